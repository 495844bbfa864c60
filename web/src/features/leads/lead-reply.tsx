import type { Lead } from '@bong-bari/contract'
import { isDone } from '@bong-bari/site'
import { Check, MailQuestionMark, MessageSquareReply, Phone } from 'lucide-react'
import { useEffect } from 'react'
import { windowPart } from '../../office/part.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useLeadActs } from './lead-acts.ts'
import { phoneLink } from './lead-contact.tsx'

const dialog = windowPart(async () => (await import('./lead-reply-dialog.tsx')).LeadReplyDialog)

const answerClass = 'flex-1 px-1.5! max-lg:min-h-11!'

type LeadReplyProps = {
  lead: Lead
  isReplying: boolean
  onReply: (lead: Lead | undefined) => void
  onDone: (lead: Lead) => void
}

/** One press starts an answer; where there is a phone number, another calls. */
export const LeadReply = ({ lead, isReplying, onReply, onDone }: LeadReplyProps) => {
  const { openReply, setWroteBack } = useLeadActs()
  const isAnswered = Boolean(lead.repliedAt)
  // Loaded early: a key should not wait for its window.
  useEffect(() => void dialog.prefetch(), [])
  return (
    <div className="flex flex-wrap gap-2">
      <Button className={answerClass} aria-keyshortcuts="r" onClick={() => onReply(lead)}>
        <MessageSquareReply />
        Reply
      </Button>
      {lead.phone && (
        <ButtonLink
          className={`${answerClass} lg:hidden!`}
          variant="secondary"
          href={phoneLink(lead.phone)}
          onClick={() => openReply(lead, 'phone')}
        >
          <Phone />
          Call
        </ButtonLink>
      )}
      {isAnswered && (
        <Button
          className={answerClass}
          variant="secondary"
          aria-keyshortcuts="w"
          aria-pressed={Boolean(lead.wroteBackAt)}
          onClick={() => setWroteBack(lead, !lead.wroteBackAt)}
        >
          <MailQuestionMark />
          They wrote back
        </Button>
      )}
      <Button
        className={`${answerClass} flex-none! px-3!`}
        variant="secondary"
        aria-keyshortcuts="d"
        aria-pressed={isDone(lead)}
        onClick={() => onDone(lead)}
      >
        <Check />
        Done
      </Button>
      {isReplying && <dialog.Component lead={lead} onClose={() => onReply(undefined)} />}
    </div>
  )
}

import type { Lead } from '@bong-bari/contract'
import { MessageSquareReply, Phone } from 'lucide-react'
import { useEffect } from 'react'
import { windowPart } from '../../office/part.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { phoneLink } from './lead-contact.tsx'
import { replyTo, useReplying } from './lead-replying.ts'

const dialog = windowPart(async () => (await import('./lead-reply-dialog.tsx')).LeadReplyDialog)

const answerClass = 'flex-1 px-1.5! max-lg:min-h-11!'

/** One touch starts an answer; where there is a telephone, another one rings. */
export const LeadReply = ({ lead }: { lead: Lead }) => {
  const isReplying = useReplying(lead.id)
  // Keys are faster than a window that has yet to come.
  useEffect(() => void dialog.prefetch(), [])
  return (
    <div className="flex gap-2">
      <Button className={answerClass} aria-keyshortcuts="r" onClick={() => replyTo(lead.id)}>
        <MessageSquareReply />
        Reply
      </Button>
      {lead.phone && (
        <ButtonLink
          className={`${answerClass} lg:hidden!`}
          variant="secondary"
          href={phoneLink(lead.phone)}
        >
          <Phone />
          Call
        </ButtonLink>
      )}
      {isReplying && <dialog.Component lead={lead} onClose={() => replyTo(undefined)} />}
    </div>
  )
}

import type { Lead } from '@bong-bari/contract'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw, Settings2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Dialog, DialogActions } from '../../office/dialog.tsx'
import { timeWithin } from '../../office/relative-time.ts'
import { useNow } from '../../office/use-now.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { Link } from '../../ui/link.tsx'
import { pendingWords } from './event-words.ts'
import { useLeadActs } from './lead-acts.ts'
import { refetchLead } from './lead-query.ts'
import { useMe } from './lead-team.ts'
import { Words } from './lead-words.tsx'
import { ReplyChoices, ReplyLanguages, useChoiceKeys } from './reply-choices.tsx'
import { subjects } from './reply-texts.ts'
import { ReplyWays } from './reply-ways.tsx'
import { useReplyText } from './use-reply-text.ts'

const Message = ({ lead: { message, company, repliedAt } }: { lead: Lead }) => {
  const now = useNow()
  return (
    <div className="grid gap-2">
      <p className="text-dense text-khata-700">
        <Words>{company}</Words>
        {repliedAt && <b className="text-jaanla-700"> · answered {timeWithin(repliedAt, now)}</b>}
      </p>
      {message && (
        <p
          className="wrap-anywhere max-h-[calc(16*var(--dvh))] overflow-auto whitespace-pre-wrap rounded-r-sm border-jaanla-600 border-l-3 bg-khata-50 px-3 py-[9px] text-dense leading-[1.5]"
          lang={langOf(message)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls by keyboard
          tabIndex={0}
        >
          {message}
        </p>
      )}
    </div>
  )
}

/** Says that a colleague is at it, so that the brand does not get two answers. */
const ColleagueAnswers = ({ lead: { pendingReply } }: { lead: Lead }) => {
  const now = useNow()
  const me = useMe()?.username
  const isTheirs = pendingReply !== null && pendingReply.by !== me
  return (
    <div role="status">
      {isTheirs && (
        <p className="wrap-anywhere border-taxi-500 border-l-3 bg-taxi-100 px-3 py-2 text-taxi-800">
          <b>{pendingWords(pendingReply, me, now)}</b> Ask first whether it was sent, so that the
          brand does not get two answers.
        </p>
      )}
    </div>
  )
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <p className="flex flex-wrap items-center gap-2 text-dense text-taxi-800" role="alert">
    The templates could not be loaded; you can write without them.
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </p>
)

type LeadReplyDialogProps = { lead: Lead; onClose: () => void }

/** Answers a lead from a template: the text can be edited, and opens in WhatsApp or a mail. */
export const LeadReplyDialog = ({ lead, onClose }: LeadReplyDialogProps) => {
  const reply = useReplyText(lead)
  const { choices, chosen, language, text, isTyped, choose, speak, write, startOver } = reply
  const { openReply, noteReply } = useLeadActs()
  const box = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const { id } = lead
  // What a colleague opened a moment ago is not in the last poll.
  useEffect(() => refetchLead(client, id), [client, id])
  useChoiceKeys({
    onChoose: choose,
    onSpeak: () => speak(language === 'bn' ? 'en' : 'bn'),
    onGo: () =>
      box.current?.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+Enter"]')?.click(),
  })
  return (
    <Dialog
      title={
        <>
          Reply to <Words>{lead.name}</Words>
        </>
      }
      wide
      onClose={onClose}
    >
      <div className="grid gap-3.5" ref={box}>
        <ColleagueAnswers lead={lead} />
        <div className="grid grid-cols-1 items-start gap-x-[22px] gap-y-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="grid gap-3">
            <Message lead={lead} />
            <ReplyChoices choices={choices} chosen={chosen} onChoose={choose} />
            <ReplyLanguages chosen={chosen} language={language} onSpeak={speak} />
            <div className="-ml-2 flex flex-wrap gap-1">
              <Link
                to="/admin/replies"
                className={buttonClass({ variant: 'bare', className: 'px-2!' })}
              >
                <Settings2 />
                Write templates
              </Link>
              {isTyped && (
                <Button variant="bare" className="px-2!" onClick={startOver}>
                  <RotateCcw />
                  Start afresh
                </Button>
              )}
            </div>
            {reply.error && <NotLoaded onRetry={() => reply.refetch()} />}
          </div>
          <TextareaField
            label="Text"
            aside={isTyped ? 'changed by you, kept until it was sent' : undefined}
            rows={11}
            lang={language}
            value={text}
            hint="What you open below is asked about on the request: it counts as a reply once somebody says that it was sent."
            onChange={({ target }) => write(target.value)}
          />
        </div>
        <DialogActions sticky>
          <ReplyWays
            lead={lead}
            text={text}
            subject={subjects[language]}
            onOpened={(channel) => {
              openReply(lead, channel)
              onClose()
            }}
            onCalled={() => {
              noteReply(lead, 'phone')
              onClose()
            }}
          />
        </DialogActions>
      </div>
    </Dialog>
  )
}

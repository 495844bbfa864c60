import type { Lead, ReplyChannel } from '@bong-bari/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Copy, Mail, MessageCircle, Phone, RotateCcw, Settings2 } from 'lucide-react'
import { useEffect } from 'react'
import { Dialog, DialogActions } from '../../../office/dialog/dialog.tsx'
import { copyText } from '../../../office/page/copy-button.tsx'
import { timeWithin, useNow } from '../../../office/page/relative-time.ts'
import { langOf } from '../../../plain/lang-of.ts'
import { Button, ButtonLink, buttonClass } from '../../../ui/button.tsx'
import { TextareaField } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { Choices } from '../choices.tsx'
import { useLeadActions } from '../data/changes.ts'
import { refetchLead } from '../data/query.ts'
import { useMe } from '../data/team.ts'
import { useWindowKeys } from '../list/keys.ts'
import { describePendingReply, Words } from '../words.tsx'
import {
  mailWay,
  type ReplyLanguage,
  type ReplyWay,
  replyLanguages,
  subjects,
  useReplyText,
  whatsAppWay,
} from './reply-texts.ts'

const languages: ReplyLanguage[] = ['bn', 'en']

const isWindows = () => /Windows/.test(navigator.userAgent)

const copy = async (text: string, onCopied: () => void) => {
  if (await copyText(text)) return onCopied()
  toast({
    title: 'Error',
    description: 'The browser does not allow copying. Mark the text and copy it by hand.',
    destructive: true,
  })
}

const pasted = 'The text is too long for a link, so it is copied: paste it there.'

type ReplyWaysProps = {
  lead: Lead
  text: string
  subject: string
  onOpened: (channel: ReplyChannel) => void
  onCalled: () => void
}

/** Links, which no popup blocker stops. Whether it was sent is asked on the request. */
const ReplyWays = ({ lead, text, subject, onOpened, onCalled }: ReplyWaysProps) => {
  const written = { text, subject, isWindows: isWindows() }
  const whatsApp = whatsAppWay(lead, written)
  const mail = mailWay(lead, written)
  const open = ({ channel, isCopied }: ReplyWay) => {
    if (isCopied) void copy(text, () => toast({ title: 'Text Copied', description: pasted }))
    onOpened(channel)
  }
  const linkProps = (way: ReplyWay) => ({
    href: way.href,
    onClick: () => open(way),
  })
  const copyOnly = () =>
    copy(text, () => {
      toast({ title: 'Text Copied', description: 'The request now asks whether it was sent.' })
      onOpened('other')
    })
  const first = 'Control+Enter Meta+Enter'
  return (
    <>
      {whatsApp && (
        <ButtonLink newTab aria-keyshortcuts={first} {...linkProps(whatsApp)}>
          <MessageCircle />
          WhatsApp
        </ButtonLink>
      )}
      {mail && (
        <ButtonLink
          variant={whatsApp ? 'secondary' : 'primary'}
          aria-keyshortcuts={whatsApp ? undefined : first}
          {...linkProps(mail)}
        >
          <Mail />
          Mail
        </ButtonLink>
      )}
      <Button variant="secondary" onClick={copyOnly}>
        <Copy />
        Copy
      </Button>
      {lead.phone && (
        <Button variant="secondary" onClick={onCalled}>
          <Phone />I called
        </Button>
      )}
      {(whatsApp?.isCopied || mail?.isCopied) && (
        <p className="w-full text-dense text-taxi-800">
          {whatsApp?.isCopied && mail?.isCopied
            ? pasted
            : `${pasted.replace('The text is', `For ${mail?.isCopied ? 'Mail' : 'WhatsApp'} the text is`)}`}
        </p>
      )}
    </>
  )
}

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
          <b>{describePendingReply(pendingReply, me, now)}</b> Ask first whether it was sent, so
          that the brand does not get two answers.
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
  const { openReply, noteReply } = useLeadActions()
  const client = useQueryClient()
  const { id } = lead
  // What a colleague opened a moment ago is not in the last poll.
  useEffect(() => refetchLead(client, id), [client, id])
  useWindowKeys()
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
      <div className="grid gap-3.5">
        <ColleagueAnswers lead={lead} />
        <div className="grid grid-cols-1 items-start gap-x-[22px] gap-y-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="grid gap-3">
            <Message lead={lead} />
            <Choices
              isFirst
              isWrapped
              legend="Template"
              choices={choices.map(({ key, name }) => ({ value: key, word: name }))}
              chosen={chosen?.key}
              onChoose={choose}
            />
            <Choices
              isWrapped
              legend="Language"
              choices={languages.map((one) => ({
                value: one,
                word: replyLanguages[one],
                lang: one,
                disabled: chosen?.bodies[one] === undefined,
              }))}
              chosen={language}
              onChoose={speak}
            />
            <div className="-ml-2 flex flex-wrap gap-1">
              <Link
                to="/admin/replies"
                className={buttonClass({ variant: 'bare', className: 'px-2!' })}
              >
                <Settings2 />
                Edit templates
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
            aside={isTyped ? 'changed by you, kept until it is sent' : undefined}
            rows={11}
            lang={language}
            value={text}
            hint="After you open one of these, the request asks whether it was sent. It counts as a reply once somebody says yes."
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

import { type Lead, type LeadStatus, leadStatuses } from '@bong-bari/contract'
import { isDone } from '@bong-bari/site'
import {
  Check,
  MailQuestionMark,
  MessageSquareReply,
  Phone,
  ShieldAlert,
  Undo2,
  UserRound,
} from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { part, windowPart } from '../../../office/dialog/part.tsx'
import { useNow } from '../../../office/page/relative-time.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { chevronClass, controlClass } from '../../../ui/field.tsx'
import { useGiveLead, useLeadActions, useOpenLead, useSetStatus } from '../data/changes.ts'
import { type Member, ownerOf, useIsAlone, useMe, useNameOf, useTeam } from '../data/team.ts'
import { StateLine } from '../list/state-line.tsx'
import { statusLooks, Words } from '../words.tsx'
import { LeadFacts, LeadMessage, LeadTalk, phoneLink } from './facts.tsx'
import { LeadFollowUp } from './follow-up.tsx'
import { DetailsBody, DetailsHead } from './frame.tsx'
import { LeadNotes } from './notes.tsx'
import { LeadRights } from './rights.tsx'

const choiceClass =
  'relative flex min-h-11 cursor-pointer flex-col items-center justify-center gap-px border-khata-200 text-dense not-first:border-l hover:bg-khata-50'

const chosenClass: Record<LeadStatus, string> = {
  new: 'bg-phalak-100 text-phalak-700',
  hot: 'bg-paar-100 text-paar-700',
  warm: 'bg-taxi-100 text-taxi-800',
  cold: 'bg-dighi-100 text-dighi-700',
  dead: 'bg-khata-100 text-khata-700',
}

const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
])

/** Arrows would save each status they pass. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  const { currentTarget, target, key } = event
  const step = steps.get(key)
  if (!(target instanceof HTMLInputElement) || !(step || key === 'Enter')) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  if (!step) return target.click()
  const radios = [...currentTarget.querySelectorAll('input')]
  radios.at((radios.indexOf(target) + step) % radios.length)?.focus()
}

const LeadStatusControl = ({ lead }: { lead: Lead }) => {
  const set = useSetStatus()
  return (
    <fieldset>
      <legend className="sr-only">Status of the request</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the radios within */}
      <div
        className="grid grid-cols-5 overflow-hidden rounded-field border border-khata-500"
        onKeyDown={onKeyDown}
      >
        {leadStatuses.map((status, index) => {
          const { label, icon: Icon } = statusLooks[status]
          const isChosen = status === lead.leadStatus
          return (
            <label
              key={status}
              className={`${choiceClass} ${isChosen ? `font-semibold ${chosenClass[status]}` : 'font-medium'}`}
            >
              <input
                type="radio"
                className="absolute inset-0 size-full cursor-pointer appearance-none focus-visible:-outline-offset-3"
                name={`status-${lead.id}`}
                value={status}
                checked={isChosen}
                aria-keyshortcuts={String(index + 1)}
                onChange={() => set(lead, status)}
              />
              <Icon className="size-4" />
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Nobody, me, the others, and an owner who left the team. */
const listOwners = (lead: Lead, me: Member | undefined, team: readonly Member[]) => {
  const others = team.filter(({ id }) => id !== me?.id)
  const owner = ownerOf(lead)
  const isKnown = !owner || owner.id === me?.id || others.some(({ id }) => id === owner.id)
  return [...(me ? [me] : []), ...others, ...(isKnown ? [] : [owner])]
}

/** Owner of a lead: take it with one press, or choose. */
const LeadOwner = ({ lead }: { lead: Lead }) => {
  const me = useMe()
  const choices = listOwners(lead, me, useTeam())
  const nameOf = useNameOf()
  const give = useGiveLead(me)
  const isMine = Boolean(me) && lead.ownerId === me?.id
  return (
    <>
      <select
        className={`${controlClass} ${chevronClass} min-w-0 flex-[1_1_8rem]`}
        aria-label="Owner"
        value={lead.ownerId ?? ''}
        onChange={({ target }) => give(lead, choices.find(({ id }) => id === target.value) ?? null)}
      >
        <option value="">No owner</option>
        {choices.map((member) => (
          <option key={member.id} value={member.id}>
            Owner: {member.id === me?.id ? 'you' : nameOf(member)}
          </option>
        ))}
      </select>
      <Button
        className="px-2.5!"
        variant="secondary"
        aria-pressed={isMine}
        aria-keyshortcuts="m"
        disabled={!me}
        onClick={() => me && give(lead, isMine ? null : me)}
      >
        <UserRound />
        Mine
      </Button>
    </>
  )
}

const dialog = windowPart(async () => (await import('./reply-dialog.tsx')).LeadReplyDialog)

const answerClass = 'flex-1 px-1.5! max-lg:min-h-11!'

type LeadReplyProps = {
  lead: Lead
  isReplying: boolean
  onReply: (lead: Lead | undefined) => void
  onDone: (lead: Lead) => void
}

/** One press starts an answer; where there is a phone number, another calls. */
const LeadReply = ({ lead, isReplying, onReply, onDone }: LeadReplyProps) => {
  const { openReply, setWroteBack } = useLeadActions()
  const isAnswered = Boolean(lead.repliedAt)
  // Loaded early: a key should not wait for its window.
  useEffect(() => void dialog.prefetch(), [])
  return (
    // In reach beside a message of any length, and while notes are written.
    <div className="sticky top-0 bottom-0 z-2 -mx-[18px] -my-1 flex flex-wrap gap-2 bg-white px-[18px] py-1.5 max-md:[&_svg]:hidden">
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

const timeline = part(async () => (await import('./events.tsx')).LeadEvents)

type LeadDetailsProps = {
  lead: Lead
  isSpam: boolean
  /** Moves focus to the name, after opening by hand. */
  takesFocus: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
  /** Moves the lead to spam or back, and goes to the next. */
  onSpam: (lead: Lead) => void
  onDone: (lead: Lead) => void
  /** Whether an answer to the lead is being written. */
  isReplying: boolean
  onReply: (lead: Lead | undefined) => void
  onFollowUp: (lead: Lead) => void
}

/** Showing the details marks the lead as opened. */
export const LeadDetails = (props: LeadDetailsProps) => {
  const { lead, isSpam, takesFocus, heading, isReplying } = props
  const { onClose, onSpam, onDone, onReply, onFollowUp } = props
  const SpamIcon = isSpam ? Undo2 : ShieldAlert
  const now = useNow()
  const me = useMe()
  // What a colleague who left still has can be taken over.
  const hasOwner = !useIsAlone() || (lead.ownerId !== null && lead.ownerId !== me?.id)
  useOpenLead(lead)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, heading])
  return (
    <>
      <DetailsHead
        title={<Words>{lead.name}</Words>}
        subtitle={<Words>{lead.company}</Words>}
        aside={!isSpam && <StateLine isWhole lead={lead} me={me?.username} now={now} />}
        heading={heading}
        onClose={onClose}
      >
        <Button variant="bare" aria-keyshortcuts="s" onClick={() => onSpam(lead)}>
          <SpamIcon />
          {isSpam ? 'Restore' : 'Mark as spam'}
        </Button>
      </DetailsHead>
      <DetailsBody>
        {lead.message ? (
          <LeadMessage message={lead.message} />
        ) : (
          <p className="text-khata-700">No message was left.</p>
        )}
        {lead.source === 'chat' && <LeadTalk talk={lead.conversation ?? []} />}
        {!isSpam && (
          <LeadReply lead={lead} isReplying={isReplying} onReply={onReply} onDone={onDone} />
        )}
        <LeadFacts lead={lead} />
        <LeadStatusControl lead={lead} />
        {!isSpam && (
          <div className="flex flex-wrap gap-2">
            {hasOwner && <LeadOwner lead={lead} />}
            <LeadFollowUp lead={lead} onFollowUp={onFollowUp} />
          </div>
        )}
        <LeadNotes lead={lead} />
        <timeline.Component lead={lead} />
        <LeadRights lead={lead} onClose={onClose} />
      </DetailsBody>
    </>
  )
}

import type { Lead } from '@bong-bari/contract'
import { dayInKolkata, daysBetween, isDone, shortWeekday, stageOf, waitOf } from '@bong-bari/site'
import { AlarmClock, CalendarClock, Check } from 'lucide-react'
import { Badge } from '../../../office/list/badge.tsx'
import { timeWithin } from '../../../office/page/relative-time.ts'
import { createStore } from '../../../plain/create-store.ts'
import { Button } from '../../../ui/button.tsx'
import { useStore } from '../../../ui/use-stored-values.ts'
import { useLeadActions } from '../data/changes.ts'
import { channelWords, describePendingReply } from '../words.tsx'

type Due = {
  state: 'late' | 'today' | 'later'
  text: string
  /** When and what for, briefly. */
  short: string
  sentence: string
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** What a lead waits for and since when; undefined where nothing. */
const findDue = (lead: Lead & { spam?: boolean }, now: number): Due | undefined => {
  const wait = waitOf(lead)
  if (!wait) return undefined
  const today = dayInKolkata(now)
  const daysLeft = daysBetween(today, wait.day)
  const isAnswer = wait.for === 'answer'
  const dayText = shortWeekday(wait.day, today)
  const short = `${isAnswer ? 'Due' : 'Follow up'} ${dayText}`
  const sentence = `${isAnswer ? 'Answer promised by' : 'Follow up on'} ${dayText}`
  if (daysLeft < 0) return { state: 'late', text: `Late ${days(-daysLeft)}`, short, sentence }
  if (daysLeft > 0) return { state: 'later', text: '', short, sentence }
  return { state: 'today', text: isAnswer ? 'Due today' : 'Follow up today', short, sentence }
}

type Shown = Lead & { spam?: boolean }

/** `You answered by e-mail yesterday`; old replies have only a date. */
const answerWords = ({ lastReply, repliedAt }: Shown, me: string | undefined, now: number) => {
  if (!lastReply) return repliedAt ? `Answered ${timeWithin(repliedAt, now)}` : undefined
  const { by, channel, at } = lastReply
  const who = by === null ? 'Somebody' : by === me ? 'You' : by
  return `${who} answered ${channelWords[channel]} ${timeWithin(at, now)}`
}

const nextWords = ({ followUpOn }: Shown, now: number) =>
  followUpOn && `next ${shortWeekday(followUpOn, dayInKolkata(now))}`

/** The state of a lead in one line: due, answered, follow-up. `badge` is the urgent part. */
const describeState = (lead: Shown, me: string | undefined, now: number) => {
  const stage = stageOf(lead)
  if (!stage) return undefined
  const due = findDue(lead, now)
  const answered = answerWords(lead, me, now)
  const parts = {
    answer: [
      lead.wroteBackAt && `Wrote back ${timeWithin(lead.wroteBackAt, now)}`,
      due ? due.short : 'Not answered',
      lead.wroteBackAt && answered,
    ],
    answered: [answered, nextWords(lead, now)],
    done: [
      lead.leadStatus === 'dead' || !isDone(lead)
        ? 'Done: dead'
        : `Done ${timeWithin(lead.doneAt ?? '', now)}`,
      answered ?? 'not answered',
    ],
  }[stage].filter(Boolean)
  return { badge: due?.text ? due : undefined, text: parts.join(' · ') }
}

type StateLineProps = {
  lead: Lead & { spam?: boolean }
  me: string | undefined
  now: number
  isWhole?: boolean
}

type Pending = NonNullable<Lead['pendingReply']>

/** The request that somebody just said was answered: most are done then. */
const justAnswered = createStore<string | undefined>(undefined)

/** Offers on the request's own line that nothing more is to be done. */
export const offerDone = ({ id }: Lead) => justAnswered.set(id)

const answerClass = 'min-h-6! px-2! text-dense! max-lg:min-h-11!'

/** Asks whether it was sent: only that is noted. */
const SentQuestion = ({ lead, me, now, pending }: StateLineProps & { pending: Pending }) => {
  const { noteReply, dropReply } = useLeadActions()
  const { channel } = pending
  return (
    <>
      <span className="min-w-0 truncate max-md:whitespace-normal">
        {describePendingReply(pending, me, now)}
      </span>
      <b className="flex-none font-semibold">Sent?</b>
      {/* Above the row-wide button. */}
      <span className="relative z-1 flex flex-none gap-1">
        <Button
          className={answerClass}
          aria-label={`Yes, sent to ${lead.name}`}
          aria-keyshortcuts="y"
          onClick={() => {
            noteReply(lead, channel)
            offerDone(lead)
          }}
        >
          Yes
        </Button>
        <Button
          className={answerClass}
          variant="secondary"
          aria-label={`Not yet sent to ${lead.name}`}
          aria-keyshortcuts="Shift+Y"
          onClick={() => dropReply(lead)}
        >
          Not yet
        </Button>
      </span>
    </>
  )
}

const DoneOffer = ({ lead }: Pick<StateLineProps, 'lead'>) => {
  const { setDone } = useLeadActions()
  return (
    <Button
      className={`relative z-1 flex-none ${answerClass}`}
      variant="secondary"
      aria-label={`Done with ${lead.name}`}
      aria-keyshortcuts="d"
      onClick={() => setDone(lead, true)}
    >
      <Check />
      Done
    </Button>
  )
}

/** The lead's state in one line; the full text on hover. */
export const StateLine = (props: StateLineProps) => {
  const { lead, me, now, isWhole } = props
  const isOffered = useStore(justAnswered) === lead.id && stageOf(lead) === 'answered'
  const state = describeState(lead, me, now)
  if (!state) return null
  const { badge, text } = state
  const isLate = badge?.state === 'late'
  return (
    <span
      className={`flex min-w-0 items-center gap-1.5 text-dense text-khata-700 max-md:flex-wrap ${isWhole ? 'flex-wrap' : ''}`}
    >
      {badge && (
        <Badge tone={isLate ? 'red' : 'amber'} icon={isLate ? AlarmClock : CalendarClock}>
          {badge.text}
        </Badge>
      )}
      {lead.pendingReply ? (
        <SentQuestion {...props} pending={lead.pendingReply} />
      ) : (
        <span
          className={isWhole ? '' : 'min-w-0 truncate max-md:whitespace-normal'}
          title={isWhole ? undefined : text}
        >
          {text}
        </span>
      )}
      {isOffered && <DoneOffer lead={lead} />}
    </span>
  )
}

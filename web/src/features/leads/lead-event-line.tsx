import type { LeadEvent } from '@bong-bari/contract'
import {
  Activity,
  CalendarClock,
  Eye,
  Hourglass,
  Inbox,
  type LucideIcon,
  MessageSquareReply,
  PencilLine,
  ShieldAlert,
  Undo2,
  UserRound,
} from 'lucide-react'
import { kolkataTime } from '../../office/kolkata-time.ts'
import { relativeTime } from '../../office/relative-time.ts'
import { whatWords, whoWords } from './event-words.ts'
import { NotesChange } from './lead-notes-change.tsx'

const icons: Record<LeadEvent['kind'], LucideIcon> = {
  received: Inbox,
  opened: Eye,
  status: Activity,
  notes: PencilLine,
  owner: UserRound,
  'follow-up-on': CalendarClock,
  replied: MessageSquareReply,
  spam: ShieldAlert,
  restored: Undo2,
  held: Hourglass,
  released: Undo2,
}

const markClass =
  'z-1 grid size-[22px] place-items-center rounded-full border bg-white [&>svg]:size-[13px]'
const toneOf = ({ kind }: LeadEvent) =>
  kind === 'replied'
    ? 'border-jaanla-600 bg-jaanla-100! text-jaanla-700'
    : 'border-khata-200 text-khata-700'

type LeadEventLineProps = {
  event: LeadEvent
  /** The notes that came of it. */
  notesAfter: string
  me: string | undefined
  now: number
}

/** One thing that happened: who, what and when. What this page does not know yet is left out. */
export const LeadEventLine = ({ event, notesAfter, me, now }: LeadEventLineProps) => {
  const what = whatWords(event, me)
  if (!what) return null
  const Icon = icons[event.kind]
  const who = whoWords(event, me)
  return (
    <li className="relative grid grid-cols-[22px_minmax(0,1fr)_auto] items-start gap-x-2 pb-2 not-last:before:absolute not-last:before:top-2 not-last:before:bottom-0 not-last:before:left-[10.5px] not-last:before:w-px not-last:before:bg-khata-200">
      <span className={`${markClass} ${toneOf(event)}`}>
        <Icon />
      </span>
      <div className="wrap-anywhere min-w-0 leading-[22px]">
        {who && <b className="font-semibold">{who} </b>}
        {what}
        {event.kind === 'notes' && event.before && (
          <NotesChange before={event.before} after={notesAfter} />
        )}
      </div>
      <time
        className="whitespace-nowrap text-khata-700 leading-[22px]"
        dateTime={event.at}
        title={kolkataTime(event.at)}
      >
        {relativeTime(event.at, now)}
      </time>
    </li>
  )
}

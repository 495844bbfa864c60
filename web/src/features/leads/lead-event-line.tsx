import type { LeadEvent } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import {
  Activity,
  CalendarClock,
  CircleCheckBig,
  Eye,
  Hourglass,
  Inbox,
  type LucideIcon,
  MailQuestionMark,
  MessageSquareReply,
  PencilLine,
  ShieldAlert,
  Undo2,
  UserRound,
} from 'lucide-react'
import { relativeTime } from '../../office/relative-time.ts'
import { Button } from '../../ui/button.tsx'
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
  'reply-taken-back': Undo2,
  'wrote-back': MailQuestionMark,
  done: CircleCheckBig,
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
  notesAfter: string
  me: string | undefined
  now: number
  /** Absent for what is no reply, or was taken back. */
  onTakeBack: (() => void) | undefined
}

/** Who, what and when; kinds this page does not know are left out. */
export const LeadEventLine = (props: LeadEventLineProps) => {
  const { event, notesAfter, me, now, onTakeBack } = props
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
        {onTakeBack && (
          <>
            {' '}
            <Button
              className="-my-1 min-h-7! px-1.5! text-dense! underline max-lg:min-h-11!"
              variant="bare"
              aria-label={`Take back: ${what} ${relativeTime(event.at, now)}`}
              onClick={onTakeBack}
            >
              Take back
            </Button>
          </>
        )}
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

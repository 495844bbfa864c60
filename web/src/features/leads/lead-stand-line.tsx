import type { Lead } from '@bong-bari/contract'
import { AlarmClock, CalendarClock } from 'lucide-react'
import { Badge } from '../../office/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { pendingWords } from './event-words.ts'
import { useLeadActs } from './lead-acts.ts'
import { standOf } from './lead-stand.ts'

type LeadStandProps = {
  lead: Lead & { spam?: boolean }
  me: string | undefined
  now: number
  isWhole?: boolean
}

type Pending = NonNullable<Lead['pendingReply']>

const answerClass = 'min-h-6! px-2! text-dense! max-lg:min-h-11!'

/** Asks whether it was sent: only that is noted. */
const Sent = ({ lead, me, now, pending }: LeadStandProps & { pending: Pending }) => {
  const { noteReply, dropReply } = useLeadActs()
  const { channel } = pending
  return (
    <>
      <span className="min-w-0 truncate max-md:whitespace-normal">
        {pendingWords(pending, me, now)} <b className="font-semibold">Sent?</b>
      </span>
      {/* Above the row-wide button. */}
      <span className="relative z-1 flex flex-none gap-1">
        <Button
          className={answerClass}
          aria-label={`Yes, sent to ${lead.name}`}
          aria-keyshortcuts="y"
          onClick={() => noteReply(lead, channel)}
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
/** The lead's state in one line; the full text on hover. */
export const StandLine = (props: LeadStandProps) => {
  const { lead, me, now, isWhole } = props
  const stand = standOf(lead, me, now)
  if (!stand) return null
  const { badge, words } = stand
  const isLate = badge?.state === 'late'
  return (
    <span
      className={`flex min-w-0 items-center gap-1.5 text-dense text-khata-700 max-md:flex-wrap ${isWhole ? 'flex-wrap' : ''}`}
    >
      {badge && (
        <Badge tone={isLate ? 'red' : 'amber'} icon={isLate ? AlarmClock : CalendarClock}>
          {badge.words}
        </Badge>
      )}
      {lead.pendingReply ? (
        <Sent {...props} pending={lead.pendingReply} />
      ) : (
        <span
          className={isWhole ? '' : 'min-w-0 truncate max-md:whitespace-normal'}
          title={isWhole ? undefined : words}
        >
          {words}
        </span>
      )}
    </span>
  )
}

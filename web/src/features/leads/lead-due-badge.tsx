import type { Lead } from '@bong-bari/contract'
import { AlarmClock, CalendarClock } from 'lucide-react'
import { Badge } from '../../office/badge.tsx'
import { dueOf } from './lead-due.ts'

type LeadDueProps = { lead: Lead; now: number }

/** `Late 3 days`, `Due today` or `Follow up today`; nothing where nothing waits, or not yet. */
export const DueBadge = ({ lead, now }: LeadDueProps) => {
  const due = dueOf(lead, now)
  if (!due?.words) return null
  const isLate = due.state === 'late'
  return (
    <span className="inline-flex" title={due.sentence}>
      <Badge tone={isLate ? 'red' : 'amber'} icon={isLate ? AlarmClock : CalendarClock}>
        {due.words}
      </Badge>
    </span>
  )
}

/** The badge, and by when what was promised. */
export const DueWords = ({ lead, now }: LeadDueProps) => {
  const due = dueOf(lead, now)
  if (!due) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <DueBadge lead={lead} now={now} />
      {due.sentence}
    </p>
  )
}

import { hasVisibleContent, type Section } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { CalendarClock, CalendarX, CircleDashed } from 'lucide-react'
import { Badge, type BadgeTone } from '../../office/list/badge.tsx'

const typeTones: Record<Section['sectionType'], BadgeTone> = {
  banner: 'blue',
  offer: 'amber',
  greeting: 'teal',
  announcement: 'red',
}

export const TypeBadge = ({ section }: { section: Section }) => (
  <Badge tone={typeTones[section.sectionType]}>{section.sectionType}</Badge>
)

/** For clocks that differ: what was just added begins now, even if the server is seconds ahead. */
const clockToleranceMs = 60_000

/** Says whether `now` is before, within or after a section's dates. */
export const dateStateOf = ({ validFrom, validTo }: Section, now: number) => {
  if (now + clockToleranceMs < Date.parse(validFrom)) return 'scheduled'
  return validTo && Date.parse(validTo) <= now ? 'ended' : 'live'
}

/** Says why Home does not draw an active section now; whether it is active stands beside its switch. */
export const DateBadge = ({ section, now }: { section: Section; now: number }) => {
  const state = dateStateOf(section, now)
  if (!section.isActive || state === 'live') return null
  return state === 'scheduled' ? (
    <Badge tone="blue" icon={CalendarClock}>
      Scheduled
    </Badge>
  ) : (
    <Badge tone="red" icon={CalendarX}>
      Ended
    </Badge>
  )
}

/** Says that Home draws nothing of a section without words, picture and button. */
export const NothingBadge = ({ section }: { section: Section }) =>
  hasVisibleContent(section) ? null : (
    <Badge tone="amber" icon={CircleDashed}>
      Shows nothing
    </Badge>
  )

export const inThePast = (moment: string) => `${kolkataTime(moment)} is in the past`

/** Says in one sentence whether and why visitors see a section now. */
export const whenShown = (section: Section, now: number) => {
  const { isActive, validFrom, validTo } = section
  if (!isActive) return 'Visitors do not see it.'
  if (!hasVisibleContent(section)) return 'It has nothing to show, so Home draws nothing of it.'
  const state = dateStateOf(section, now)
  if (state === 'scheduled') return `Visitors see it from ${kolkataTime(validFrom)}.`
  if (validTo && state === 'ended')
    return `Its end, ${inThePast(validTo)}, so visitors do not see it.`
  return `Visitors see it now${validTo ? `, until ${kolkataTime(validTo)}` : ''}.`
}

/** The dates in words, such as `From 1 Jan 2026, 05:30 until 22 Nov 2026, 11:30`. */
export const datesOf = ({ validFrom, validTo }: Section) =>
  `From ${kolkataTime(validFrom)}${validTo ? ` until ${kolkataTime(validTo)}` : ''}`

import { firstLiveMoment, type Section } from '@bong-bari/contract'
import { dayAfter, startOf } from '../../office/kolkata-time.ts'

/** The part of a section within the shown days, as shares (0 to 1) of their width. */
export type Bar = {
  from: number
  to: number
  /** It begins before these days, or continues after them. */
  isCutBefore: boolean
  isCutAfter: boolean
  /** It has no end. */
  isOpen: boolean
}

/** An inactive section has a bar too, where it would show. */
const switchedOn = (section: Section): Section => ({ ...section, isActive: true })

/** Undefined where no part of it is in these days. */
export const barOf = (section: Section, days: readonly string[]): Bar | undefined => {
  const [first = '', last = first] = [days[0], days.at(-1)]
  const start = startOf(first)
  const end = startOf(dayAfter(last))
  const live = firstLiveMoment(switchedOn(section), start, end)
  if (live === undefined) return undefined
  const over = section.validTo === null ? Number.POSITIVE_INFINITY : Date.parse(section.validTo)
  const share = (moment: number) => (moment - start) / (end - start)
  return {
    from: share(live),
    to: share(Math.min(over, end)),
    isCutBefore: Date.parse(section.validFrom) < start,
    isCutAfter: over > end,
    isOpen: section.validTo === null,
  }
}

export type OnDay = { section: Section; begins?: string; ends?: string }

/** Sections visible at some time of a day, in the given order. */
export const sectionsOn = (sections: readonly Section[], day: string): OnDay[] => {
  const [start, end] = [startOf(day), startOf(dayAfter(day))]
  const isWithin = (moment: string | null): moment is string =>
    moment !== null && Date.parse(moment) >= start && Date.parse(moment) < end
  return sections
    .filter((section) => firstLiveMoment(section, start, end) !== undefined)
    .map((section) => ({
      section,
      ...(isWithin(section.validFrom) && { begins: section.validFrom }),
      ...(isWithin(section.validTo) && { ends: section.validTo }),
    }))
}

/** True where visitors see the same as on all of the day before. */
export const isAsBefore = (sections: readonly Section[], day: string) => {
  const [today, before] = [sectionsOn(sections, day), sectionsOn(sections, dayAfter(day, -1))]
  return (
    today.length === before.length &&
    today.every(
      ({ section, begins, ends }, place) =>
        section.id === before[place]?.section.id && !begins && !ends && !before[place]?.ends,
    )
  )
}

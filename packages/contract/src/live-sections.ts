import type { Section } from './section.ts'
import { isLive } from './validity.ts'

type Dated = Pick<Section, 'isActive' | 'validFrom' | 'validTo'>
/** The sections that visitors see at a moment, in the order given: what publishes Home asks this. */
export const liveSections = <One extends Dated>(sections: readonly One[], now: Date) =>
  sections.filter((section) => isLive(section, now))

/** When the next one comes or goes after a moment; undefined where none does. */
export const nextSectionChange = (sections: readonly Dated[], now: Date) =>
  sections
    .filter(({ isActive }) => isActive)
    .flatMap(({ validFrom, validTo }) => [validFrom, ...(validTo ? [validTo] : [])])
    .map((moment) => Date.parse(moment))
    .filter((moment) => moment > now.getTime())
    .sort((a, b) => a - b)
    .map((moment) => new Date(moment))[0]

/**
 * The first moment (ms) of a span at which visitors see a section; undefined where they never do. The
 * span ends before `to`.
 */
export const firstLiveMoment = (section: Dated, from: number, to: number) => {
  const first = Math.max(from, Date.parse(section.validFrom))
  return first < to && isLive(section, new Date(first)) ? first : undefined
}

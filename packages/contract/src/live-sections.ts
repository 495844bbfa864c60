import type { Section } from './section.ts'
import { isLive } from './validity.ts'

type Dated = Pick<Section, 'isActive' | 'validFrom' | 'validTo'>

/** When (ms) a section is first visible from `from`, before `to`; undefined: never. */
export const firstLiveMoment = (section: Dated, from: number, to: number) => {
  const first = Math.max(from, Date.parse(section.validFrom))
  return first < to && isLive(section, new Date(first)) ? first : undefined
}

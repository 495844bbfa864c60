import type { Section } from './section.ts'
import { isLive } from './validity.ts'

type Dated = Pick<Section, 'isActive' | 'validFrom' | 'validTo'>

/** When (ms) visitors first see a section between `from` and `to` (exclusive); undefined for never. */
export const firstLiveMoment = (section: Dated, from: number, to: number) => {
  const first = Math.max(from, Date.parse(section.validFrom))
  return first < to && isLive(section, new Date(first)) ? first : undefined
}

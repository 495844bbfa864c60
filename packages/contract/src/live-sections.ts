import type { Section } from './section.ts'
import { isLive } from './validity.ts'

type Dated = Pick<Section, 'isActive' | 'validFrom' | 'validTo'>

/**
 * The first moment (ms) of a span at which visitors see a section; undefined where they never do. The
 * span ends before `to`.
 */
export const firstLiveMoment = (section: Dated, from: number, to: number) => {
  const first = Math.max(from, Date.parse(section.validFrom))
  return first < to && isLive(section, new Date(first)) ? first : undefined
}

import { cut } from '@bong-bari/text'
import { aboutOf } from '../bot/match/dependence.ts'
import { isCourtesy, unitsOf } from '../bot/match/units.ts'

/** Longer would be a sentence. */
const most = { words: 3, length: 60 }

/** Its first words where nothing is named. */
export const keywordOf = (message: string) => {
  const units = unitsOf(message)
  const about = aboutOf(units).filter((unit) => !isCourtesy(unit))
  const words = new Set((about.length ? about : units).map(({ typed }) => typed))
  return cut([...words].slice(0, most.words).join(' '), most.length)
}

import { eventMeanings } from './events.ts'
import { moneyMeanings } from './money.ts'
import { peopleWorkMeanings } from './people-work.ts'
import { rightsMeanings } from './rights.ts'
import { timePlaceMeanings } from './time-place.ts'

const all = [moneyMeanings, timePlaceMeanings, peopleWorkMeanings, rightsMeanings, eventMeanings]

export { furtherWeak } from './weak.ts'

/** Lines of words that mean what the first of them means. */
export const furtherMeanings = all.flatMap((lines) => lines.trim().split('\n'))

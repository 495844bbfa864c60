import { commonMeanings } from './common.ts'
import { eventMeanings } from './events.ts'
import { moneyMeanings } from './money.ts'
import { moreMeanings } from './more.ts'
import { furtherNear as nearOfMost } from './near.ts'
import { peopleWorkMeanings } from './people-work.ts'
import { rightsMeanings } from './rights.ts'
import { timePlaceMeanings } from './time-place.ts'
import { tradeEventMeanings } from './trade-events.ts'
import { tradeGoodsMeanings } from './trade-goods.ts'
import { tradeMoneyMeanings } from './trade-money.ts'
import { tradeNear } from './trade-near.ts'
import { tradeThings } from './trade-things.ts'
import { tradeMoreThings } from './trade-things-more.ts'
import { tradeTimePlaceMeanings } from './trade-time-place.ts'
import { tradeWeak } from './trade-weak.ts'
import { furtherWeak as weakOfMost } from './weak.ts'

const all = [
  moneyMeanings,
  timePlaceMeanings,
  peopleWorkMeanings,
  rightsMeanings,
  eventMeanings,
  moreMeanings,
  commonMeanings,
  tradeMoneyMeanings,
  tradeGoodsMeanings,
  tradeEventMeanings,
  tradeTimePlaceMeanings,
  tradeThings,
  tradeMoreThings,
]

/** Words that any sentence may have. */
export const furtherWeak = `${weakOfMost.trimEnd()}${tradeWeak}`

/** Meanings near each other. */
export const furtherNear = `${nearOfMost.trimEnd()}${tradeNear}`

/** Lines of words that mean what the first of them means. */
export const furtherMeanings = all.flatMap((lines) => lines.trim().split('\n'))

import { askedChannelWeak } from '../daily/asked-channel.ts'
import { askedClassesNear, askedClassesWeak } from '../daily/asked-classes.ts'
import { askedEventNear, askedEventWeak } from '../daily/asked-events.ts'
import { askedShopNear } from '../daily/asked-shop-near.ts'
import { dailyMeanings } from '../daily/daily.ts'
import { dailyNear } from '../daily/near.ts'
import { dailyWeak } from '../daily/weak.ts'
import { byHandMeanings } from './by-hand.ts'
import { commonMeanings } from './common.ts'
import { eventMeanings } from './events.ts'
import { homeChannelMeanings } from './home-channel.ts'
import { homeChatMeanings } from './home-chat.ts'
import { homeLifeMeanings } from './home-life.ts'
import { homeLookMeanings } from './home-looks.ts'
import { homeSchoolMeanings } from './home-school.ts'
import { homeWeak } from './home-weak.ts'
import { homeWordMeanings } from './home-words.ts'
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
import { weak } from './weak.ts'

const all = [
  homeChatMeanings,
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
  homeSchoolMeanings,
  homeChannelMeanings,
  homeLifeMeanings,
  homeWordMeanings,
  homeLookMeanings,
  ...dailyMeanings,
  byHandMeanings,
]

/** Lines of words that mean what the first of them means. */
export const furtherMeanings = all.flatMap((lines) => lines.trim().split('\n'))

/** Lists of lines as one. */
const joined = (lists: string[]) => `\n${lists.map((lines) => lines.trim()).join('\n')}\n`

/** Words that any sentence may have, beside those of concepts.ts. */
export const furtherWeak = joined([
  weak,
  homeWeak,
  tradeWeak,
  dailyWeak,
  askedClassesWeak,
  askedEventWeak,
  askedChannelWeak,
])

/** Meanings near each other. */
export const furtherNear = joined([
  nearOfMost,
  tradeNear,
  dailyNear,
  askedShopNear,
  askedClassesNear,
  askedEventNear,
])

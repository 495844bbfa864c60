import { randomUUID } from 'node:crypto'
import { dayIn, isBusinessDay, minuteIn, site } from '@bong-bari/site'
import { claimDigest, listDueLeads, listLeads, type Telling } from '@bong-bari/table'
import { teamToTell } from '../public-data/notice-settings.ts'
import { digestNews } from './digest-news.ts'
import type { Surroundings } from './surroundings.ts'
import { type News, tellTeam, warnOf } from './tell-team.ts'

/** Half past nine. Whoever could not be told until noon has the dashboard. */
const [first, last] = [9 * 60 + 30, 12 * 60]

/** The newest leads, and of those that wait the longest due, that are looked at. */
const mostLeads = 500

const newsOf = async (day: string) => {
  const [unopened, waiting] = await Promise.all([
    listLeads({ filters: { leadStatus: 'new', opened: 'false' }, limit: mostLeads }),
    listDueLeads({ limit: mostLeads }),
  ])
  return digestNews({ unopened: unopened.items.length, waiting: waiting.items, day })
}

const isMorning = (now: Date) => {
  const minute = minuteIn(site.timeZone, now)
  return minute >= first && minute < last
}

/** Tells those who have not been told yet, each for themselves; false where somebody could not be. */
const tellRest = async (telling: Telling, news: News, around: Surroundings): Promise<boolean> => {
  const left = teamToTell(await around.settings()).filter((whom) => !telling.told.has(whom))
  const tellOne = async (whom: string) => {
    try {
      await tellTeam(whom, news, around)
      await telling.noteTold(whom)
      return true
    } catch (error) {
      warnOf(whom, error)
      return false
    }
  }
  return (await Promise.all(left.map(tellOne))).every(Boolean)
}

/** Tells the team once in a business morning what is new, what is due and what is late, if anything is. */
export const sendDigest = async (around: Surroundings): Promise<undefined> => {
  const now = around.now()
  if (!isMorning(now)) return
  const day = dayIn(site.timeZone, now)
  const settings = await around.settings()
  if (!isBusinessDay(day, settings.holidays)) return
  const telling = await claimDigest(day, randomUUID())
  if (!telling) return
  const news = await newsOf(day)
  const isTold = !news || (await tellRest(telling, news, around))
  await (isTold ? telling.end() : telling.giveUp())
}

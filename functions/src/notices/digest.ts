import { randomUUID } from 'node:crypto'
import { dayIn, isBusinessDay, minuteIn, site } from '@bong-bari/site'
import { claimDigest, listDueLeads, listLeads, noLeadTests } from '@bong-bari/table'
import { tellAll } from './channel.ts'
import { digestNews } from './digest-news.ts'
import type { NoticeSettings } from './notice-settings.ts'
import type { Surroundings } from './surroundings.ts'
import { teamChannels } from './team-channels.ts'

/** Half past nine. Whoever could not be told until noon has the dashboard. */
const [first, last] = [9 * 60 + 30, 12 * 60]

/** The newest leads, and of those that wait the longest due, that are looked at. */
const mostLeads = 500

const newsOf = async (day: string) => {
  const isNew = { ...noLeadTests, leadStatus: 'new' as const, opened: false }
  const isWaiting = { ...noLeadTests, due: { kind: undefined, day } }
  const [unopened, waiting] = await Promise.all([
    listLeads({ tests: isNew, limit: mostLeads }),
    listDueLeads({ tests: isWaiting, limit: mostLeads }),
  ])
  return digestNews({ unopened: unopened.items.length, waiting: waiting.items, day })
}

const isMorning = (now: Date) => {
  const minute = minuteIn(site.timeZone, now)
  return minute >= first && minute < last
}

const channelsFor = async (day: string, settings: NoticeSettings, around: Surroundings) => {
  const news = await newsOf(day)
  return news ? teamChannels(news, settings, around) : []
}

/** Tells the team once in a business morning what is new, what is due and what is late, if anything is. */
export const sendDigest = async (around: Surroundings): Promise<void> => {
  const now = around.now()
  if (!isMorning(now)) return
  const day = dayIn(site.timeZone, now)
  const settings = await around.settings()
  if (!isBusinessDay(day, settings.holidays)) return
  const telling = await claimDigest(day, randomUUID())
  if (!telling || telling === 'busy') return
  const isTold = await tellAll(telling, await channelsFor(day, settings, around))
  await (isTold ? telling.end() : telling.giveUp())
}

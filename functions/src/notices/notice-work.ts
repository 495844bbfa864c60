import { randomUUID } from 'node:crypto'
import { digestCall, queueBatch } from '@bong-bari/contract'
import { clockInKolkata, dayInKolkata, isBusinessDay } from '@bong-bari/site'
import { claimDigest, listDueLeads, listLeads, type Telling } from '@bong-bari/table'
import { queueTime, runningClock } from '../http/clock.ts'
import { learnOrigin } from '../public-data/addresses.ts'
import { noticeSettings, teamToTell } from '../public-data/notice-settings.ts'
import { digestNews, type News, tellTeam, warnOf } from './news.ts'
import { tellMessages } from './tell-messages.ts'

const readOnce = () => {
  let reading: ReturnType<typeof noticeSettings> | undefined
  return () => {
    reading ??= noticeSettings()
    return reading
  }
}

/** In Kolkata; after noon the dashboard must do. */
const morning = { begins: '09:30', ends: '12:00' }

/** Newest, and longest due. */
const mostLeads = 500

const newsOf = async (day: string) => {
  const [unopened, waiting] = await Promise.all([
    listLeads({
      filters: { opened: 'false', leadStatus: 'new', queue: 'answer' },
      limit: mostLeads,
    }),
    listDueLeads({ limit: mostLeads }),
  ])
  return digestNews({ unopened: unopened.items.length, waiting: waiting.items, day })
}

const isMorning = (now: Date) => {
  const time = clockInKolkata(now).slice(11)
  return morning.begins <= time && time < morning.ends
}

/** False if anybody could not be told. */
const tellRest = async (telling: Telling, news: News, team: string[]): Promise<boolean> => {
  const left = team.filter((whom) => !telling.told.has(whom))
  const tellOne = async (whom: string) => {
    try {
      await tellTeam(whom, news)
      await telling.noteTold(whom)
      return true
    } catch (error) {
      warnOf(whom, error)
      return false
    }
  }
  return (await Promise.all(left.map(tellOne))).every(Boolean)
}

/** On business mornings, if anything is new, due or late. */
const sendDigest = async (now: Date): Promise<undefined> => {
  if (!isMorning(now)) return
  const day = dayInKolkata(now)
  const settings = await noticeSettings()
  if (!isBusinessDay(day, settings.holidays)) return
  const telling = await claimDigest(day, randomUUID())
  if (!telling) return
  const news = await newsOf(day)
  const isTold = !news || (await tellRest(telling, news, teamToTell(settings)))
  await (isTold ? telling.end() : telling.giveUp())
}

/** A queue batch, or the digest. */
export const noticeWork = async (event: unknown) => {
  await learnOrigin()
  const { data: digest } = digestCall.safeParse(event)
  if (digest) return sendDigest(new Date(digest.time))
  const batch = queueBatch.parse(event)
  return tellMessages(batch, { now: runningClock(queueTime(batch.Records)), settings: readOnce() })
}

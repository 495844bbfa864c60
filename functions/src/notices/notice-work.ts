import { randomUUID } from 'node:crypto'
import { digestCall, queueBatch } from '@bong-bari/contract'
import { clockInKolkata, dayInKolkata, isBusinessDay } from '@bong-bari/site'
import { claimDigest, type DigestClaim, listDueLeads, listLeads } from '@bong-bari/table'
import { createRunningClock, readQueueTime } from '../http/clock.ts'
import { loadOrigin } from '../public-data/addresses.ts'
import { readNoticeSettings, teamRecipients } from '../public-data/notice-settings.ts'
import { createDigestMail, logMailFailure, mailTeam, type NoticeMail } from './news.ts'
import { sendNotices } from './tell-messages.ts'

const createSettingsReader = () => {
  let reading: ReturnType<typeof readNoticeSettings> | undefined
  return () => {
    reading ??= readNoticeSettings()
    return reading
  }
}

/** Times in Kolkata. After noon no digest is sent, as everybody has seen the dashboard. */
const morning = { begins: '09:30', ends: '12:00' }

/** At most so many leads are read: the newest, and those due longest. */
const maxLeads = 500

const createDigest = async (day: string) => {
  const [unopened, waiting] = await Promise.all([
    listLeads({
      filters: { opened: 'false', leadStatus: 'new', queue: 'answer' },
      limit: maxLeads,
    }),
    listDueLeads({ limit: maxLeads }),
  ])
  return createDigestMail({ unopened: unopened.items.length, waiting: waiting.items, day })
}

const isMorning = (now: Date) => {
  const time = clockInKolkata(now).slice(11)
  return morning.begins <= time && time < morning.ends
}

/** Sends the digest to those who have not got it. Returns false if any mail failed. */
const mailRest = async (claim: DigestClaim, news: NoticeMail, team: string[]): Promise<boolean> => {
  const recipients = team.filter((whom) => !claim.told.has(whom))
  const mailOne = async (whom: string) => {
    try {
      await mailTeam(whom, news)
      await claim.noteTold(whom)
      return true
    } catch (error) {
      logMailFailure(whom, error)
      return false
    }
  }
  return (await Promise.all(recipients.map(mailOne))).every(Boolean)
}

/** Sends the digest on mornings of business days, if anything is new, due or late. */
const sendDigest = async (now: Date): Promise<undefined> => {
  if (!isMorning(now)) return
  const day = dayInKolkata(now)
  const settings = await readNoticeSettings()
  if (!isBusinessDay(day, settings.holidays)) return
  const claim = await claimDigest(day, randomUUID())
  if (!claim) return
  const news = await createDigest(day)
  const isTold = !news || (await mailRest(claim, news, teamRecipients(settings)))
  await (isTold ? claim.end() : claim.giveUp())
}

/** Handles a batch of the queue, or the call for the digest. */
export const handleNoticeEvent = async (event: unknown) => {
  await loadOrigin()
  const { data: digest } = digestCall.safeParse(event)
  if (digest) return sendDigest(new Date(digest.time))
  const batch = queueBatch.parse(event)
  return sendNotices(batch, {
    now: createRunningClock(readQueueTime(batch.Records)),
    settings: createSettingsReader(),
  })
}

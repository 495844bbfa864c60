import { digestCall, queueBatch } from '@bong-bari/contract'
import { clockInKolkata, dayInKolkata, isBusinessDay } from '@bong-bari/site'
import { listDueLeads, listLeads } from '@bong-bari/table'
import { once } from '@bong-bari/text'
import { createRunningClock, readQueueTime } from '../http/clock.ts'
import { loadOrigin } from '../public-data/addresses.ts'
import { readNoticeSettings, teamRecipients } from '../public-data/notice-settings.ts'
import { createDigestMail, logMailFailure } from './news.ts'
import { mailOnce, sendNotices } from './tell-messages.ts'

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

/** Sends each of the team one digest on mornings of business days, if anything is new, due or late. A mail that failed goes with the next call. */
const sendDigest = async (now: Date): Promise<undefined> => {
  if (!isMorning(now)) return
  const day = dayInKolkata(now)
  const settings = await readNoticeSettings()
  if (!isBusinessDay(day, settings.holidays)) return
  const readDigest = once(() => createDigest(day))
  const mailOne = (whom: string) =>
    mailOnce(`digest ${day} ${whom}`, whom, readDigest, now).catch((error: unknown) =>
      logMailFailure(whom, error),
    )
  await Promise.all(teamRecipients(settings).map(mailOne))
}

/** Handles a batch of the queue, or the call for the digest. */
export const handleNoticeEvent = async (event: unknown) => {
  await loadOrigin()
  const { data: digest } = digestCall.safeParse(event)
  if (digest) return sendDigest(new Date(digest.time))
  const batch = queueBatch.parse(event)
  return sendNotices(batch, {
    now: createRunningClock(readQueueTime(batch.Records)),
    settings: once(readNoticeSettings),
  })
}

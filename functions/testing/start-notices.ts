import { randomUUID } from 'node:crypto'
import { api, type NoticeBatch } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { callingAs, startFakeMail } from '@bong-bari/local'
import type { StoredLead } from '@bong-bari/table'
import { startApi } from './start-api.ts'

const minute = 60_000

/**
 * The API, a mail service and a team chat that stand in, and the function `notices` with no more rights than
 * it has.
 */
export const startNotices = async () => {
  const mail = await startFakeMail()
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: mail.endpoint,
    MAIL_FROM: 'notices@bong.test',
    SITE_URL: 'https://bong.test',
  })
  const site = await startApi()
  const { noticeWork } = await import('../src/notices/notice-work.ts')
  const { createLead, newNotice, noticePlace } = await import('@bong-bari/table')
  const posted: { address: string; body: object }[] = []
  let admin = await site.newAdmin()

  const run = (event: object, left = 120_000) =>
    callingAs('notices', () =>
      noticeWork(event, () => left, {
        post: async (address, body) => {
          posted.push({ address, body })
        },
      }),
    )

  const look = (at: Date) => run({ order: 'look', time: at.toISOString() })

  const messageOf = (lead: StoredLead): NoticeBatch['Records'][number] => ({
    messageId: randomUUID(),
    receiptHandle: randomUUID(),
    body: JSON.stringify({ place: noticePlace(lead) }),
    attributes: {
      ApproximateReceiveCount: '1',
      ApproximateFirstReceiveTimestamp: String(site.clock.now),
    },
  })

  /** A batch of the queue for these leads. */
  const batchOf = (...leads: StoredLead[]) => ({ Records: leads.map(messageOf) })

  const stored = async (changes: Partial<StoredLead> = {}) => {
    const createdAt = new Date(site.clock.now).toISOString()
    const lead = { ...leadOf({ id: randomUUID(), createdAt }), ...changes }
    await createLead(lead, [newNotice(lead)])
    return lead
  }

  const set = (settings: Record<string, string>) =>
    Promise.all(
      Object.entries(settings).map(([key, settingValue]) =>
        admin.call(api.settings.update, { params: { key }, body: { settingValue } }),
      ),
    )

  /** Begins anew at `now`, with nothing left to be told. */
  const begin = async (now: number, settings: Record<string, string>) => {
    site.clock.now = now
    admin = await site.newAdmin()
    mail.reply(() => 'sends')
    await set({ noticeEmails: '', noticeWebhook: '', autoAnswer: 'off', ...settings })
    await look(new Date(now + 48 * 60 * minute))
    mail.sent.length = 0
    posted.length = 0
  }

  return {
    ...{ site, mail, posted, run, look, messageOf, batchOf, stored, set, begin },
    admin: () => admin,
    tell: (...leads: StoredLead[]) => run(batchOf(...leads)),
    lookIn: (minutes: number) => look(new Date(site.clock.now + minutes * minute)),
    stop: async () => {
      await mail.stop()
      await site.stop()
    },
  }
}

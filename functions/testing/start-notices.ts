import { randomUUID } from 'node:crypto'
import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { QueueBatch } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { createQueue, runAsFunction, startFakeMail } from '@bong-bari/local'
import type { StoredLead } from '@bong-bari/table'
import { afterAll } from 'vitest'
import { startApi } from './start-api.ts'

type Batch = QueueBatch['Records']

/**
 * The API, a mail service that stands in, and the function `notices` with no more rights than
 * it has.
 */
export const startNotices = async () => {
  const mail = await startFakeMail()
  const site = await startApi()
  const queueUrl = await createQueue(site.bucket.endpoint, 'notices')
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: mail.endpoint,
    MAIL_FROM: 'notices@bong.test',
    NOTICE_QUEUE_URL: queueUrl,
  })
  const { handleNoticeEvent } = await import('../src/notices/notice-work.ts')
  const { createLead, forgetAttempts, writeOrigin, writeSetting } = await import('@bong-bari/table')
  await writeOrigin('https://bong.test')
  const notices = { name: 'notices', windows: [{ limit: 1, seconds: 1 }] } as const
  const queue = new SQSClient({ useQueueUrlAsEndpoint: false })
  afterAll(async () => {
    queue.destroy()
    await mail.stop()
  })
  let admin = await site.newAdmin()
  /** What came back, and waits for its next turn. */
  let back: Batch = []

  const run = (event: object) => runAsFunction('notices', () => handleNoticeEvent(event))

  const recordOf = ({ MessageId, ReceiptHandle, Body }: Message): Batch[number] => ({
    messageId: MessageId ?? '',
    receiptHandle: ReceiptHandle ?? '',
    body: Body ?? '',
    attributes: {
      ApproximateReceiveCount: '1',
      ApproximateFirstReceiveTimestamp: String(site.clock.now),
    },
  })

  /** What the queue hands out: at most ten. */
  const receive = async (): Promise<Batch> => {
    const command = new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 })
    return ((await queue.send(command)).Messages ?? []).map(recordOf)
  }

  /** All that the queue has, taken out of it. */
  const taken = async (): Promise<Batch> => {
    const found = await receive()
    for (const { receiptHandle: ReceiptHandle } of found)
      await queue.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle }))
    return found.length ? [...found, ...(await taken())] : []
  }

  /** Works on these messages, ten in a batch and two batches at once; answers those that come back. */
  const workOn = async (messages: Batch): Promise<Batch> => {
    const left = [...messages]
    const failed = new Set<string>()
    const work = async () => {
      while (left.length) {
        const answer = await run({ Records: left.splice(0, 10) })
        for (const { itemIdentifier } of answer?.batchItemFailures ?? []) failed.add(itemIdentifier)
      }
    }
    await Promise.all([work(), work()])
    return messages.filter(({ messageId }) => failed.has(messageId))
  }

  /** Works on all that waits; answers how many messages come back. */
  const work = async () => {
    back = await workOn([...back, ...(await taken())])
    return back.length
  }

  const stored = async (changes: Partial<StoredLead> = {}) => {
    const createdAt = new Date(site.clock.now).toISOString()
    const lead = { ...leadOf({ id: randomUUID(), createdAt }), ...changes }
    await createLead(lead)
    return lead
  }

  /** Sets them without a word in the audit, of which the team would be told too. */
  const set = (settings: Record<string, string>) =>
    Promise.all(
      Object.entries(settings).map(([settingKey, settingValue]) =>
        writeSetting({ settingKey, settingValue }, { by: null, at: new Date(site.clock.now) }),
      ),
    )

  /** Begins anew at `now`, with nothing left to be told. */
  const begin = async (now: number, settings: Record<string, string>) => {
    site.clock.now = now
    admin = await site.newAdmin()
    mail.reply(() => 'sends')
    await set({ noticeEmails: '', autoAnswer: 'off' })
    await forgetAttempts(notices)
    await site.react()
    await taken()
    await set(settings)
    back = []
    mail.sent.length = 0
  }

  return {
    site,
    mail,
    run,
    receive,
    work,
    stored,
    set,
    begin,
    admin: () => admin,
    digest: (at: Date) => run({ order: 'digest', time: at.toISOString() }),
    /** Has all told that came; answers how many messages come back. */
    tell: async () => {
      await site.react()
      return work()
    },
  }
}

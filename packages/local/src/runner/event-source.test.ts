import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { expect, onTestFinished, test } from 'vitest'
import { createQueue } from '../aws/create-resources.ts'
import { clientSettings } from '../aws/credentials.ts'
import { startObjectEngine } from '../aws/object-engine.ts'
import { startEventSource } from './event-source.ts'

type Handle = (batch: string[], ids: string[]) => Promise<unknown>

const started = async (handle: Handle, now: () => number = Date.now) => {
  const { endpoint, passTime, stop } = await startObjectEngine({ buckets: [] })
  const queueUrl = await createQueue(endpoint, 'publish')
  const client = new SQSClient(clientSettings(endpoint))
  const bodies = (records: { body: string }[]) => records.map(({ body }) => body)
  const listen = () => {
    const source = startEventSource({
      endpoint,
      queueUrl,
      now,
      handle: (records) =>
        handle(
          bodies(records),
          records.map(({ messageId }) => messageId),
        ),
      windowMs: 0,
      retryAfterSeconds: 0,
    })
    onTestFinished(source.stop)
    return source
  }
  onTestFinished(async () => {
    client.destroy()
    await stop()
  })
  const waiting = async (QueueUrl: string) => {
    const { Attributes = {} } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
    )
    const { ApproximateNumberOfMessages, ApproximateNumberOfMessagesNotVisible } = Attributes
    return Number(ApproximateNumberOfMessages) + Number(ApproximateNumberOfMessagesNotVisible)
  }
  return {
    ring: (MessageBody: string, DelaySeconds = 0) =>
      client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody, DelaySeconds })),
    passTime,
    listen,
    left: () => waiting(queueUrl),
    failed: () => waiting(`${queueUrl}-failed`),
  }
}

test('messages that wait come in one call, more than SQS hands out at once, and are gone when it is done', async () => {
  const batches: string[][] = []
  const { ring, listen, left } = await started(async (batch) => batches.push(batch))
  const sent = Array.from({ length: 23 }, (_, index) => `bell ${index}`)
  for (const body of sent) await ring(body)
  listen()
  await expect.poll(() => batches).toHaveLength(1)
  expect(batches[0]?.toSorted()).toEqual(sent.toSorted())
  await expect.poll(left).toBe(0)
  await ring('another')
  await expect.poll(() => batches[1]).toEqual(['another'])
})

test('a batch that fails comes again, and after twelve times is put aside', async () => {
  let calls = 0
  const { ring, listen, left, failed } = await started(async () => {
    calls++
    throw new Error('Nothing can be published.')
  })
  await ring('a bell')
  listen()
  await expect.poll(failed).toBe(1)
  expect([calls, await left()]).toEqual([12, 0])
})

test('of a batch only what the function could not work on is left, for its own time', async () => {
  const batches: string[][] = []
  const { ring, listen, left } = await started(async (batch, ids) => {
    batches.push(batch)
    const bad = ids.filter((_, place) => batch[place] === 'bad')
    return { batchItemFailures: bad.map((itemIdentifier) => ({ itemIdentifier })) }
  })
  for (const body of ['good', 'bad', 'good too']) await ring(body)
  listen()
  await expect.poll(left).toBe(1)
  expect(batches.flat().sort()).toEqual(['bad', 'good', 'good too'])
})

const minute = 60_000

test('delayed messages follow a clock that is set forward, the first due first; set back, none is lost', async () => {
  const batches: string[][] = []
  const { ring, listen, passTime } = await started(async (batch) => batches.push(batch))
  await ring('after ten minutes', 600)
  await ring('after five', 300)
  await ring('after one', 60)
  listen()
  await ring('now')
  await expect.poll(() => batches.flat()).toEqual(['now'])
  passTime(2 * minute)
  await expect.poll(() => batches.flat()).toEqual(['now', 'after one'])
  // The clock was set back by an hour and forward again, further than it stood.
  passTime(20 * minute)
  await expect
    .poll(() => batches.flat())
    .toEqual(['now', 'after one', 'after five', 'after ten minutes'])
})

test('what failed is told the time of the set clock again, and comes at once when that is set forward', async () => {
  const clock = { now: Date.UTC(2031, 0, 1) }
  const due = clock.now + 10 * minute
  const times: number[] = []
  const { endpoint, stop } = await startObjectEngine({ buckets: [] })
  const queueUrl = await createQueue(endpoint, 'notices')
  const client = new SQSClient(clientSettings(endpoint))
  const source = startEventSource({
    endpoint,
    queueUrl,
    windowMs: 0,
    now: () => clock.now,
    handle: async (records) => {
      // Functions take the time of a first receive for now, and their own clock for others.
      const { ApproximateReceiveCount, ApproximateFirstReceiveTimestamp } =
        records[0]?.attributes ?? expect.fail()
      expect(ApproximateReceiveCount).toBe('1')
      const now = Number(ApproximateFirstReceiveTimestamp)
      times.push(now)
      if (now >= due) return { batchItemFailures: [] }
      return { batchItemFailures: records.map(({ messageId }) => ({ itemIdentifier: messageId })) }
    },
  })
  onTestFinished(async () => {
    client.destroy()
    await source.stop()
    await stop()
  })
  await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: 'a summary' }))
  await expect.poll(() => times).toEqual([clock.now])
  const early = clock.now
  clock.now = early + minute
  await source.retryNow()
  await expect.poll(() => times).toEqual([early, early + minute])
  // The clock is set back, and forward again.
  clock.now = early - 60 * minute
  clock.now = due
  await source.retryNow()
  await expect.poll(() => times).toEqual([early, early + minute, due])
})

import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { expect, onTestFinished, test } from 'vitest'
import { clientSettings } from '../aws/credentials.ts'
import { startObjectEngine } from '../aws/object-engine.ts'
import { makeQueue } from '../aws/queues.ts'
import { startEventSource } from './event-source.ts'

type Handle = (batch: string[], ids: string[]) => Promise<unknown>

const started = async (handle: Handle) => {
  const { endpoint, stop } = await startObjectEngine({ buckets: [] })
  const queueUrl = await makeQueue(endpoint, 'publish')
  const client = new SQSClient(clientSettings(endpoint))
  const bodies = (records: { body: string }[]) => records.map(({ body }) => body)
  const listen = () => {
    const source = startEventSource({
      endpoint,
      queueUrl,
      now: Date.now,
      handle: (records) =>
        handle(
          bodies(records),
          records.map(({ messageId }) => messageId),
        ),
      windowMs: 0,
      againSeconds: 0,
    })
    onTestFinished(source.stop)
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
    ring: (MessageBody: string) =>
      client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody })),
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

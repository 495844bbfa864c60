import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { createQueue } from '@bong-bari/local'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const { enqueueRebuild, enqueuePaths, enqueuePathsOnce } = await import('./publish-queue.ts')
const endpoint = String(site.bucket.env.AWS_ENDPOINT_URL_SQS)
const QueueUrl = await createQueue(endpoint, 'publish')
const client = new SQSClient({ useQueueUrlAsEndpoint: false })
process.env.PUBLISH_QUEUE_URL = QueueUrl
afterEach(() => {
  process.env.PUBLISH_QUEUE_URL = QueueUrl
})
afterAll(() => {
  delete process.env.PUBLISH_QUEUE_URL
  client.destroy()
})

const received = async () => {
  const command = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 })
  const { Messages = [] } = await client.send(command)
  return Messages.map(({ Body = '' }) => JSON.parse(Body))
}

test('paths are sent at once, at most 100 in a message, and stay for another time', async () => {
  const paths = Array.from({ length: 101 }, (_, place) => `/blog/${place}`)
  await enqueuePaths(paths)
  const messages: { paths: string[] }[] = await received()
  expect(messages.map((message) => message.paths.length).toSorted()).toEqual([1, 100])
  expect(messages.flatMap((message) => message.paths).toSorted()).toEqual(paths.toSorted())
})

test('every page is a walk that begins, or goes on', async () => {
  await enqueuePaths(['/', '*'])
  await enqueueRebuild('posts')
  expect(await received()).toEqual([{ paths: ['/'] }, { everything: '' }, { everything: 'posts' }])
})

test('nothing to publish sends nothing', async () => {
  await enqueuePaths([])
  await enqueuePathsOnce([])
  expect(await received()).toEqual([])
})

test('a queue that cannot be reached is told, and without one nothing is sent', async () => {
  process.env.PUBLISH_QUEUE_URL = 'http://127.0.0.1:1/no-such-queue'
  await expect(enqueuePaths(['/'])).rejects.toThrow()
  delete process.env.PUBLISH_QUEUE_URL
  await enqueuePaths(['/'])
})

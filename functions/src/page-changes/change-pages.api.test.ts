import { CreateQueueCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { callingAs, failingAt } from '@bong-bari/local'
import { duePageChanges } from '@bong-bari/table'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const changingPages = (await import('./change-pages.ts')).changingPages
const queue: SQSClient = new SQSClient({ useQueueUrlAsEndpoint: false })
const made = await queue.send(new CreateQueueCommand({ QueueName: 'publish' }))
const QueueUrl: string = made.QueueUrl ?? ''
let now = new Date('2026-11-22T10:00:00.000Z')
beforeEach(() => {
  now = new Date(now.getTime() + 60_000)
  process.env.PUBLISH_QUEUE_URL = QueueUrl
})
afterEach(() => {
  delete process.env.PUBLISH_QUEUE_URL
})
afterAll(async () => {
  queue.destroy()
  await site.stop()
})

const bells = async () => {
  const command = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 })
  return ((await queue.send(command)).Messages ?? []).length
}

const announced = async () => {
  const found: string[][] = []
  for await (const page of duePageChanges(now))
    for (const { at, paths } of page) if (at === now.getTime()) found.push(paths)
  return found
}

const change = <Result>(run: () => Promise<Result>, paths = ['/', '/blog']) =>
  callingAs('posts', () => changingPages(paths, now, run))

test('a change is announced before it is made, and rung for after it', async () => {
  const seen = await change(async () => ({
    announced: await callingAs('publish', announced),
    rung: await bells(),
  }))
  expect(seen).toEqual({ announced: [['/', '/blog']], rung: 0 })
  expect(await bells()).toBe(1)
})

test('every page is announced by itself', async () => {
  await change(async () => true, ['/', '*'])
  expect((await announced()).sort()).toEqual([['*'], ['/']])
})

test.each([false, undefined])('where nothing was changed (%s) nobody is rung', async (result) => {
  await bells()
  expect(await change(async () => result)).toBe(result)
  expect(await bells()).toBe(0)
})

test('what concerns no page is neither announced nor rung for', async () => {
  await change(async () => true, [])
  expect([await announced(), await bells()]).toEqual([[], 0])
})

test('what cannot be announced is not made', async () => {
  let made = false
  const failing = failingAt(
    ({ pk }) => pk === 'PUBLISH',
    () =>
      change(async () => {
        made = true
      }),
  )
  await expect(failing).rejects.toThrow('The table could not be reached')
  expect(made).toBe(false)
})

test('a queue that cannot be reached, or is none, fails no change', async () => {
  process.env.PUBLISH_QUEUE_URL = 'http://127.0.0.1:1/no-such-queue'
  expect(await change(async () => 'made')).toBe('made')
  delete process.env.PUBLISH_QUEUE_URL
  expect(await change(async () => 'made')).toBe('made')
})

import { runAsFunction } from '@bong-bari/local'
import { expect, test } from 'vitest'
import { startPublisher } from '../../testing/start-publisher.ts'

const site = await startPublisher()
const { handler } = await import('./handler.ts')

const called = (event: unknown) =>
  runAsFunction('publish', () => handler(event, { getRemainingTimeInMillis: () => 120_000 }))

const shown = async () => (await site.fileOf('/'))?.includes('Of the year 2090')

test('a deployment, whatever it says, has all pages made as they are now', async () => {
  await site.addSection({ title: 'Of the year 2090', validFrom: '2090-01-01T00:00:00.000Z' })
  expect(await called({})).toMatchObject({ failed: 0, next: undefined })
  expect(await shown()).toBe(false)
})

test('a message that comes for the first time says what time it is, a later try does not', async () => {
  const time = String(Date.parse('2090-01-02T00:00:00.000Z'))
  const messageOf = (received: string) => ({
    messageId: 'one',
    receiptHandle: 'one',
    body: JSON.stringify({ paths: ['/'] }),
    attributes: {
      ApproximateReceiveCount: received,
      ApproximateFirstReceiveTimestamp: time,
    },
  })
  expect(await called({ Records: [messageOf('1')] })).toEqual({ batchItemFailures: [] })
  expect(await shown()).toBe(true)
  await called({ Records: [messageOf('2')] })
  expect(await shown()).toBe(false)
})

test('a clock may say what time counts as now', async () => {
  await called({ order: 'everything', time: '2090-01-02T00:00:00.000Z' })
  expect(await shown()).toBe(true)
})

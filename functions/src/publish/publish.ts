import {
  type PublishMessage,
  type PublishOrder,
  publishMessage,
  publishOrder,
  type QueueBatch,
  queueBatch,
} from '@bong-bari/contract'
import { enqueuePathsOnce, enqueueRebuild } from '../adapters/publish-queue.ts'
import { returnToQueue } from '../adapters/queues.ts'
import { createRunningClock, readQueueTime } from '../http/clock.ts'
import { createDeadline, logFailure, type PublishRun, publishPaths } from './publish-paths.ts'
import { rebuildFrom } from './rebuild.ts'

/** After this a rebuild continues with another message. */
const rebuildMs = 20_000

type Message = QueueBatch['Records'][number]

const parseMessage = ({ body }: Message): PublishMessage | undefined => {
  try {
    return publishMessage.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/** Publishes paths, and enqueues those for which there was no time. Returns the failed ones. */
const publishAll = async (paths: readonly string[], call: PublishRun): Promise<Set<string>> => {
  const outcomes = await publishPaths(paths, call)
  const left = paths.filter((path) => !outcomes.has(path))
  const isLost = await enqueuePathsOnce(left).then(
    () => false,
    () => true,
  )
  const failed = paths.filter((path) => (outcomes.get(path) ?? 'published') !== 'published')
  return new Set(isLost ? [...failed, ...left] : failed)
}

const rebuild = async (cursor: string, call: PublishRun) => {
  const isOver = createDeadline(rebuildMs)
  try {
    const next = await rebuildFrom(cursor, { ...call, isOver: () => call.isOver() || isOver() })
    if (next !== undefined) await enqueueRebuild(next)
    return true
  } catch (error) {
    logFailure(`everything ${cursor}`, error)
    return false
  }
}

/** A new full rebuild replaces the older ones in this batch. */
const latestRebuilds = (cursors: readonly string[]) =>
  cursors.includes('') ? [''] : [...new Set(cursors)]

/** Publishes each path once, then continues rebuilds. Returns failed messages to the queue. */
export const publishMessages = async ({ Records }: QueueBatch, call: PublishRun) => {
  const messages = Records.map((message) => ({ message, order: parseMessage(message) }))
  const orders = messages.flatMap(({ order }) => order ?? [])
  const paths = orders.flatMap((order) => ('paths' in order ? order.paths : []))
  const failed = await publishAll([...new Set(paths)], call)
  const stuck: string[] = []
  for (const cursor of latestRebuilds(
    orders.flatMap((order) => ('everything' in order ? order.everything : [])),
  ))
    if (!(await rebuild(cursor, call))) stuck.push(cursor)
  const isDone = (order: PublishMessage | undefined) => {
    if (!order) return false
    if ('paths' in order) return !order.paths.some((path) => failed.has(path))
    return !stuck.includes(order.everything) && !stuck.includes('')
  }
  const failures = messages.filter(({ order }) => !isDone(order)).map(({ message }) => message)
  return returnToQueue(process.env.PUBLISH_QUEUE_URL, failures)
}

type RebuildCall = Omit<PublishOrder, 'order'>

const createRun = (milliseconds: number, now: Date): PublishRun => ({
  now: createRunningClock(now),
  isOver: createDeadline(milliseconds),
  counts: { rendered: 0, written: 0, removed: 0, failed: 0 },
})

const logResult = (result: object) => console.log(JSON.stringify({ level: 'info', ...result }))

export const publishEverything = async ({ from = '', time }: RebuildCall, milliseconds: number) => {
  const call = createRun(milliseconds, time ? new Date(time) : new Date())
  const next = await rebuildFrom(from, call)
  if (next !== undefined) await enqueueRebuild(next)
  const answer = { ...call.counts, next }
  logResult(answer)
  return answer
}

/** Handles a batch of the queue. Returns the messages to retry. */
export const publishBatch = async (batch: QueueBatch, milliseconds: number) => {
  const call = createRun(milliseconds, readQueueTime(batch.Records))
  const answer = await publishMessages(batch, call)
  logResult({ messages: batch.Records.length, ...call.counts })
  return answer
}

/** Handles an event. Any event but a batch of the queue rebuilds all pages. */
export const publish = (event: unknown, milliseconds: number) => {
  const { data } = queueBatch.safeParse(event)
  return data
    ? publishBatch(data, milliseconds)
    : publishEverything(publishOrder.safeParse(event).data ?? {}, milliseconds)
}

import {
  type PublishMessage,
  type PublishOrder,
  publishMessage,
  publishOrder,
  type QueueBatch,
  queueBatch,
} from '@bong-bari/contract'
import { askForEverything, askToPublishOnce, comeBackLater } from '../adapters/queues.ts'
import { queueTime, runningClock } from '../http/clock.ts'
import { type Call, endAfter, publishPaths, told } from './publish-paths.ts'
import { walkFrom } from './rebuild.ts'

/** Then a walk goes on by message. */
const walkMs = 20_000

type Message = QueueBatch['Records'][number]

const askedIn = ({ body }: Message): PublishMessage | undefined => {
  try {
    return publishMessage.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/** Resends what there was no time for. */
const publishAll = async (paths: readonly string[], call: Call): Promise<Set<string>> => {
  const outcomes = await publishPaths(paths, call)
  const left = paths.filter((path) => !outcomes.has(path))
  const isLost = await askToPublishOnce(left).then(
    () => false,
    () => true,
  )
  const failed = paths.filter((path) => (outcomes.get(path) ?? 'published') !== 'published')
  return new Set(isLost ? [...failed, ...left] : failed)
}

const walk = async (cursor: string, call: Call) => {
  const isOver = endAfter(walkMs)
  try {
    const next = await walkFrom(cursor, { ...call, isOver: () => call.isOver() || isOver() })
    if (next !== undefined) await askForEverything(next)
    return true
  } catch (error) {
    told(`everything ${cursor}`, error)
    return false
  }
}

/** Walks meeting a newer one end. */
const walksIn = (cursors: readonly string[]) =>
  cursors.includes('') ? [''] : [...new Set(cursors)]

/** Paths once each, then walks. Returns failed messages. */
export const publishMessages = async ({ Records }: QueueBatch, call: Call) => {
  const messages = Records.map((message) => ({ message, asked: askedIn(message) }))
  const asks = messages.flatMap(({ asked }) => asked ?? [])
  const paths = asks.flatMap((asked) => ('paths' in asked ? asked.paths : []))
  const failed = await publishAll([...new Set(paths)], call)
  const stuck: string[] = []
  for (const cursor of walksIn(
    asks.flatMap((asked) => ('everything' in asked ? asked.everything : [])),
  ))
    if (!(await walk(cursor, call))) stuck.push(cursor)
  const isDone = (asked: PublishMessage | undefined) => {
    if (!asked) return false
    if ('paths' in asked) return !asked.paths.some((path) => failed.has(path))
    return !stuck.includes(asked.everything) && !stuck.includes('')
  }
  const back = messages.filter(({ asked }) => !isDone(asked)).map(({ message }) => message)
  return comeBackLater(process.env.PUBLISH_QUEUE_URL, back)
}

type Walk = Omit<PublishOrder, 'order'>

const callFor = (milliseconds: number, now: Date): Call => ({
  now: runningClock(now),
  isOver: endAfter(milliseconds),
  counts: { rendered: 0, written: 0, removed: 0, failed: 0 },
})

const tell = (said: object) => console.log(JSON.stringify({ level: 'info', ...said }))

export const publishEverything = async ({ from = '', time }: Walk, milliseconds: number) => {
  const call = callFor(milliseconds, time ? new Date(time) : new Date())
  const next = await walkFrom(from, call)
  if (next !== undefined) await askForEverything(next)
  const answer = { ...call.counts, next }
  tell(answer)
  return answer
}

/** Returns messages to retry. */
export const publishBatch = async (batch: QueueBatch, milliseconds: number) => {
  const call = callFor(milliseconds, queueTime(batch.Records))
  const answer = await publishMessages(batch, call)
  tell({ messages: batch.Records.length, ...call.counts })
  return answer
}

/** Any event but a queue batch checks all pages. */
export const publish = (event: unknown, milliseconds: number) => {
  const { data } = queueBatch.safeParse(event)
  return data
    ? publishBatch(data, milliseconds)
    : publishEverything(publishOrder.safeParse(event).data ?? {}, milliseconds)
}

import { type PublishOrder, publishOrder, type QueueBatch, queueBatch } from '@bong-bari/contract'
import { askForEverything } from '../adapters/publish-queue.ts'
import { queueTime } from '../http/queue-time.ts'
import { runningClock } from '../http/running-clock.ts'
import { publishMessages } from './publish-messages.ts'
import { type Call, endAfter } from './publish-paths.ts'
import { walkFrom } from './walk.ts'

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

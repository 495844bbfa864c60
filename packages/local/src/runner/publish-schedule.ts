import type { PublishOrder } from '@bong-bari/contract'
import * as z from 'zod/mini'
import type { Clock } from './clock.ts'
import { startEventSource } from './event-source.ts'
import type { Functions } from './functions.ts'

/** Concurrent batches, as deployed. */
const sources = 2

const walked = z.object({
  written: z.number(),
  removed: z.number(),
  failed: z.number(),
  next: z.optional(z.string()),
})

/** As the deployment's queue. */
export const startPublishSchedule = (
  { call }: Pick<Functions, 'call'>,
  { clock, endpoint, queueUrl }: { clock: Clock; endpoint: string; queueUrl: string },
) => {
  const everything = (from: string) => {
    const time = new Date(clock.now()).toISOString()
    const order: PublishOrder = { order: 'everything', from, time }
    return call('publish', order)
  }
  const queues = Array.from({ length: sources }, () =>
    startEventSource({
      endpoint,
      queueUrl,
      now: clock.now,
      handle: (Records) => call('publish', { Records }),
    }),
  )
  return {
    /** Returns changed files and failed pages. */
    publishNow: async () => {
      const sum = { published: 0, failed: 0 }
      for (let from: string | undefined = ''; from !== undefined; ) {
        const { written, removed, failed, next } = walked.parse(await everything(from))
        sum.published += written + removed
        sum.failed += failed
        from = next
      }
      return sum
    },
    retryNow: () => Promise.all(queues.map(({ retryNow }) => retryNow())),
    stop: () => Promise.all(queues.map(({ stop }) => stop())),
  }
}
export type PublishSchedule = ReturnType<typeof startPublishSchedule>

import type { PublishOrder } from '@bong-bari/contract'
import * as z from 'zod/mini'
import type { Clock } from './clock.ts'
import { startEventSource } from './event-source.ts'
import type { Functions } from './functions.ts'

/** As many batches as the deployment's event source mapping hands over beside each other. */
const sources = 2

/** What a walk of all pages says that it did, and where it goes on. */
const walked = z.object({
  written: z.number(),
  removed: z.number(),
  failed: z.number(),
  next: z.optional(z.string()),
})

/** Stands in for the queue that calls `publish` in the deployment. */
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
    /** Publishes all pages by the clock; answers how many files changed, and how often a page failed. */
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
    stop: () => Promise.all(queues.map(({ stop }) => stop())),
  }
}
export type PublishSchedule = ReturnType<typeof startPublishSchedule>

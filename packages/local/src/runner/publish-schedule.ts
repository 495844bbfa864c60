import type { PublishOrder } from '@bong-bari/contract'
import * as z from 'zod/mini'
import type { Clock } from './clock.ts'
import { startEventSource } from './event-source.ts'
import type { Functions } from './functions.ts'

const dayMs = 24 * 3_600_000

/** As many batches as the deployment's event source mapping hands over beside each other. */
const sources = 2

/** What a walk of all pages says that it did, and where it goes on. */
const walked = z.object({
  written: z.number(),
  removed: z.number(),
  failed: z.number(),
  next: z.optional(z.string()),
})

/**
 * Stands in for all that calls `publish` in the deployment: its queue, the night, and the trigger after a
 * deployment, which every start is one of. Nobody waits for what it publishes; what fails is printed.
 */
export const startPublishSchedule = (
  { call }: Pick<Functions, 'call'>,
  { clock, endpoint, queueUrl }: { clock: Clock; endpoint: string; queueUrl: string },
) => {
  const everything = (from = '') => {
    const time = new Date(clock.now()).toISOString()
    const order: PublishOrder = { order: 'everything', from, time }
    return call('publish', order)
  }
  const quietly = (work: Promise<unknown>) => work.catch(() => {})
  const timer = setInterval(() => quietly(everything()), dayMs).unref()
  const queues = Array.from({ length: sources }, () =>
    startEventSource({
      endpoint,
      queueUrl,
      now: clock.now,
      handle: (Records) => call('publish', { Records }),
    }),
  )
  quietly(everything())
  return {
    /** Compares all pages, by the clock. */
    look: () => quietly(everything()),
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
    stop: async () => {
      clearInterval(timer)
      await Promise.all(queues.map(({ stop }) => stop()))
    },
  }
}
export type PublishSchedule = ReturnType<typeof startPublishSchedule>

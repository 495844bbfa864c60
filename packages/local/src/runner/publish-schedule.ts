import * as z from 'zod/mini'
import type { Clock } from './clock.ts'
import { startEventSource } from './event-source.ts'
import type { Functions } from './functions.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** What one call says that it did. */
const counts = z.object({
  rendered: z.number(),
  written: z.number(),
  removed: z.number(),
  failed: z.number(),
})

/**
 * Stands in for all that calls `publish` in the deployment: its queue, the minute, the night, and the
 * trigger after a deployment, which every start is one of. Nobody waits for what it publishes; a call that
 * fails is printed, and the next look does its work.
 */
export const startPublishSchedule = (
  { call }: Pick<Functions, 'call'>,
  { clock, endpoint, queueUrl }: { clock: Clock; endpoint: string; queueUrl: string },
) => {
  const underWay = new Set<Promise<unknown>>()
  const publish = (event: object) => {
    const publishing = call('publish', event).finally(() => underWay.delete(publishing))
    underWay.add(publishing)
    return publishing
  }
  const order = (name: 'due' | 'everything') =>
    publish({ order: name, time: new Date(clock.now()).toISOString() })
  const quietly = (work: Promise<unknown>) => work.catch(() => {})
  const timers = [
    setInterval(() => quietly(order('due')), minuteMs).unref(),
    setInterval(() => quietly(order('everything')), dayMs).unref(),
  ]
  const queue = startEventSource({
    endpoint,
    queueUrl,
    now: clock.now,
    handle: (Records) => publish({ Records }),
  })
  quietly(publish({}))
  return {
    /** Looks at what is due by the clock, as each minute does. */
    look: () => quietly(order('due')),
    /**
     * Publishes all that is due by the clock; answers how many files changed, and how often a page
     * failed. One call publishes at a time, and another one that comes meanwhile has nothing to do.
     */
    publishNow: async () => {
      const sum = { published: 0, failed: 0 }
      for (;;) {
        await Promise.allSettled(underWay)
        const { rendered, written, removed, failed } = counts.parse(await order('due'))
        sum.published += written + removed
        sum.failed += failed
        if (!rendered && !underWay.size) return sum
      }
    },
    stop: async () => {
      timers.forEach(clearInterval)
      await queue.stop()
    },
  }
}
export type PublishSchedule = ReturnType<typeof startPublishSchedule>

import type { Clock } from './clock.ts'
import { startEventSource } from './event-source.ts'
import type { Functions } from './functions.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Stands in for all that calls `publish` in the deployment: its queue, the minute, the night, and the
 * trigger after a deployment, which every start is one of. Nobody waits for what it publishes; a call that
 * fails is printed, and the next look does its work.
 */
export const startPublishSchedule = (
  { call }: Pick<Functions, 'call'>,
  { clock, endpoint, queueUrl }: { clock: Clock; endpoint: string; queueUrl: string },
) => {
  const publish = (event: object) => call('publish', event)
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
    /** Publishes all that is due by the clock, and answers how many pages that were. */
    publishNow: async () => {
      const outcome = await order('due')
      return { published: 0, outcome }
    },
    stop: async () => {
      timers.forEach(clearInterval)
      await queue.stop()
    },
  }
}
export type PublishSchedule = ReturnType<typeof startPublishSchedule>

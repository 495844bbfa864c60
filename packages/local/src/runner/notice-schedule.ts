import { type DigestCall, digestMinutes } from '@bong-bari/contract'
import type { Clock } from './clock.ts'
import { startEventSource } from './event-source.ts'
import type { Functions } from './functions.ts'

/** As deployed. */
const batchSize = 10

/** As deployed, and at start and when the clock is set. Failures are printed; the next call follows. */
export const startNoticeSchedule = (
  { call }: Pick<Functions, 'call'>,
  { clock, endpoint, queueUrl }: { clock: Clock; endpoint: string; queueUrl: string },
) => {
  const sendDigest = () => {
    const event: DigestCall = { order: 'digest', time: new Date(clock.now()).toISOString() }
    return call('notices', event).catch(() => {})
  }
  const timer = setInterval(sendDigest, digestMinutes * 60_000).unref()
  const queue = startEventSource({
    endpoint,
    queueUrl,
    now: clock.now,
    handle: (Records) => call('notices', { Records }),
    most: batchSize,
    windowMs: 0,
  })
  sendDigest()
  return {
    /** If it is time. */
    sendDigest,
    retryNow: queue.retryNow,
    stop: async () => {
      clearInterval(timer)
      await queue.stop()
    },
  }
}
export type NoticeSchedule = ReturnType<typeof startNoticeSchedule>

import { type DigestCall, digestMinutes } from '@bong-bari/contract'
import type { Clock } from './clock.ts'
import { startEventSource } from './event-source.ts'
import type { Functions } from './functions.ts'

/** As many as the deployment's event source mapping hands over at once. */
const batchSize = 10

/**
 * Stands in for all that calls `notices` in the deployment: its queue, and every five minutes the clock, which
 * every start and a clock that is set do too. A call that fails is printed, and the next one does its work.
 */
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
    /** Sends the digest where it is time by the clock. */
    sendDigest,
    stop: async () => {
      clearInterval(timer)
      await queue.stop()
    },
  }
}
export type NoticeSchedule = ReturnType<typeof startNoticeSchedule>

import type { QueueMessage } from '@bong-bari/contract'

/** The time of the last message that comes for the first time, or now if there is none. */
export const readQueueTime = (messages: readonly Pick<QueueMessage, 'attributes'>[]) => {
  const times = messages
    .filter(({ attributes }) => (attributes.ApproximateReceiveCount ?? '1') === '1')
    .map(({ attributes }) => Number(attributes.ApproximateFirstReceiveTimestamp))
    .filter(Number.isFinite)
  return times.length ? new Date(Math.max(...times)) : new Date()
}

/** Returns a clock that runs on from `now`, for work that takes longer. */
export const createRunningClock = (now: Date) => {
  const started = performance.now()
  return () => new Date(now.getTime() + performance.now() - started)
}

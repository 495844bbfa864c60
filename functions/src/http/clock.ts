import type { QueueMessage } from '@bong-bari/contract'

/** Of the last first-time message, else now. */
export const queueTime = (messages: readonly Pick<QueueMessage, 'attributes'>[]) => {
  const times = messages
    .filter(({ attributes }) => (attributes.ApproximateReceiveCount ?? '1') === '1')
    .map(({ attributes }) => Number(attributes.ApproximateFirstReceiveTimestamp))
    .filter(Number.isFinite)
  return times.length ? new Date(Math.max(...times)) : new Date()
}

/** Runs on from `now`, for longer work. */
export const runningClock = (now: Date) => {
  const started = performance.now()
  return () => new Date(now.getTime() + performance.now() - started)
}

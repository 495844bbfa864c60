import type { QueueMessage } from '@bong-bari/contract'

/** The last message that comes for the first time says what time it is; where none does it is now. */
export const queueTime = (messages: readonly Pick<QueueMessage, 'attributes'>[]) => {
  const times = messages
    .filter(({ attributes }) => (attributes.ApproximateReceiveCount ?? '1') === '1')
    .map(({ attributes }) => Number(attributes.ApproximateFirstReceiveTimestamp))
    .filter(Number.isFinite)
  return times.length ? new Date(Math.max(...times)) : new Date()
}

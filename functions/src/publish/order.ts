import { type PublishOrder, publishBell, publishOrder } from '@bong-bari/contract'

const timesIn = (event: unknown) =>
  publishBell
    .safeParse(event)
    .data?.Records.map(({ attributes }) => Number(attributes?.ApproximateFirstReceiveTimestamp))

/**
 * What an event asks for. The queue asks for what is due: the last bell says what time it is, and where
 * none does it is now. Whatever else calls, such as a deployment, asks for everything.
 */
export const orderIn = (event: unknown): PublishOrder => {
  const { data } = publishOrder.safeParse(event)
  if (data) return data
  const times = timesIn(event)
  const last = Math.max(0, ...(times ?? []).filter(Number.isFinite))
  const time = (last ? new Date(last) : new Date()).toISOString()
  return { order: times ? 'due' : 'everything', time }
}

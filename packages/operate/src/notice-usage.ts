import { digestMinutes } from '@bong-bari/contract'
import { assumed } from './usage.ts'

const minutesOfMonth = 30 * 24 * 60

/** Lambda polls an idle queue with five 20-second requests at a time. */
const idlePolls = 5 * 3 * minutesOfMonth

/** Send, receive, delete. */
const requestsOfAMessage = 3

/** Monthly usage of notices about new requests. */
export const noticeUsage = (visits: number) => {
  const leads = visits * assumed.requests
  const messages = leads * assumed.told
  const calls = minutesOfMonth / digestMinutes
  return {
    queueRequests: idlePolls + messages * requestsOfAMessage,
    runs: calls + messages,
    gigabyteSeconds: (calls + messages) * assumed.lookGigabyteSeconds,
    // Lead and settings, per message and once before.
    reads: (leads + messages) * 2,
    // Table and index (projection of all) when marked as told.
    writes: leads * 2,
  }
}

import { digestMinutes } from '@bong-bari/contract'
import { assumed } from './usage.ts'

const minutesOfMonth = 30 * 24 * 60

/** Lambda asks a queue that is empty by five long questions of 20 seconds at a time. */
const idlePolls = 5 * 3 * minutesOfMonth

/** A message is sent, received and deleted. */
const requestsOfAMessage = 3

/** What telling the team of new requests uses in a month of so many visits. */
export const noticeUsage = (visits: number) => {
  const leads = visits * assumed.requests
  const messages = leads * assumed.told
  const calls = minutesOfMonth / digestMinutes
  return {
    queueRequests: idlePolls + messages * requestsOfAMessage,
    runs: calls + messages,
    gigabyteSeconds: (calls + messages) * assumed.lookGigabyteSeconds,
    // The lead and the settings are read for each message, and before all of them.
    reads: (leads + messages) * 2,
    // A lead is marked as told, in the table and in the index that carries it whole.
    writes: leads * 2,
  }
}

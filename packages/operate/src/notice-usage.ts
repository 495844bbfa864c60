import { noticeLookMinutes } from '@bong-bari/contract'
import { assumed } from './usage.ts'

const minutesOfMonth = 30 * 24 * 60

/** Lambda asks a queue that is empty by five long questions of 20 seconds at a time. */
const idlePolls = 5 * 3 * minutesOfMonth

/** A notice is sent, received and deleted. */
const requestsOfANotice = 3

/** What telling the team of new requests uses in a month of so many visits. */
export const noticeUsage = (visits: number) => {
  const leads = visits * assumed.requests
  const looks = minutesOfMonth / noticeLookMinutes
  return {
    queueRequests: idlePolls + leads * requestsOfANotice,
    runs: looks + leads,
    gigabyteSeconds: (looks + leads) * assumed.lookGigabyteSeconds,
    // A look asks what is left. Telling reads the notice, the lead and the settings.
    reads: looks + leads * 4,
    // A notice is made, taken on and removed.
    writes: leads * 3,
  }
}

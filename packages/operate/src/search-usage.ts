import { assumed } from './usage.ts'

const minutesOfMonth = 30 * 24 * 60

/** Beginnings of words under which a request of some sentences stands. */
const beginnings = 125

/** What is searched: requests and posts. A few posts a month cost nothing beside the requests. */
const kinds = 2

/** What keeping requests to be found by their words uses in a month of so many visits. */
export const searchUsage = (visits: number) => {
  const leads = visits * assumed.requests
  return {
    runs: minutesOfMonth,
    gigabyteSeconds: minutesOfMonth * assumed.lookGigabyteSeconds,
    // A look asks what has changed and what is yet to be taken in; a request is read twice.
    reads: minutesOfMonth * kinds * 2 + leads * 4,
    // What is announced is made and removed, what something is found by written twice.
    writes: leads * (beginnings + 4),
  }
}

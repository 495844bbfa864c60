import { assumed } from './usage.ts'

const minutesOfMonth = 30 * 24 * 60

/** Beginnings of words under which a request of some sentences stands. */
const beginnings = 125

/** What keeping requests to be found by their words uses in a month of so many visits. */
export const searchUsage = (visits: number) => {
  const leads = visits * assumed.requests
  return {
    runs: minutesOfMonth,
    gigabyteSeconds: minutesOfMonth * assumed.lookGigabyteSeconds,
    // A look asks which posts and sections became due; a request is read twice, with what it is found by.
    reads: minutesOfMonth * 2 + leads * 4,
    // What something is found by is written twice.
    writes: leads * (beginnings + 2),
  }
}

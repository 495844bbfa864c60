import { assumed } from './usage.ts'

const minutesOfMonth = 30 * 24 * 60

/** Indexed prefixes of a request of a few sentences. */
const beginnings = 125

/** Monthly usage of the search index. */
export const searchUsage = (visits: number) => {
  const leads = visits * assumed.requests
  return {
    runs: minutesOfMonth,
    gigabyteSeconds: minutesOfMonth * assumed.lookGigabyteSeconds,
    // Each minute posts and sections due; a request twice, with its index entries.
    reads: minutesOfMonth * 2 + leads * 4,
    // Index entries are written twice.
    writes: leads * (beginnings + 2),
  }
}

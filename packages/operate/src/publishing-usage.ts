import { assumed } from './usage.ts'

const minutesOfMonth = 30 * 24 * 60
const nights = 30

/** Lambda asks a queue that is empty by five long questions of 20 seconds at a time. */
const idlePolls = 5 * 3 * minutesOfMonth

/** A change is sent, received and deleted. */
const requestsOfABell = 3

/** What publishing uses in a month, whatever the number of visits. */
export const publishingUsage = () => {
  const { changes, pagesOfAChange, newVideoLists, deployments, publicPages } = assumed
  const bells = changes + newVideoLists
  const written = changes * pagesOfAChange + newVideoLists + deployments * publicPages
  const compared = (nights + deployments) * publicPages
  const rendered = written + compared
  return {
    queueRequests: idlePolls + bells * requestsOfABell,
    runs: minutesOfMonth + nights + deployments + bells,
    gigabyteSeconds:
      (minutesOfMonth + bells) * assumed.lookGigabyteSeconds +
      rendered * assumed.pageGigabyteSeconds,
    reads: (minutesOfMonth + bells) * assumed.lookReads + rendered * assumed.reads,
    // The item that names a change's pages is made and removed.
    writes: (minutesOfMonth + bells) * assumed.lookWrites + bells * 2,
    puts: written,
    gets: rendered,
  }
}

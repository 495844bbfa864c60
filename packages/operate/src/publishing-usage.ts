import { assumed } from './usage.ts'

const minutesOfMonth = 30 * 24 * 60
const nights = 30

/** Lambda asks a queue that is empty by five long questions of 20 seconds at a time. */
const idlePolls = 5 * 3 * minutesOfMonth

/** A message is sent, received and deleted. */
const requestsOfAMessage = 3

/** What publishing uses in a month, whatever the number of visits. */
export const publishingUsage = () => {
  const { changes, pagesOfAChange, newVideoLists, deployments, publicPages } = assumed
  // Once more a minute later.
  const messages = 2 * (changes + newVideoLists)
  const written = changes * pagesOfAChange + newVideoLists + deployments * publicPages
  const compared = (nights + deployments) * publicPages
  const rendered = 2 * written + compared
  // Each minute a look at what is due, and the pulse that it sends through the stream.
  const looks = 2 * minutesOfMonth
  return {
    queueRequests: idlePolls + messages * requestsOfAMessage,
    runs: nights + deployments + messages + looks,
    gigabyteSeconds: rendered * assumed.pageGigabyteSeconds + looks * assumed.lookGigabyteSeconds,
    reads: rendered * assumed.reads,
    // What is noted of a month of posts, and of a pulse.
    writes: changes + looks,
    puts: written,
    gets: rendered,
  }
}

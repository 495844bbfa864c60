import { assumed } from './usage.ts'

const minutesOfMonth = 30 * 24 * 60
const nights = 30

/** Lambda polls an idle queue with five 20-second requests at a time. */
const idlePolls = 5 * 3 * minutesOfMonth

/** Send, receive, delete. */
const requestsOfAMessage = 3

/** Monthly usage of publishing, independent of visits. */
export const publishingUsage = () => {
  const { changes, pagesOfAChange, newVideoLists, deployments, publicPages } = assumed
  // Published again a minute later.
  const messages = 2 * (changes + newVideoLists)
  const written = changes * pagesOfAChange + newVideoLists + deployments * publicPages
  const compared = (nights + deployments) * publicPages
  const rendered = 2 * written + compared
  // Each minute: due items, and the pulse.
  const looks = 2 * minutesOfMonth
  return {
    queueRequests: idlePolls + messages * requestsOfAMessage,
    runs: nights + deployments + messages + looks,
    gigabyteSeconds: rendered * assumed.pageGigabyteSeconds + looks * assumed.lookGigabyteSeconds,
    reads: rendered * assumed.reads,
    writes: changes + looks,
    puts: written,
    gets: rendered,
  }
}

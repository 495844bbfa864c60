import { everyPage, type PageChange } from '@bong-bari/table'
import { type Due, publishChanges, readDue, restMs } from './publish-changes.ts'
import { newestOfEverything, publishNextPart } from './publish-everything.ts'
import { told } from './publish-paths.ts'
import { type Counts, type Publisher, withLease } from './publisher.ts'

/** At least so long from one look at what changed to the next: a hundred changes are a few pages. */
const lookMs = 2_000

/** Works on every page until it is time to look at what changed; tells whether there was anything to do. */
const publishEverything = async (due: Due, publisher: Publisher, began: Date) => {
  const newest = due.isAll && (await newestOfEverything(due.ofEverything, began))
  if (!newest) return false
  let rest: PageChange | undefined = newest
  try {
    while (rest && publisher.clock.now().getTime() - began.getTime() < lookMs)
      rest = await publishNextPart(rest, publisher)
  } catch (error) {
    told(everyPage, error)
    publisher.counts.failed++
    publisher.failed.add(newest.place)
  }
  return true
}

/** Works until nothing is left that can be done now. */
const publishAll = async (publisher: Publisher) => {
  const { clock, isOver, mayGoOn } = publisher
  while (!isOver() && (await mayGoOn())) {
    const began = clock.now()
    const due = await readDue(publisher, began)
    if (due.changes.length) await publishChanges(due.changes, publisher, began)
    const worked = (await publishEverything(due, publisher, began)) || due.changes.length > 0
    if (!worked && !due.isWaiting) return
    const passed = clock.now().getTime() - began.getTime()
    await clock.pause(Math.max(0, (worked ? lookMs : restMs) - passed))
  }
}

const isAnythingLeft = async (publisher: Publisher) => {
  const moment = publisher.clock.now()
  const { changes, isWaiting } = await readDue(publisher, moment)
  return changes.length > 0 || isWaiting
}

type Given = Pick<Publisher, 'clock' | 'isOver' | 'seen'>

/**
 * Publishes what is due, unless another call does; then that one meets it. After the lease is given
 * back it looks once more: what was announced meanwhile rang at a door that was shut.
 */
export const publishDue = async (given: Given): Promise<Counts> => {
  const counts: Counts = { rendered: 0, written: 0, removed: 0, failed: 0 }
  const failed = new Set<string>()
  const isAlone = () =>
    withLease(given.clock, (mayGoOn) => publishAll({ ...given, failed, counts, mayGoOn }))
  const isLeft = () => isAnythingLeft({ ...given, failed, counts, mayGoOn: async () => true })
  while (await isAlone()) if (given.isOver() || !(await isLeft())) break
  return counts
}

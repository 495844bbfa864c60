import {
  duePageChanges,
  everyPage,
  type PageChange,
  removePageChange,
  settleSeconds,
} from '@bong-bari/table'
import { publishPaths } from './publish-paths.ts'
import type { Publisher } from './publisher.ts'

/** What was announced a moment ago has most likely not been written yet, in milliseconds. */
export const restMs = 1_000

/** Page changes that are worked on together. */
const most = 200

/** Table calls that are made at once. */
const atOnce = 25

/** Whether what was announced had been written, and all indexes had it, at a moment. */
export const hasSettled = ({ at }: PageChange, moment: Date) =>
  at + settleSeconds * 1000 <= moment.getTime()

export type Due = {
  changes: PageChange[]
  /** Those of every page; all of them only where `isAll`. */
  ofEverything: PageChange[]
  isAll: boolean
  /** Whether some are still too young to be worked on. */
  isWaiting: boolean
}

/** What is due at a moment and not yet done, as much as can be worked on together. */
export const readDue = async ({ failed, seen }: Publisher, moment: Date): Promise<Due> => {
  const due: Due = { changes: [], ofEverything: [], isAll: true, isWaiting: false }
  for await (const page of duePageChanges(moment))
    for (const change of page) {
      if (failed.has(change.place)) continue
      if (change.paths.includes(everyPage)) due.ofEverything.push(change)
      else if (!hasSettled(change, moment) && seen.has(change.place)) continue
      else if (change.at + restMs > moment.getTime()) due.isWaiting = true
      else if (due.changes.push(change) === most) return { ...due, isAll: false }
    }
  return due
}

const forgetSettled = ({ seen }: Publisher, moment: Date) => {
  for (const [place, at] of seen)
    if (at + settleSeconds * 1000 <= moment.getTime()) seen.delete(place)
}

const removeAll = async (changes: readonly PageChange[]) => {
  for (let at = 0; at < changes.length; at += atOnce)
    await Promise.all(changes.slice(at, at + atOnce).map(removePageChange))
}

/**
 * Publishes every page that these name, each once, as it is after `began`. A change goes when all of its
 * pages were published after it had settled; a younger one stays, and the next look meets it again: it
 * may not have been written yet, or an index may lag.
 */
export const publishChanges = async (
  changes: readonly PageChange[],
  publisher: Publisher,
  began: Date,
): Promise<void> => {
  const outcomes = await publishPaths(
    [...new Set(changes.flatMap(({ paths }) => paths))],
    publisher,
  )
  const done: PageChange[] = []
  for (const change of changes) {
    const found = change.paths.map((path) => outcomes.get(path))
    if (found.some((one) => one === 'failed' || one === 'busy')) publisher.failed.add(change.place)
    else if (found.includes(undefined)) continue
    else if (hasSettled(change, began)) done.push(change)
    else publisher.seen.set(change.place, change.at)
  }
  forgetSettled(publisher, began)
  await removeAll(done)
}

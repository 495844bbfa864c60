import { announcePages, type PageChange, removePageChange, savePageCursor } from '@bong-bari/table'
import { findPage, removePage } from '../adapters/page-files.ts'
import { rendererName } from '../page-rendering/template.ts'
import { hasSettled } from './publish-changes.ts'
import { publishPaths } from './publish-paths.ts'
import type { Publisher } from './publisher.ts'
import { type Step, stepAt } from './walk-steps.ts'

/** A version that ends just now must not take what the next one has announced for itself. */
const isOurs = ({ renderer }: PageChange) => renderer === undefined || renderer === rendererName

/** Of all that name every page the newest, once it has settled; those before it go. */
export const newestOfEverything = async (
  changes: readonly PageChange[],
  moment: Date,
): Promise<PageChange | undefined> => {
  const newest = changes.filter((one) => hasSettled(one, moment) && isOurs(one)).at(-1)
  if (newest)
    for (const change of changes) if (change.at < newest.at) await removePageChange(change)
  return newest
}

const removeStrays = async ({ strays = [] }: Step) => {
  for (const key of strays) {
    const found = await findPage(key)
    if (found) await removePage(key, found)
  }
}

/**
 * Publishes the next part of all pages and notes how far it came. Answers what is left to do; undefined
 * after the last part, or where this call can do no more. A page that fails is announced by itself, and
 * the others go on; while table or bucket do not answer nothing goes on.
 */
export const publishNextPart = async (
  change: PageChange,
  publisher: Publisher,
): Promise<PageChange | undefined> => {
  const step = await stepAt(change.cursor, publisher.clock.now())
  const outcomes = await publishPaths(step.paths, publisher)
  if (outcomes.size < step.paths.length) return undefined
  const found = [...outcomes]
  if (found.some(([, outcome]) => outcome === 'busy')) {
    publisher.failed.add(change.place)
    return undefined
  }
  for (const [path, outcome] of found)
    if (outcome === 'failed') await announcePages([path], new Date(change.at), { id: path })
  await removeStrays(step)
  if (step.next === undefined) {
    await removePageChange(change)
    return undefined
  }
  const isSaved = await savePageCursor(change, step.next)
  return isSaved ? { ...change, cursor: step.next } : undefined
}

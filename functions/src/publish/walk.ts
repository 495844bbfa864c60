import { findPage, removePage } from '../adapters/page-files.ts'
import { askToPublishOnce } from '../adapters/publish-queue.ts'
import { RetryLater } from '../adapters/retry-later.ts'
import { type Call, publishPaths } from './publish-paths.ts'
import { type Step, stepAt } from './walk-steps.ts'

const removeStrays = async ({ strays = [] }: Step) => {
  for (const key of strays) {
    const found = await findPage(key)
    if (found) await removePage(key, found)
  }
}

/**
 * From a cursor ('' to start) until time is up; returns where to go on, undefined at the end. Failed pages are queued alone; rejects if
 * table, bucket or queue fail.
 */
export const walkFrom = async (from: string, call: Call): Promise<string | undefined> => {
  let cursor = from
  while (!call.isOver()) {
    const step = await stepAt(cursor, call.now())
    // Small, so always finished.
    const outcomes = await publishPaths(step.paths, { ...call, isOver: () => false })
    const found = [...outcomes]
    if (found.some(([, outcome]) => outcome === 'busy')) throw new RetryLater('DependencyBusy')
    for (const [path, outcome] of found) if (outcome === 'failed') await askToPublishOnce([path])
    await removeStrays(step)
    if (step.next === undefined) return undefined
    cursor = step.next
  }
  return cursor
}

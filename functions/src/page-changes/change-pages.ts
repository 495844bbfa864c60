import { announcePages, everyPage } from '@bong-bari/table'
import { ringPublisher } from '../adapters/publish-queue.ts'

/**
 * Says which pages concern a change, then changes something, then rings the publisher. What cannot be
 * announced is not changed. `everyPage` is announced by itself, since it takes longer. Where nothing
 * was changed (false, or undefined) nobody is rung.
 */
export const changingPages = async <Result>(
  paths: readonly string[],
  now: Date,
  change: () => Promise<Result>,
): Promise<Result> => {
  const named = paths.filter((path) => path !== everyPage)
  if (named.length) await announcePages(named, now)
  if (named.length < paths.length) await announcePages([everyPage], now)
  const result = await change()
  if (paths.length && result !== false && result !== undefined) await ringPublisher()
  return result
}

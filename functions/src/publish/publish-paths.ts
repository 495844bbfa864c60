import { isBusy } from '../http/busy.ts'
import { describeError } from '../http/log.ts'
import { metric } from '../http/metric.ts'
import { publishPath } from './publish-path.ts'
import type { Publisher } from './publisher.ts'

/** What became of a path: `busy` may work for every path a moment later. */
export type Outcome = 'published' | 'failed' | 'busy'

/** How many pages are asked for, rendered and written at once. */
const atOnce = 8

/** Logs and counts what failed; answers what that means. */
export const told = (path: string, error: unknown): Outcome => {
  console.log(JSON.stringify({ level: 'error', publish: path, ...describeError(error) }))
  metric('PublishFailed', 1)
  return error instanceof Error && isBusy(error) ? 'busy' : 'failed'
}

const publishOne = async (path: string, { clock, counts }: Publisher): Promise<Outcome> => {
  try {
    const published = await publishPath(path, clock.now())
    counts.rendered++
    if (published !== 'same') counts[published]++
    return 'published'
  } catch (error) {
    counts.failed++
    return told(path, error)
  }
}

/**
 * Publishes paths, a few at once; what fails is logged and counted, and stops no other. Paths for which
 * there was no time, or no lease, have no outcome.
 */
export const publishPaths = async (
  paths: readonly string[],
  publisher: Publisher,
): Promise<Map<string, Outcome>> => {
  const outcomes = new Map<string, Outcome>()
  for (let at = 0; at < paths.length; at += atOnce) {
    if (publisher.isOver() || !(await publisher.mayGoOn())) break
    const some = paths.slice(at, at + atOnce)
    await Promise.all(
      some.map(async (path) => outcomes.set(path, await publishOne(path, publisher))),
    )
  }
  return outcomes
}

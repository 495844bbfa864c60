import { readingOnce } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import { isBusy } from '../http/busy.ts'
import { describeError } from '../http/log.ts'
import { lookAt, publishPath } from './publish-path.ts'

export type Counts = Record<'rendered' | 'written' | 'removed' | 'failed', number>

export type Call = { now: () => Date; isOver: () => boolean; counts: Counts }

export const endAfter = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  return () => performance.now() >= end
}

/** `busy`: any path may work shortly. */
export type Outcome = 'published' | 'failed' | 'busy'

const atOnce = 8

export const told = (path: string, error: unknown): Outcome => {
  console.log(JSON.stringify({ level: 'error', publish: path, ...describeError(error) }))
  metric('PublishFailed', 1)
  return error instanceof Error && isBusy(error) ? 'busy' : 'failed'
}

const publishOne = async (
  path: string,
  look: ReturnType<typeof lookAt>,
  { now, counts }: Call,
): Promise<Outcome> => {
  try {
    const published = await publishPath(path, look, now)
    counts.rendered++
    if (published !== 'same') counts[published]++
    return 'published'
  } catch (error) {
    counts.failed++
    return told(path, error)
  }
}

/** Looks up every page's file first; then the pages share what they read. */
const publishTogether = async (paths: readonly string[], call: Call) => {
  const looks = paths.map((path) => ({ path, look: lookAt(path) }))
  await Promise.allSettled(looks.map(({ look }) => look))
  return readingOnce(() =>
    Promise.all(
      looks.map(async ({ path, look }) => [path, await publishOne(path, look, call)] as const),
    ),
  )
}

/** Failures are logged and stop no other path. Paths for which no time was left have no outcome. */
export const publishPaths = async (
  paths: readonly string[],
  call: Call,
): Promise<Map<string, Outcome>> => {
  const outcomes = new Map<string, Outcome>()
  for (let at = 0; at < paths.length && !call.isOver(); at += atOnce)
    for (const [path, outcome] of await publishTogether(paths.slice(at, at + atOnce), call))
      outcomes.set(path, outcome)
  return outcomes
}

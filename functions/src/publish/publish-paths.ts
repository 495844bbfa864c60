import { hash } from 'node:crypto'
import { cacheControl } from '@bong-bari/edge'
import { readingOnce } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import { findPage, keyOfPage, removePage, writePage } from '../adapters/page-files.ts'
import { RetryLater } from '../adapters/queues.ts'
import { describeError, withUnreadable } from '../http/log.ts'
import { isBusy } from '../http/refuse.ts'
import { type RenderedPath, renderPath } from '../page-rendering/render-path.ts'

type Published = 'written' | 'removed' | 'same'

type File = Pick<RenderedPath, 'body' | 'contentType'>

const hashOf = ({ body, contentType }: File) =>
  hash('sha256', [contentType, cacheControl.published, body].join('\n'), 'base64url')

class UnreadablePage extends Error {
  override name = 'UnreadablePage'
}

const fileAt = async (path: string, now: Date): Promise<File | undefined> => {
  const page = await renderPath(path, now)
  return page.found ? page : undefined
}

/** Unreadable is not gone: the page stays. */
const rendered = async (path: string, now: Date) => {
  const { result, unreadable } = await withUnreadable(() => fileAt(path, now))
  if (result) return result
  if (unreadable.length) throw new UnreadablePage()
  return undefined
}

/** The file that a page replaces. It must be looked up before anything is read to draw the page. */
const lookAt = (path: string) => findPage(keyOfPage(path))

type FoundPage = Awaited<ReturnType<typeof lookAt>>

const replace = async (path: string, found: FoundPage, now: Date): Promise<Published> => {
  const key = keyOfPage(path)
  const page = await rendered(path, now)
  if (!page) {
    if (found) await removePage(key, found)
    return found ? 'removed' : 'same'
  }
  const is = hashOf(page)
  if (found?.hash === is) return 'same'
  await writePage(key, { body: page.body, contentType: page.contentType, hash: is }, found)
  return 'written'
}

/** Against concurrent publishers. */
const mostLooks = 5

/**
 * Replaces only what it looked at, so a slow publisher looks and reads again, and overwrites nothing newer. Rejects, leaving the file,
 * on failure.
 */
const publishPath = async (
  path: string,
  first: Promise<FoundPage>,
  now: () => Date,
): Promise<Published> => {
  const publish = async (found: FoundPage, left: number): Promise<Published> => {
    try {
      return await replace(path, found, now())
    } catch (error) {
      if (!(error instanceof RetryLater) || left === 0) throw error
      const next = await lookAt(path)
      return readingOnce(() => publish(next, left - 1))
    }
  }
  return publish(await first, mostLooks - 1)
}

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

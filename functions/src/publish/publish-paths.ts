import { hash } from 'node:crypto'
import { cacheControl } from '@bong-bari/edge'
import { shareReads } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import { findPage, pageKeyOf, removePage, writePage } from '../adapters/page-files.ts'
import { RetryLater } from '../adapters/queues.ts'
import { describeError, logUnreadableOf } from '../http/log.ts'
import { isBusy } from '../http/refuse.ts'
import { type RenderedPath, renderPath } from '../page-rendering/render-path.ts'

type PublishResult = 'written' | 'removed' | 'same'

type File = Pick<RenderedPath, 'body' | 'contentType'>

const hashOf = ({ body, contentType }: File) =>
  hash('sha256', [contentType, cacheControl.published, body].join('\n'), 'base64url')

class UnreadablePage extends Error {
  override name = 'UnreadablePage'
}

const renderFile = async (path: string, now: Date): Promise<File | undefined> => {
  const page = await renderPath(path, now)
  return page.isFound ? page : undefined
}

/** If an item cannot be read, the page is not gone, so its file stays. */
const renderReadable = async (path: string, now: Date) => {
  const { result, unreadable } = await logUnreadableOf(() => renderFile(path, now))
  if (result) return result
  if (unreadable.length) throw new UnreadablePage()
  return undefined
}

/** Finds the file that a page replaces. It must be found before anything is read to render the page. */
const findPublishedPage = (path: string) => findPage(pageKeyOf(path))

type FoundPage = Awaited<ReturnType<typeof findPublishedPage>>

const replaceFile = async (path: string, stored: FoundPage, now: Date): Promise<PublishResult> => {
  const key = pageKeyOf(path)
  const page = await renderReadable(path, now)
  if (!page) {
    if (stored) await removePage(key, stored)
    return stored ? 'removed' : 'same'
  }
  const hash = hashOf(page)
  if (stored?.hash === hash) return 'same'
  await writePage(key, { body: page.body, contentType: page.contentType, hash }, stored)
  return 'written'
}

/** A page is rendered again, at most this often, when another publisher was faster. */
const maxAttempts = 5

/**
 * Publishes a path. It replaces only the file that it found, so a slow publisher finds and renders again and overwrites nothing newer. If it
 * fails it rejects, and the file stays.
 */
const publishPath = async (
  path: string,
  first: Promise<FoundPage>,
  now: () => Date,
): Promise<PublishResult> => {
  const publish = async (stored: FoundPage, left: number): Promise<PublishResult> => {
    try {
      return await replaceFile(path, stored, now())
    } catch (error) {
      if (!(error instanceof RetryLater) || left === 0) throw error
      const next = await findPublishedPage(path)
      return shareReads(() => publish(next, left - 1))
    }
  }
  return publish(await first, maxAttempts - 1)
}

export type Counts = Record<'rendered' | 'written' | 'removed' | 'failed', number>

export type PublishRun = { now: () => Date; isOver: () => boolean; counts: Counts }

export const createDeadline = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  return () => performance.now() >= end
}

/** `busy` means that a dependency is overloaded, so every path may fail now and work shortly. */
export type Outcome = 'published' | 'failed' | 'busy'

const parallelPaths = 8

export const logFailure = (path: string, error: unknown): Outcome => {
  console.log(JSON.stringify({ level: 'error', publish: path, ...describeError(error) }))
  metric('PublishFailed', 1)
  return error instanceof Error && isBusy(error) ? 'busy' : 'failed'
}

const publishOne = async (
  path: string,
  stored: ReturnType<typeof findPublishedPage>,
  { now, counts }: PublishRun,
): Promise<Outcome> => {
  try {
    const published = await publishPath(path, stored, now)
    counts.rendered++
    if (published !== 'same') counts[published]++
    return 'published'
  } catch (error) {
    counts.failed++
    return logFailure(path, error)
  }
}

/** Finds the files of all pages first; after that the pages share what they read from the table. */
const publishTogether = async (paths: readonly string[], call: PublishRun) => {
  const pages = paths.map((path) => ({ path, stored: findPublishedPage(path) }))
  await Promise.allSettled(pages.map(({ stored }) => stored))
  return shareReads(() =>
    Promise.all(
      pages.map(async ({ path, stored }) => [path, await publishOne(path, stored, call)] as const),
    ),
  )
}

/** Publishes paths. Failures are logged and stop no other path. Paths for which there was no time have no outcome. */
export const publishPaths = async (
  paths: readonly string[],
  call: PublishRun,
): Promise<Map<string, Outcome>> => {
  const outcomes = new Map<string, Outcome>()
  for (let at = 0; at < paths.length && !call.isOver(); at += parallelPaths)
    for (const [path, outcome] of await publishTogether(paths.slice(at, at + parallelPaths), call))
      outcomes.set(path, outcome)
  return outcomes
}

import { hash } from 'node:crypto'
import { cacheControl } from '@bong-bari/edge'
import { readingOnce } from '@bong-bari/table'
import { findPage, keyOfPage, removePage, writePage } from '../adapters/page-files.ts'
import { RetryLater } from '../adapters/retry-later.ts'
import { withUnreadable } from '../http/unreadable.ts'
import { type RenderedPath, renderPath } from '../page-rendering/render-path.ts'

export type Published = 'written' | 'removed' | 'same'

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
export const lookAt = (path: string) => findPage(keyOfPage(path))

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
export const publishPath = async (
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

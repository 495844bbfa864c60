import { hash } from 'node:crypto'
import { cacheControl } from '@bong-bari/edge'
import { announcePages } from '@bong-bari/table'
import { findPage, keyOfPage, removePage, writePage } from '../adapters/page-files.ts'
import { withUnreadable } from '../http/unreadable.ts'
import { type RenderedPath, renderPath } from '../page-rendering/render-path.ts'

export type Published = 'written' | 'removed' | 'same'

const hashOf = ({ body, contentType }: RenderedPath) =>
  hash('sha256', [contentType, cacheControl.published, body].join('\n'), 'base64url')

class UnreadablePage extends Error {
  override name = 'UnreadablePage'
}

/** What cannot be read is not gone: the page that shows it stays as it was. */
const rendered = async (path: string, now: Date) => {
  const { result, unreadable } = await withUnreadable(() => renderPath(path, now))
  if (result.found) return result
  if (unreadable.length) throw new UnreadablePage()
  return undefined
}

/**
 * Makes the file of a path say what is true: writes it where it says something else, removes it where
 * nothing is there. What is stored is looked at first, and only that is replaced: whoever was held up
 * for a while between never puts an older page over a newer one. Announces when the page will change
 * by itself. Rejects, and the file is as it was, where anything fails.
 */
export const publishPath = async (path: string, now: Date): Promise<Published> => {
  const key = keyOfPage(path)
  const found = await findPage(key)
  const page = await rendered(path, now)
  if (!page) {
    if (found) await removePage(key, found)
    return found ? 'removed' : 'same'
  }
  if (page.until) await announcePages([path], page.until, { id: path })
  const is = hashOf(page)
  if (found?.hash === is) return 'same'
  await writePage(key, { body: page.body, contentType: page.contentType, hash: is }, found)
  return 'written'
}

import { keepImage } from '../adapters/media.ts'
import { refuseField } from '../http/refuse.ts'

/** Where Markdown names an uploaded picture, which is there for a day. */
const uploaded = /(\]\(<?)(\/incoming\/[0-9a-f]{32})(?=[\s>)])/g

/** Each is read and cleaned while a person waits. */
const mostAtOnce = 20

/**
 * A post's content with its uploaded pictures kept: each is checked and stored like the post's own picture,
 * and its new address takes the place of the upload's. Refuses `content` where one is gone or no picture.
 */
export const keepContentPictures = async (content: string): Promise<string> => {
  const named = new Set([...content.matchAll(uploaded)].map(([, , address = '']) => address))
  if (named.size > mostAtOnce)
    return refuseField('content', `Content may bring at most ${mostAtOnce} new pictures at once`)
  const kept = new Map<string, string | null>()
  for (const address of named) kept.set(address, (await keepImage(address, 'content')).image)
  return content.replace(
    uploaded,
    (whole, before: string, address: string) => before + (kept.get(address) ?? whole),
  )
}

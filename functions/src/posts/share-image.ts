import type { Post } from '@bong-bari/contract'
import { describeError } from '../http/log.ts'

type SharedFields = Pick<Post, 'title' | 'image'>
type DrawnPost = SharedFields & Pick<Post, 'shareImage'>

const logFailure = (failed: string, error: unknown) =>
  console.error(JSON.stringify({ level: 'error', failed, ...describeError(error) }))

const storedAddress = /^\/(media\/.+)$/

/** Reads the cover; undefined if it is not stored here or unreadable. */
const readCover = async (image: string | null) => {
  const [, key] = storedAddress.exec(image ?? '') ?? []
  if (!key) return undefined
  try {
    const [{ readFile }, { cropCover }] = await Promise.all([
      import('../adapters/media-bucket.ts'),
      import('../text-rendering/share-image.ts'),
    ])
    const file = await readFile(key)
    return file && (await cropCover(file.bytes))
  } catch (error) {
    logFailure('cover of the share image', error)
    return undefined
  }
}

const drawAndStore = async ({ title, image }: SharedFields) => {
  const { drawShareImage } = await import('../text-rendering/share-image.ts')
  return drawShareImage(title, 'post', await readCover(image))
}

/** Draws the share image of a title and cover, once. A failure costs the picture and never the post: it returns null. */
export const drawShareImageOf = async (shown: SharedFields, current?: DrawnPost) => {
  const isDrawn = current?.title === shown.title && current.image === shown.image
  if (current?.shareImage && isDrawn) return current.shareImage
  try {
    return await drawAndStore(shown)
  } catch (error) {
    logFailure('share image', error)
    return null
  }
}

/** Draws the share image again if title or cover have changed. A draft has none, but keeps one that still fits. */
export const updateShareImage = async (
  shown: SharedFields,
  isDraft: boolean,
  current: DrawnPost,
) => {
  if (!isDraft) return { shareImage: await drawShareImageOf(shown, current) }
  const isDrawn = shown.title === current.title && shown.image === current.image
  return isDrawn ? {} : { shareImage: null }
}

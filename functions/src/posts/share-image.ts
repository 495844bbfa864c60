import type { Post } from '@bong-bari/contract'
import { describeError } from '../http/log.ts'

type Shown = Pick<Post, 'title' | 'image'>
type Drawn = Shown & Pick<Post, 'shareImage'>

const log = (failed: string, error: unknown) =>
  console.error(JSON.stringify({ level: 'error', failed, ...describeError(error) }))

const stored = /^\/(media\/.+)$/

/** Undefined when not ours or unreadable. */
const coverOf = async (image: string | null, width: number, height: number) => {
  const [, key] = stored.exec(image ?? '') ?? []
  if (!key) return undefined
  try {
    const [{ readFile }, { cropCover }] = await Promise.all([
      import('../adapters/media-bucket.ts'),
      import('../adapters/cover.ts'),
    ])
    const file = await readFile(key)
    return file && (await cropCover(file.bytes, width, height))
  } catch (error) {
    log('cover of the share image', error)
    return undefined
  }
}

const draw = async ({ title, image }: Shown) => {
  const { coverPlace, drawCard, drawShareImage } = await import('../text-rendering/share-image.ts')
  const cover = await coverOf(image, coverPlace.width, coverPlace.height)
  if (!cover) return drawShareImage(title, 'post')
  const [{ encodeJpeg }, { storePicture }] = await Promise.all([
    import('../adapters/cover.ts'),
    import('../adapters/media-bucket.ts'),
  ])
  const { width, height, rgb } = await drawCard(title, 'post', cover)
  const bytes = await encodeJpeg({ width, height, rgb })
  const key = await storePicture({
    ...{ bytes, width, height },
    ...{ contentType: 'image/jpeg', extension: 'jpg' },
  })
  return `/${key}`
}

/** Once per title and cover. A failure costs the picture, never the post. */
export const shareImageOf = async (shown: Shown, current?: Drawn) => {
  const isDrawn = current?.title === shown.title && current.image === shown.image
  if (current?.shareImage && isDrawn) return current.shareImage
  try {
    return await draw(shown)
  } catch (error) {
    log('share image', error)
    return null
  }
}

/** Redrawn when title or cover changed and the post is visible. */
export const shareImageAfter = async (shown: Shown, isDraft: boolean, current: Drawn) => {
  if (!isDraft) return { shareImage: await shareImageOf(shown, current) }
  const isDrawn = shown.title === current.title && shown.image === current.image
  return isDrawn ? {} : { shareImage: null }
}

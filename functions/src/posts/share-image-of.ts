import type { Post } from '@bong-bari/contract'

type Drawn = Pick<Post, 'title' | 'shareImage'>

/** Drawn once for each title. A failure costs the picture, never the post. */
export const shareImageOf = async (title: string, current?: Drawn) => {
  if (current?.shareImage && current.title === title) return current.shareImage
  try {
    const { drawShareImage } = await import('./share-image.ts')
    return await drawShareImage(title)
  } catch (error) {
    const { name, stack } = error instanceof Error ? error : { name: 'unknown' }
    console.error(JSON.stringify({ level: 'error', failed: 'share image', error: name, stack }))
    return null
  }
}

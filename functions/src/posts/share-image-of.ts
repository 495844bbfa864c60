import type { Post } from '@bong-bari/contract'
import { describeError } from '../http/log.ts'

type Drawn = Pick<Post, 'title' | 'shareImage'>

/** Drawn once for each title. A failure costs the picture, never the post. */
export const shareImageOf = async (title: string, current?: Drawn) => {
  if (current?.shareImage && current.title === title) return current.shareImage
  try {
    const { drawShareImage } = await import('../text-rendering/share-image.ts')
    return await drawShareImage(title, 'post')
  } catch (error) {
    const described = { failed: 'share image', ...describeError(error) }
    console.error(JSON.stringify({ level: 'error', ...described }))
    return null
  }
}

/** Drawn anew where it was not drawn for this title, and visitors are to see it. */
export const shareImageAfter = async (title: string, isDraft: boolean, current: Drawn) => {
  if (!isDraft) return { shareImage: await shareImageOf(title, current) }
  return title === current.title ? {} : { shareImage: null }
}

import { isDeepStrictEqual } from 'node:util'
import { type Video, videoListSize } from '@bong-bari/contract'
import { byDate } from './video-order.ts'

/** What pages show of a video: views change by the minute, and no page says them. */
const shown = ({ videoId, title, thumbnail, publishedAt }: Video) => ({
  videoId,
  title,
  thumbnail,
  publishedAt,
})

const first = (videos: Video[]) => videos.slice(0, videoListSize).map(shown)
const inOrder = (videos: Video[]) => videos.toSorted(byDate).map(shown)

/**
 * The pages that show something else when a list is no longer `before` but `now`: Home has the first of
 * it, `/videos` has all of both lists in an order of its own.
 */
export const pagesOfVideos = (before: Video[], now: Video[]): string[] => [
  ...(isDeepStrictEqual(first(before), first(now)) ? [] : ['/']),
  ...(isDeepStrictEqual(inOrder(before), inOrder(now)) ? [] : ['/videos']),
]

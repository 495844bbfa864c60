import { type Post, videoIdIn } from '@bong-bari/contract'
import { findKeptVideo } from '@bong-bari/table'
import { videoIdsIn } from './videos-in-post.ts'

/** A line that is a film's address, or shows one by Markdown. */
const addressIn = (line: string) => line.trim().replace(/^!\[[^\]]*\]\(([^)\s]+)[^)]*\)$/, '$1')

/** Removes films that the platform no longer shows. */
export const withoutGoneVideos = async <Written extends Pick<Post, 'content'>>(
  post: Written,
): Promise<Written> => {
  const found = await Promise.all(videoIdsIn(post).map(findKeptVideo))
  const gone = new Set(found.flatMap((video) => (video?.goneAt ? video.videoId : [])))
  if (!gone.size) return post
  const left = post.content
    .split('\n')
    .filter((line) => !gone.has(videoIdIn(addressIn(line)) ?? ''))
  return { ...post, content: left.join('\n') }
}

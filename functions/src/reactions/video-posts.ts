import {
  behindHash,
  type Change,
  forgetPostAbout,
  type Item,
  notePostAbout,
  readPosts,
} from '@bong-bari/table'
import { videoIdsIn } from '../public-data/videos-in-post.ts'

export const videosOf = (image: Item | undefined): string[] => {
  const post = readPosts.one(image)
  return post ? videoIdsIn(post) : []
}

/** Which posts show a video, for its page. */
export const noteVideos = async ({ key, old, is }: Change) => {
  const id = behindHash(key.pk)
  const shown = videosOf(is)
  const left = videosOf(old).filter((videoId) => !shown.includes(videoId))
  await Promise.all([
    ...shown.map((videoId) => notePostAbout(videoId, id)),
    ...left.map((videoId) => forgetPostAbout(videoId, id)),
  ])
}

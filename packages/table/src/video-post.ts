import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { put, remove, sortKeys } from './verbs.ts'

/** A post shows or showed it; readers check the post. */
export const storedVideoPost = z.object({ pk: z.string(), sk: z.uuid() })

const most = 20

export const notePostAbout = (videoId: string, postId: string) =>
  put({ pk: keys.postsAbout(videoId), sk: postId })

export const forgetPostAbout = (videoId: string, postId: string) =>
  remove({ pk: keys.postsAbout(videoId), sk: postId })

/** Perhaps outdated, 20 at most. */
export const idsOfPostsAbout = (videoId: string): Promise<string[]> =>
  sortKeys(keys.postsAbout(videoId), { order: 'oldest', limit: most })

import { builtInPosts } from './built-in-posts.ts'
import type { Post } from './post.ts'

export type PostLookup =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'found'; post: Post }

/** The post with this slug or id. */
export const usePost = (slugOrId: string | undefined): PostLookup => {
  const post = builtInPosts.find(({ slug, id }) => slug === slugOrId || id === slugOrId)
  return post ? { state: 'found', post } : { state: 'missing' }
}

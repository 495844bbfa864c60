import { builtInPosts } from '@bong-bari/site'
import { builtInTexts } from '@bong-bari/site/post-texts'
import type { Post } from './post.ts'

/** The built-in post of a slug, whole. */
export const builtInPost = (slug: string): Post | undefined => {
  const head = builtInPosts.find((post) => post.slug === slug)
  return head && { ...head, id: head.slug, content: builtInTexts[head.slug] }
}

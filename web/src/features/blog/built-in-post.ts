import { builtInPosts } from '@bong-bari/site'
import { builtInTexts } from '@bong-bari/site/post-texts'
import type { Post } from './post.ts'

export const builtInPost = (slug: string): Post | undefined => {
  const head = builtInPosts.find((post) => post.slug === slug)
  return head && { ...head, id: head.slug, content: builtInTexts[head.slug] }
}

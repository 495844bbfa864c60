import { builtInPosts } from '@bong-bari/site'
import { builtInTexts } from '@bong-bari/site/post-texts'
import { type BlogPost, inReadingOrder, type Neighbour } from './post.ts'

export const builtInPost = (slug: string): BlogPost | undefined => {
  const head = builtInPosts.find((post) => post.slug === slug)
  return head && { ...head, id: head.slug, content: builtInTexts[head.slug] }
}

/** Built-in posts are neighbours of each other; other posts get none. */
export const builtInNeighbours = (slug: string): Neighbour[] => {
  const index = builtInPosts.findIndex((post) => post.slug === slug)
  if (index < 0) return []
  const posts = builtInPosts.map((post) => ({ ...post, id: post.slug }))
  return inReadingOrder({
    newer: posts[index - 1] ?? null,
    older: posts[index + 1] ?? null,
    related: posts.filter((_, other) => Math.abs(other - index) > 1),
  })
}

import { builtInPosts } from '@bong-bari/site'
import { inReadingOrder, type Neighbour } from './neighbour.ts'

/** The built-in posts are neighbours of each other; of any other post there are none. */
export const builtInNeighbours = (slug: string): Neighbour[] => {
  const place = builtInPosts.findIndex((post) => post.slug === slug)
  if (place < 0) return []
  const posts = builtInPosts.map((post) => ({ ...post, id: post.slug }))
  return inReadingOrder({
    newer: posts[place - 1] ?? null,
    older: posts[place + 1] ?? null,
    related: posts.filter((_, other) => Math.abs(other - place) > 1),
  })
}

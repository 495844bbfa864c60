import { useEffect, useState } from 'react'
import { builtInPosts } from './built-in-posts.ts'
import type { Post } from './post.ts'

/** Counting the first. */
const samplePageCount = 3
/** How long the loading line stays, in ms: enough to be read before the next row pushes it down. */
const samplePause = 600

export type ListedPost = { key: string; post: Post }

const samplePage = (page: number): ListedPost[] =>
  builtInPosts.map((post) => ({ key: `${post.slug}-${page}`, post }))

export type PostPages = {
  posts: ListedPost[]
  state: 'idle' | 'loading' | 'end'
  /** Does nothing while a page is on its way and after the last one. */
  loadMore: () => void
}

/** The posts read so far. Without posts of its own the list repeats the three built-in ones. */
export const usePostPages = (): PostPages => {
  const [pages, setPages] = useState(1)
  const [loading, setLoading] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => {
      setPages((count) => count + 1)
      setLoading(false)
    }, samplePause)
    return () => clearTimeout(timer)
  }, [loading])
  const ended = pages >= samplePageCount
  return {
    posts: Array.from({ length: pages }, (_, page) => samplePage(page)).flat(),
    state: ended ? 'end' : loading ? 'loading' : 'idle',
    loadMore: () => setLoading(!ended),
  }
}

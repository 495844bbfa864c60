import { builtInPosts } from '@bong-bari/site'
import { useEffect, useState } from 'react'
import type { PostHead } from './post.ts'

/** Counting the first. */
const samplePageCount = 3
/** How long the loading line stays, in ms: enough to read it. */
const samplePause = 600

export type ListedPost = { key: string; post: PostHead }

const samplePage = (page: number): ListedPost[] =>
  builtInPosts.map((post) => ({ key: `${post.slug}-${page}`, post: { ...post, id: post.slug } }))

/** Built-in posts as a list; later pages repeat the first. */
export const useSamplePages = () => {
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
    state: ended ? ('end' as const) : loading ? ('loading' as const) : ('idle' as const),
    hasMore: !ended,
    loadMore: () => setLoading(!ended),
  }
}

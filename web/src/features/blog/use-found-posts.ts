import { api, postPageSize } from '@bong-bari/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../call.ts'
import { type SiteEntry, useSiteSearch } from '../../site-search.ts'
import { headOf, type PostHead } from './post.ts'

const readPosts = async (slugs: readonly string[], signal: AbortSignal) => {
  const { items } = await call(api.posts.list, { query: { slugs: slugs.join(',') } }, { signal })
  return items.map(headOf)
}

const nothing: readonly SiteEntry[] = []

type Shown = { slugs: string; posts: readonly PostHead[] }

/** The posts of `slugs` in pages; those of the last search stay until these arrive. */
const usePages = (slugs: readonly string[], isKnown: boolean) => {
  const key = slugs.join(',')
  const [pages, setPages] = useState({ key, count: 1 })
  const [shown, setShown] = useState<Shown>()
  const [failed, setFailed] = useState<string>()
  const read = useRef(new Map<string, PostHead>())
  const count = pages.key === key ? pages.count : 1
  const wanted = slugs.slice(0, count * postPageSize).join(',')
  useEffect(() => {
    if (!isKnown || failed === wanted) return
    const left = new AbortController()
    const asked = wanted.split(',').filter(Boolean)
    const missing = asked.filter((slug) => !read.current.has(slug))
    const load = async () => {
      try {
        const found = missing.length ? await readPosts(missing, left.signal) : []
        for (const post of found) read.current.set(post.slug, post)
        if (left.signal.aborted) return
        setShown({ slugs: wanted, posts: asked.flatMap((slug) => read.current.get(slug) ?? []) })
      } catch {
        if (!left.signal.aborted) setFailed(wanted)
      }
    }
    void load()
    return () => left.abort()
  }, [wanted, isKnown, failed])
  const isSettled = isKnown && shown?.slugs === wanted
  const hasFailed = failed === wanted && !isSettled
  return {
    posts: shown?.posts,
    /** Of this search there is at least one page. */
    isOfThis: isKnown && shown !== undefined && wanted.startsWith(shown.slugs),
    hasMore: count * postPageSize < slugs.length,
    isLoadingMore: !isSettled && !hasFailed,
    hasFailed,
    loadMore: () => setPages({ key, count: count + 1 }),
    retry: () => setFailed(undefined),
  }
}

/** Posts that the site's search finds, best first, and what it finds elsewhere. */
export const useFoundPosts = (q: string) => {
  const { searchOf, hasIndex, hasFailed: isCodeLost, retry } = useSiteSearch(true)
  const search = useMemo(() => (hasIndex ? searchOf?.() : undefined), [searchOf, hasIndex])
  const found = useMemo(() => search?.(q), [search, q])
  const slugs = useMemo(
    () => found?.found.flatMap(({ kind, id }) => (kind === 'posts' ? [id] : [])) ?? [],
    [found],
  )
  const pages = usePages(slugs, found !== undefined)
  const isIndexLost = isCodeLost || hasIndex === false
  return {
    ...pages,
    found: found?.found ?? nothing,
    near: found?.near ?? nothing,
    hasFailed: pages.hasFailed || isIndexLost,
    retry: isIndexLost ? retry : pages.retry,
  }
}

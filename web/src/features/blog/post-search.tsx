import { api, limits, postPageSize } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../call.ts'
import { type SiteEntry, useSiteSearch } from '../../site/search.ts'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { AlsoFound, FindField, useListHidden } from '../../ui/page/find-field.tsx'
import { NotNow, ShowMore, StandIn } from '../../ui/page/stand-in.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { type BlogPostHead, headOf } from './post.ts'
import { PostRows, postGrid, SpareEnd } from './post-rows.tsx'

const readPosts = async (slugs: readonly string[], signal: AbortSignal) => {
  const { items } = await call(api.posts.list, { query: { slugs: slugs.join(',') } }, { signal })
  return items.map(headOf)
}

const nothing: readonly SiteEntry[] = []

type Shown = { slugs: string; posts: readonly BlogPostHead[] }

/** The posts of `slugs` in pages; those of the last search stay until these arrive. */
const usePages = (slugs: readonly string[], isKnown: boolean) => {
  const key = slugs.join(',')
  const [pages, setPages] = useState({ key, count: 1 })
  const [shown, setShown] = useState<Shown>()
  const [failed, setFailed] = useState<string>()
  const read = useRef(new Map<string, BlogPostHead>())
  const count = pages.key === key ? pages.count : 1
  const wanted = slugs.slice(0, count * postPageSize).join(',')
  useEffect(() => {
    if (!isKnown || failed === wanted) return
    const abort = new AbortController()
    const wantedSlugs = wanted.split(',').filter(Boolean)
    const missing = wantedSlugs.filter((slug) => !read.current.has(slug))
    const load = async () => {
      try {
        const posts = missing.length ? await readPosts(missing, abort.signal) : []
        for (const post of posts) read.current.set(post.slug, post)
        if (abort.signal.aborted) return
        setShown({
          slugs: wanted,
          posts: wantedSlugs.flatMap((slug) => read.current.get(slug) ?? []),
        })
      } catch {
        if (!abort.signal.aborted) setFailed(wanted)
      }
    }
    void load()
    return () => abort.abort()
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
const useFoundPosts = (q: string) => {
  const { searchOf, hasIndex, hasFailed: isCodeLost, retry } = useSiteSearch(true)
  const search = useMemo(() => (hasIndex ? searchOf?.() : undefined), [searchOf, hasIndex])
  const result = useMemo(() => search?.(q), [search, q])
  const slugs = useMemo(
    () => result?.found.flatMap(({ kind, id }) => (kind === 'posts' ? [id] : [])) ?? [],
    [result],
  )
  const pages = usePages(slugs, result !== undefined)
  const isIndexLost = isCodeLost || hasIndex === false
  return {
    ...pages,
    found: result?.found ?? nothing,
    near: result?.near ?? nothing,
    hasFailed: pages.hasFailed || isIndexLost,
    retry: isIndexLost ? retry : pages.retry,
  }
}

const places = [0, 1, 2]

const SkeletonCard = () => (
  <div className="mt-9 overflow-hidden rounded-md border-3 border-kajol bg-chun-50">
    <Skeleton className="aspect-[360/210] rounded-none" />
    <div className="grid gap-2.5 px-5 pt-[18px] pb-5">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-7 w-4/5" />
      <Skeleton className="h-16" />
      <Skeleton className="h-5 w-1/4" />
    </div>
  </div>
)

const CardSkeletons = () => (
  <Wrap className="grid gap-[30px] md:grid-cols-2 lg:grid-cols-3">
    {places.map((place) => (
      <SkeletonCard key={place} />
    ))}
  </Wrap>
)

type FoundPostsProps = {
  q: string
  onAll: () => void
}

const countOf = (count: number, hasMore: boolean) =>
  hasMore ? `More than ${count} posts` : `${count} ${count === 1 ? 'post' : 'posts'}`

const AllPosts = ({ onAll }: Pick<FoundPostsProps, 'onAll'>) => (
  <Button variant="secondary" onClick={onAll}>
    Show all posts
  </Button>
)

const NothingFound = ({ q, onAll }: FoundPostsProps) => (
  <StandIn
    level="h2"
    art="crow"
    title={
      <>
        No post matches “<MixedText>{q}</MixedText>”
      </>
    }
    bengali="এই কথা কোনও গল্পে নেই"
  >
    <p className="mb-4">The crow looked along every line. Try one word less, in either script.</p>
    <AllPosts onAll={onAll} />
  </StandIn>
)

type Search = Pick<ReturnType<typeof useFoundPosts>, 'found' | 'near' | 'hasMore'>

/** What the site's search finds beside the listed posts; the nearest posts where none are listed. */
const elsewhereOf = (
  { found, near, hasMore }: Search,
  listed: readonly { slug: string }[],
): readonly SiteEntry[] => {
  const listedSlugs = new Set(listed.map(({ slug }) => slug))
  const others = found.filter(
    ({ kind, id }) => kind !== 'posts' || !(hasMore || listedSlugs.has(id)),
  )
  return others.length || listed.length ? others : near
}

const FoundPosts = ({ q, onAll }: FoundPostsProps) => {
  const { posts, isOfThis, ...pages } = useFoundPosts(q)
  const isSettled = posts && isOfThis
  const hasFailed = pages.hasFailed && !isSettled
  const shown = posts ?? []
  const elsewhere = isSettled ? elsewhereOf(pages, posts) : []
  return (
    <div className="min-h-[60vh]">
      <Wrap>
        <p role="status" className="min-h-[1.5em] font-medium text-ui">
          {!hasFailed &&
            (isSettled ? countOf(shown.length, pages.hasMore) : 'Looking through the posts...')}
        </p>
        {hasFailed && (
          <NotNow
            level="h2"
            title="The posts could not be searched"
            bengali="আর একবার দেখি?"
            onRetry={pages.retry}
          >
            <AllPosts onAll={onAll} />
          </NotNow>
        )}
        {isSettled && shown.length === 0 && <NothingFound q={q} onAll={onAll} />}
      </Wrap>
      {!posts && !hasFailed && <CardSkeletons />}
      <div aria-busy={!isSettled} className="mt-4 aria-busy:opacity-60">
        <div className={postGrid}>
          <PostRows posts={shown} />
          {shown.length % 2 === 1 && <SpareEnd />}
        </div>
        {isSettled && pages.hasMore && (
          <ShowMore
            failure={pages.hasFailed && 'More posts could not be loaded.'}
            loading={pages.isLoadingMore && 'Loading more posts...'}
            className="mt-9 lg:mt-0"
            onMore={pages.hasFailed ? pages.retry : pages.loadMore}
          >
            Show more posts
          </ShowMore>
        )}
      </div>
      <Wrap>
        <AlsoFound entries={elsewhere} />
      </Wrap>
    </div>
  )
}

/** A search is sent after this long without a key, in ms. */
const pauseMs = 300

const readAddress = () => new URLSearchParams(location.search).get('q') ?? ''

/** The search text is in the address, to share and to go back to. The server does not know it. */
const useSearchedText = () => {
  const [q, setQ] = useState('')
  useEffect(() => {
    const follow = () => setQ(cut(readAddress().trim(), limits.postSearch.text))
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  /** Typing a search is one step of the history. */
  const seek = (text: string) => {
    const address = location.pathname + (text && `?${new URLSearchParams({ q: text })}`)
    if (q && text) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
    setQ(cut(text.trim(), limits.postSearch.text))
  }
  return { q, seek }
}

/** The search of `/blog`; what it finds stands in place of the page's list. */
export const PostSearch = () => {
  const { q, seek } = useSearchedText()
  useListHidden('[data-post-list]', q !== '')
  return (
    <>
      <Wrap className="mb-3 lg:mb-7">
        <FindField
          id="post-search"
          what="a post"
          page="/blog"
          pause={pauseMs}
          wanted={q}
          onSearch={seek}
        />
      </Wrap>
      {q && <FoundPosts q={q} onAll={() => seek('')} />}
    </>
  )
}

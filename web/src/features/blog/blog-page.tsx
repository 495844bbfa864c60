import { limits } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { cut } from '@bong-bari/text'
import { Suspense, use, useCallback, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Art } from '../../ui/art.tsx'
import { askAgain } from '../../ui/ask-again.ts'
import { FindField } from '../../ui/find-field.tsx'
import { orLoadError } from '../../ui/load-error-bar.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import type { FoundPostsProps } from './found-posts.tsx'
import { ListEnd } from './list-end.tsx'
import { PostRows } from './post-rows.tsx'
import { usePostPages } from './use-post-pages.ts'

/** Distance in px from the page's bottom at which more posts load. */
const loadDistance = 200
/** A search is sent after this long without a key, in ms. */
const pause = 300
const none = () => {}

const Head = () => (
  <PageHead
    title={`The ${site.name} Blog`}
    bengali="ছাদে মেলা গল্প"
    tint="bg-akash-100"
    art={<Art name="crow" className="-mb-3 hidden h-auto w-[84px] md:block" />}
  >
    On every Kolkata roof, clothes and stories dry on the same line. These are ours. Mind the pickle
    jars.
  </PageHead>
)

const loadFound = () => orLoadError(askAgain(() => import('./found-posts.tsx')))
let arriving: ReturnType<typeof loadFound> | undefined

/** Loaded with the first search. */
const FoundLater = (props: FoundPostsProps) => {
  arriving ??= loadFound()
  const { FoundPosts } = use(arriving)
  return <FoundPosts {...props} />
}

const distanceToBottom = () =>
  document.documentElement.scrollHeight - window.innerHeight - window.scrollY

/**
 * Calls `onNear` within `distance` px of the page's bottom, and again after each change of `revision`: a tall
 * window may still be there after loading more.
 */
const useNearBottom = (distance: number, revision: unknown, onNear: () => void) => {
  const check = useEffectEvent(() => {
    if (distanceToBottom() <= distance) onNear()
  })
  useEffect(() => {
    const listen = () => check()
    window.addEventListener('scroll', listen, { passive: true })
    window.addEventListener('resize', listen)
    return () => {
      window.removeEventListener('scroll', listen)
      window.removeEventListener('resize', listen)
    }
  }, [])
  useEffect(() => check(), [revision])
}

/** The search text is in the address, to share and to go back to. Prerendering does not know it. */
const useSearchField = () => {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = isHydrated ? (new URLSearchParams(search).get('q') ?? '') : ''
  const q = cut(asked.trim(), limits.postSearch.text)
  /** Typing a search is one step of the history. */
  const seek = useCallback(
    (text: string) => {
      const next = text && `?${new URLSearchParams({ q: text })}`
      navigate({ search: next }, { replace: Boolean(q && text) })
    },
    [navigate, q],
  )
  return { q, seek }
}

export const BlogPage = () => {
  usePageMeta({
    title: `Blog - ${site.name}`,
    description: `Stories from the ${site.name} house in Kolkata: mothers, sons, fish, tea and the Bengali comedy that happens between them.`,
    canonical: '/blog',
  })
  const { q, seek } = useSearchField()
  const { posts, loadMore, isSample = false, ...end } = usePostPages()
  useNearBottom(loadDistance, `${posts.length} ${end.state} ${q}`, q ? none : loadMore)
  return (
    <>
      <Head />
      <div className="bg-linear-to-b from-akash-100 to-70% to-chun-100 pt-[18px] pb-8 lg:pt-[34px]">
        {(q || !isSample) && (
          <Wrap className="mb-3 lg:mb-7">
            <FindField
              id="post-search"
              what="a post"
              page="/blog"
              pause={pause}
              wanted={q}
              onSearch={seek}
            />
          </Wrap>
        )}
        {q ? (
          <Suspense fallback={<CardSkeletons />}>
            <FoundLater q={q} onAll={() => seek('')} />
          </Suspense>
        ) : (
          <>
            {posts.length === 0 && <CardSkeletons />}
            <PostRows posts={posts} />
            {/* A new element per page: the old one would visibly jump below the new posts. */}
            <ListEnd key={posts.length} {...end} />
          </>
        )}
      </div>
    </>
  )
}

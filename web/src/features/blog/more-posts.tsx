import { api, postPageSize } from '@bong-bari/contract'
import { builtInPosts } from '@bong-bari/site'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { call } from '../../call.ts'
import { readPostsKey } from '../../names/storage-keys.ts'
import { readStoredValue, setStoredValue } from '../../plain/stored-values.ts'
import { AlponaLine, Art } from '../../ui/art.tsx'
import { ShowMore } from '../../ui/page/stand-in.tsx'
import { wrapClass } from '../../ui/wrap.tsx'
import { type BlogPostHead, headOf } from './post.ts'
import { PostRows, SpareEnd } from './post-rows.tsx'

const maxLists = 3

/** What was read beyond the page's own posts, where reading stood, and where it goes on. */
type StoredPosts = { posts: BlogPostHead[]; next?: string | undefined; top: number }

type StoredList = StoredPosts & { entry: string }

const isHead = (item: unknown) => typeof Object(item).slug === 'string'

const isStoredList = (one: unknown): one is StoredList => {
  const { entry, posts, top } = Object(one)
  return (
    typeof entry === 'string' &&
    typeof top === 'number' &&
    Array.isArray(posts) &&
    posts.every(isHead)
  )
}

const readAll = () => {
  const all = readStoredValue(readPostsKey)
  return Array.isArray(all) ? all.filter(isStoredList) : []
}

/** The name of this entry of the browser's history, which reloads and Back keep. */
const entryName = (): string => {
  const named = history.state?.key
  if (typeof named === 'string') return named
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key }, '')
  return key
}

const readStoredPosts = (entry: unknown): StoredPosts | undefined =>
  readAll().find((one) => one.entry === entry)

const storePosts = (entry: string, posts: StoredPosts) => {
  const others = readAll().filter((one) => one.entry !== entry)
  setStoredValue(readPostsKey, [...others, { entry, ...posts }].slice(-maxLists))
}

/** So many pages of samples there are, with the first. */
const samplePageCount = 3
/** How long the loading line of samples stays, in ms: enough to read it. */
const samplePauseMs = 600

const wait = () => new Promise((resolve) => setTimeout(resolve, samplePauseMs))

/** Built-in posts as a page of a list; later pages repeat the first. */
export const samplePosts = (page: number): BlogPostHead[] =>
  builtInPosts.map((post) => ({ ...post, id: `${post.slug}-${page}` }))

const readSamples = async (page: number) => {
  await wait()
  return {
    posts: samplePosts(page),
    next: page < samplePageCount ? String(page + 1) : undefined,
  }
}

/** The next page of posts from `cursor` on; of samples, `cursor` is the page's number. */
const readPage = async (cursor: string, isSample: boolean) => {
  if (isSample) return readSamples(Number(cursor))
  const { items, next } = await call(api.posts.list, { query: { limit: postPageSize, cursor } })
  return { posts: items.map(headOf), next }
}

const End = () => (
  <div className="text-mejhe-700">
    <AlponaLine className="mb-3.5" />
    <p>You've reached the end of our posts!</p>
    <p lang="bn">ব্যস, আজকের মতো এইটুকুই। নিচে চা আছে।</p>
  </div>
)

const Loading = () => (
  <p className="flex items-center justify-center gap-2.5">
    <Art name="bhanr" className="h-11 w-10" />
    Loading more posts...
  </p>
)

type ListEndProps = {
  state: 'idle' | 'loading' | 'end'
  hasMore: boolean
  /** Loads again; there only after a failure. */
  retry?: (() => void) | undefined
}

/**
 * Below the list. It keeps its height, so that nothing jumps; the footer stays away while there is more, or
 * each page would push it out of sight.
 */
const ListEnd = ({ state, hasMore, retry }: ListEndProps) => (
  <div
    data-more={hasMore || undefined}
    className={`${wrapClass} col-span-full grid min-h-28 content-center text-center font-display font-semibold text-read leading-normal`}
  >
    <div role="status">
      {state === 'loading' && <Loading />}
      {state === 'end' && <End />}
    </div>
    {retry && (
      <ShowMore
        failure="The newest posts could not be loaded."
        className="mt-2 text-body text-kajol-soft"
        onMore={retry}
      />
    )}
  </div>
)

/** Distance in px from the page's bottom at which more posts load. */
const loadDistance = 200

const distanceToBottom = () =>
  document.documentElement.scrollHeight - window.innerHeight - window.scrollY

/**
 * Calls `onNear` within `loadDistance` of the page's bottom, and again after each change of `revision`: a tall window may still be there
 * after loading more.
 */
const useNearBottom = (revision: unknown, onNear: () => void) => {
  const check = useEffectEvent(() => {
    if (distanceToBottom() <= loadDistance) onNear()
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

type Reading = { posts: readonly BlogPostHead[]; next?: string | undefined }
type State = 'idle' | 'loading' | 'failed'

/** Where the page was left among posts that its HTML does not have. */
const useScrollPosition = ({ posts, next }: Reading, putBack: (reading: Reading) => void) => {
  const restore = useEffectEvent(() => {
    const stored = readStoredPosts(entryName())
    if (stored?.posts.length) putBack(stored)
    return stored?.top
  })
  const [top, setTop] = useState<number>()
  useLayoutEffect(() => setTop(restore()), [])
  useLayoutEffect(() => {
    if (top !== undefined && scrollY < top) scrollTo({ top, behavior: 'instant' })
  }, [top])
  const leave = useEffectEvent(() => {
    if (posts.length) storePosts(entryName(), { posts: [...posts], next, top: scrollY })
  })
  useEffect(() => leave(), [posts])
  useEffect(() => {
    const listen = () => leave()
    window.addEventListener('pagehide', listen)
    document.addEventListener('visibilitychange', listen)
    return () => {
      window.removeEventListener('pagehide', listen)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [])
}

type MorePostsProps = {
  /** The slugs of the posts above, whose drawings are not repeated beside them. */
  above: readonly string[]
  /** Where reading goes on; absent at the end. */
  next?: string | undefined
  /** The posts above are samples, which repeat. */
  isSample: boolean
}

/** The posts after the page's own: the next ones load near the bottom, and a failed load only by its button. */
export const MorePosts = ({ above, next: first, isSample }: MorePostsProps) => {
  const [{ posts, next }, setReading] = useState<Reading>({ posts: [], next: first })
  const [state, setState] = useState<State>('idle')
  // Each page is asked for once, and after a failure by the button alone. The state is not enough: it is a frame late, and a second scroll
  // within it would ask again.
  const requestedCursor = useRef<string>(undefined)
  useScrollPosition({ posts, next }, setReading)
  const load = async () => {
    if (next === undefined || requestedCursor.current === next) return
    requestedCursor.current = next
    setState('loading')
    try {
      const page = await readPage(next, isSample)
      setReading({ posts: [...posts, ...page.posts], next: page.next })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const retry = () => {
    requestedCursor.current = undefined
    void load()
  }
  useNearBottom(`${posts.length} ${state}`, () => void load())
  const hasMore = next !== undefined
  return (
    <>
      <PostRows posts={posts} above={above} />
      {(above.length + posts.length) % 2 === 1 && <SpareEnd />}
      {/* A new element per page: the old one would visibly jump below the new posts. */}
      <ListEnd
        key={posts.length}
        state={state === 'loading' ? 'loading' : hasMore ? 'idle' : 'end'}
        hasMore={hasMore && state !== 'failed'}
        retry={state === 'failed' ? retry : undefined}
      />
    </>
  )
}

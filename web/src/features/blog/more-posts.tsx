import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { entryName, keepPosts, keptPosts } from './kept-pages.ts'
import { ListEnd } from './list-end.tsx'
import type { PostHead } from './post.ts'
import { PostRows, SpareEnd } from './post-rows.tsx'
import { readPage } from './read-page.ts'

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

type Reading = { posts: readonly PostHead[]; next?: string | undefined }
type State = 'idle' | 'loading' | 'failed'

/** Where the page was left among posts that its HTML does not have. */
const usePlace = ({ posts, next }: Reading, putBack: (reading: Reading) => void) => {
  const restore = useEffectEvent(() => {
    const kept = keptPosts(entryName())
    if (kept?.posts.length) putBack(kept)
    return kept?.top
  })
  const [top, setTop] = useState<number>()
  useLayoutEffect(() => setTop(restore()), [])
  useLayoutEffect(() => {
    if (top !== undefined && scrollY < top) scrollTo({ top, behavior: 'instant' })
  }, [top])
  const leave = useEffectEvent(() => {
    if (posts.length) keepPosts(entryName(), { posts: [...posts], next, top: scrollY })
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

type Props = {
  /** The slugs of the posts above, whose drawings are not repeated beside them. */
  above: readonly string[]
  /** Where reading goes on; absent at the end. */
  next?: string | undefined
  /** The posts above are samples, which repeat. */
  isSample: boolean
}

/** The posts after the page's own: the next ones load near the bottom, and a failed load only by its button. */
export const MorePosts = ({ above, next: first, isSample }: Props) => {
  const [{ posts, next }, setReading] = useState<Reading>({ posts: [], next: first })
  const [state, setState] = useState<State>('idle')
  usePlace({ posts, next }, setReading)
  const load = async () => {
    if (next === undefined || state === 'loading') return
    setState('loading')
    try {
      const page = await readPage(next, isSample)
      setReading({ posts: [...posts, ...page.posts], next: page.next })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  useNearBottom(`${posts.length} ${state}`, () => {
    // After a failure only the button retries, or every scroll would.
    if (state !== 'failed') void load()
  })
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
        retry={state === 'failed' ? load : undefined}
      />
    </>
  )
}

import { catchLoadError, loadWithRetry } from '../begin/load-code.ts'
import { repeatPress } from '../begin/presses.ts'
import { chatWindowKey, readPostsKey } from '../names/storage-keys.ts'
import { readStoredValue } from '../plain/stored-values.ts'

/** Hydrates the island in its place; resolves to what finds a control that was drawn anew. */
type Hydrate = (root: Element) => Promise<(control: Element) => Element | undefined>

type IslandCode = {
  load: () => Promise<Hydrate>
  /** True where it is wanted without a touch, such as a search by the address. */
  isWanted?: () => boolean
}

/** How far from the screen an island counts as near. */
const nearbyPx = 800
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover'] as const
const movements = ['scroll', 'wheel', 'pointermove', 'touchstart', 'keydown'] as const

const whenIdle = (act: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 })
  else setTimeout(act, 200)
}

/** Calls `act` once at the first sign that somebody uses the page. */
const onceMoved = (act: () => void) => {
  // Somebody scrolled before this code came.
  if (scrollY > 0) return act()
  const stop = new AbortController()
  for (const name of movements)
    addEventListener(
      name,
      () => {
        stop.abort()
        act()
      },
      { passive: true, signal: stop.signal },
    )
}

const onceNear = (root: Element, act: () => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: `${nearbyPx}px` },
  )
  // An island may have no box of its own.
  for (const part of [root, ...root.children]) observer.observe(part)
}

const startIsland = (root: HTMLElement, { load, isWanted }: IslandCode) => {
  let isStarted = false
  const hydrateIsland = async () => {
    const hydrate = await catchLoadError(loadWithRetry(load))
    const findCurrent = await hydrate(root)
    root.dataset.live = ''
    repeatPress(root, findCurrent)
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const touch of touches) root.removeEventListener(touch, start, true)
    void hydrateIsland()
  }
  for (const touch of touches) root.addEventListener(touch, start, { capture: true, passive: true })
  if (isWanted?.() || root.contains(document.activeElement)) start()
  else if (root.dataset.when === 'near') onceMoved(() => onceNear(root, () => whenIdle(start)))
}

/** Hydrates each island of the page when it is touched, before that if it is near, or at once if it is wanted. */
export const startIslands = (islands: Record<string, IslandCode>) => {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const code = islands[root.dataset.island ?? '']
    if (code) startIsland(root, code)
  }
}

/** A search by the address shows other results than the HTML. */
const isSearched = () => location.search.startsWith('?q=')

/** The chat comes along from page to page. */
const isChatOpen = () => Object(readStoredValue(chatWindowKey)).isOpen === true

/** More was read at this entry of the history than the HTML has. */
const isReadOn = () => {
  const lists: unknown = readStoredValue(readPostsKey)
  const entry = history.state?.key
  return Array.isArray(lists) && lists.some((list) => Object(list).entry === entry)
}

/** The code of every island, by its name in the HTML. */
export const islands: Record<string, IslandCode> = {
  chat: {
    load: async () => (await import('../islands/chat.tsx')).hydrateChat,
    isWanted: isChatOpen,
  },
  'home-form': { load: async () => (await import('../islands/home-form.tsx')).hydrateHomeForm },
  'work-form': { load: async () => (await import('../islands/work-form.tsx')).hydrateWorkForm },
  'post-search': {
    load: async () => (await import('../islands/post-search.tsx')).hydratePostSearch,
    isWanted: isSearched,
  },
  'more-posts': {
    load: async () => (await import('../islands/more-posts.tsx')).hydrateMorePosts,
    isWanted: isReadOn,
  },
  'video-search': {
    load: async () => (await import('../islands/video-search.tsx')).hydrateVideoSearch,
    isWanted: isSearched,
  },
  'more-videos': {
    load: async () => (await import('../islands/more-videos.tsx')).hydrateMoreVideos,
  },
}

export const loadAccount = async () => (await import('../islands/account.tsx')).showAccount()

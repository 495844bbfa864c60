import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { keep, readKept } from '../ui/state/stored-values.ts'

const keptKey = 'places'
/** A tab stores the scroll positions of this many history entries. */
const maxPositions = 50

/** The router's key for a document's first entry. */
const unnamed = 'default'

const isPlace = (one: unknown): one is [entry: string, top: number] =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number'

const readPlaces = () => {
  const kept = readKept(keptKey)
  return new Map(Array.isArray(kept) ? kept.filter(isPlace) : [])
}

/** Scroll position by history entry, last used last. */
let places: Map<string, number> | undefined
const readScrollPositions = () => {
  places ??= readPlaces()
  return places
}

const findScrollPosition = (entry: string) => readScrollPositions().get(entry)

const setPlace = (entry: string, top: number) => {
  readScrollPositions().delete(entry)
  readScrollPositions().set(entry, top)
}

/** Survives reloads and tabs dropped by a phone. */
const keepPlaces = () =>
  keep(
    keptKey,
    [...readScrollPositions()].filter(([entry]) => entry !== unnamed).slice(-maxPositions),
  )

const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** How long a page may grow to a position, in ms. */
const restoreTimeoutMs = 10_000

let isOnTheWay = false

/** Scrolls down to `top` as the page grows, until the reader scrolls. */
const goTo = (top: number) => {
  const stop = () => {
    isOnTheWay = false
    growth.disconnect()
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, stop)
  }
  const go = () => {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= top - 1) stop()
  }
  const growth = new ResizeObserver(go)
  const timer = setTimeout(stop, restoreTimeoutMs)
  for (const sign of signs) addEventListener(sign, stop, { passive: true })
  isOnTheWay = true
  growth.observe(document.body)
  go()
  return stop
}

/** Tracks an entry's scroll position; returns the stop function. */
const followPlace = (entry: string) => {
  const remember = () => {
    if (!isOnTheWay) setPlace(entry, scrollY)
  }
  const leave = () => {
    remember()
    keepPlaces()
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', leave)
  addEventListener('visibilitychange', hide)
  return () => {
    removeEventListener('scroll', remember)
    removeEventListener('pagehide', leave)
    removeEventListener('visibilitychange', hide)
  }
}

/**
 * True when a reloaded page was too short for the browser to restore its position and nobody has
 * scrolled since.
 */
const hasFallenShort = (top: number) => {
  const end = document.documentElement.scrollHeight - innerHeight
  return scrollY < top - 1 && (scrollY === 0 || scrollY >= end - 1)
}

/** Scrolls as a document load would, or back to the reader's place as the page grows. */
const scrollAnew = (hash: string, left: number | undefined) => {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else if (left !== undefined) return goTo(left)
  else scrollTo({ top: 0, behavior: 'instant' })
  return undefined
}

/** After a reload: more was shown than the HTML has. */
const useReturn = (entry: string) => {
  const [first] = useState(entry)
  useEffect(() => {
    const left = findScrollPosition(first)
    return left !== undefined && hasFallenShort(left) ? goTo(left) : undefined
  }, [first])
}

/**
 * After in-app navigation: scrolls as a document load would, focuses the new page and announces its
 * title.
 */
export const PageChange = () => {
  const { pathname, hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useReturn(key)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    // It describes the page before; only document loads bring their own.
    document.head.querySelector('script[type="application/ld+json"]')?.remove()
    const stop = scrollAnew(hash, isBack ? findScrollPosition(key) : undefined)
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
    return stop
  }, [pathname, hash, key, isBack])
  // In a layout effect: a shorter new page would change the scroll position first.
  useLayoutEffect(() => followPlace(key), [key])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}

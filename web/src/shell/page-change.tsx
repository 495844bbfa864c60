import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Scroll positions by entry of the history, until the document is left. */
const scrollPositions = new Map<string, number>()

const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** How long a page may grow to a position, in ms. */
const restoreTimeoutMs = 10_000

let isRestoring = false

/** Scrolls down to `top` as the page grows, until the reader scrolls. */
const scrollToSaved = (top: number) => {
  const stop = () => {
    isRestoring = false
    growth.disconnect()
    clearTimeout(timer)
    for (const event of userScrollEvents) removeEventListener(event, stop)
  }
  const go = () => {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= top - 1) stop()
  }
  const growth = new ResizeObserver(go)
  const timer = setTimeout(stop, restoreTimeoutMs)
  for (const event of userScrollEvents) addEventListener(event, stop, { passive: true })
  isRestoring = true
  growth.observe(document.body)
  go()
  return stop
}

/** Tracks an entry's scroll position; returns the stop function. */
const followScrollPosition = (entry: string) => {
  const remember = () => {
    if (!isRestoring) scrollPositions.set(entry, scrollY)
  }
  addEventListener('scroll', remember, { passive: true })
  return () => removeEventListener('scroll', remember)
}

/** Scrolls as a document load would, or back to the reader's place as the page grows. */
const scrollAfterNavigation = (hash: string, left: number | undefined) => {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else if (left !== undefined) return scrollToSaved(left)
  else scrollTo({ top: 0, behavior: 'instant' })
  return undefined
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
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    const stop = scrollAfterNavigation(hash, isBack ? scrollPositions.get(key) : undefined)
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
    return stop
  }, [pathname, hash, key, isBack])
  // In a layout effect: a shorter new page would change the scroll position first.
  useLayoutEffect(() => followScrollPosition(key), [key])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}

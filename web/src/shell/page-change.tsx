import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { followPlace, goTo, hasFallenShort, placeOf } from './places.ts'

/** Scrolls as a document load would, or to where the reader left the page; may go on as it grows. */
const scrollAnew = (hash: string, left: number | undefined) => {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else if (left !== undefined) return goTo(left)
  else scrollTo({ top: 0, behavior: 'instant' })
  return undefined
}

/** After a reload: more was shown here than the HTML has. */
const useReturn = (entry: string) => {
  const [first] = useState(entry)
  useEffect(() => {
    const left = placeOf(first)
    return left !== undefined && hasFallenShort(left) ? goTo(left) : undefined
  }, [first])
}

/**
 * After a change of page within the app: scrolls as a document load would, moves focus to the
 * new page and tells screen readers its title.
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
    // It spoke of the page before; only pages that come as documents bring their own.
    document.head.querySelector('script[type="application/ld+json"]')?.remove()
    const stop = scrollAnew(hash, isBack ? placeOf(key) : undefined)
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
    return stop
  }, [pathname, hash, key, isBack])
  // At once: the page that comes may be shorter, and its place is not the one that was left.
  useLayoutEffect(() => followPlace(key), [key])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}

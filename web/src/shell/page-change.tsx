import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { followPlace, goTo, hasFallenShort, placeOf } from './places.ts'

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
    const left = placeOf(first)
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
    const stop = scrollAnew(hash, isBack ? placeOf(key) : undefined)
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

import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

const scrollTo = (hash: string, remembered: number | undefined) => {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else window.scrollTo({ top: remembered ?? 0, behavior: 'instant' })
}

const useScrollMemory = (key: string) => {
  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])
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
  useScrollMemory(key)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // It spoke of the page before; only pages that come as documents bring their own.
    document.head.querySelector('script[type="application/ld+json"]')?.remove()
    scrollTo(hash, isBack ? positions.get(key) : undefined)
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname, hash, key, isBack])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}

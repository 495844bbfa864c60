import '../effects/first-gesture.ts'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { stopForLessMotion } from '../boot/start-shell.ts'
import { ChatWidget } from '../features/chat/chat-widget.tsx'
import { ChatWithoutScript } from '../features/chat/without-script.tsx'
import { Link } from '../ui/link.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Toaster } from '../ui/toast.tsx'
import { useAccount } from './account-menu.tsx'
import { Header, pillClass } from './header.tsx'
import { isActive, PathContext } from './site-link.tsx'
import { Ticker } from './ticker.tsx'

/** Scroll positions by entry of the history, until the document is left. */
const scrollPositions = new Map<string, number>()

/** Tracks an entry's scroll position; returns the stop function. */
const followScrollPosition = (entry: string) => {
  const remember = () => scrollPositions.set(entry, scrollY)
  addEventListener('scroll', remember, { passive: true })
  return () => removeEventListener('scroll', remember)
}

/** Scrolls as a document load would, or back to the reader's place. */
const scrollAfterNavigation = (hash: string, left = 0) => {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  else scrollTo({ top: left, behavior: 'instant' })
}

/**
 * After in-app navigation: scrolls as a document load would, focuses the new page and announces its
 * title.
 */
const PageChange = () => {
  const { pathname, hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    scrollAfterNavigation(hash, isBack ? scrollPositions.get(key) : undefined)
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname, hash, key, isBack])
  // In a layout effect: a shorter new page would change the scroll position first.
  useLayoutEffect(() => followScrollPosition(key), [key])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}

const loadRequest = () => import('../features/request-form/chat-request.tsx')

/** In the office the pill changes the page inside the application. */
const OfficePill = () => (
  <Link to="/admin" className={pillClass}>
    Admin
  </Link>
)

/** The frame of a page that is a React application. The office is plain; its login has no footer. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const isOffice = isActive('/admin', pathname)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-office', isOffice)
    stopForLessMotion()
  }, [isOffice])
  return (
    <PathContext value={pathname}>
      <div
        data-whole=""
        className={
          isOffice ? 'admin' : 'flex min-h-[calc(100*var(--dvh)-var(--spacer-h))] flex-col'
        }
      >
        <SkipLink to="main" name="content" />
        <Header {...useAccount(<OfficePill />)} />
        <Ticker key={String(isOffice)} startsStill={isOffice} />
        <main
          id="main"
          tabIndex={-1}
          className={isOffice ? undefined : 'flex flex-1 flex-col *:last:flex-1'}
        >
          {children}
        </main>
        <aside aria-label="Bong Bot">
          {!isOffice && <ChatWithoutScript />}
          <ChatWidget loadRequest={loadRequest} look={isOffice ? 'office' : 'visitor'} />
        </aside>
        <PageChange />
        <Toaster />
      </div>
    </PathContext>
  )
}

import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { stopForLessMotion } from '../boot/start-shell.ts'
import { ChatWidget } from '../features/chat/chat-widget.tsx'
import { ChatWithoutScript } from '../features/chat/without-script.tsx'
import { Link } from '../ui/link.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Toaster } from '../ui/toast.tsx'
import { useAccount } from './account-menu.tsx'
import { Header, pillClass } from './header.tsx'
import { PageChange } from './page-change.tsx'
import { isActive, PathContext } from './site-link.tsx'
import { Ticker } from './ticker.tsx'
import '../effects/first-gesture.ts'

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

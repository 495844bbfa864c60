import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { ChatWidget } from '../features/chat/chat-widget.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Toaster } from '../ui/toast.tsx'
import { entryOf, isActive } from './entry.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineSign } from './offline-sign.tsx'
import { PageChange } from './page-change.tsx'
import { SiteLink } from './site-link.tsx'
import { Ticker } from './ticker.tsx'
import '../effects/first-gesture.ts'

const loadRequest = () => import('../features/request-form/chat-request.ts')

/** The frame of every page. The office is plain; its login has no footer. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const isPublic = entryOf(pathname) === 'public'
  const isOffice = !isPublic && isActive('/admin', pathname)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-office', isOffice)
  }, [isOffice])
  return (
    <div
      className={isOffice ? 'admin' : 'flex min-h-[calc(100*var(--dvh)-var(--spacer-h))] flex-col'}
    >
      <SkipLink to="main" name="content" />
      <Header />
      <Ticker key={String(isOffice)} startsStill={isOffice} />
      {isPublic && <OfflineSign />}
      <main
        id="main"
        tabIndex={-1}
        className={isOffice ? undefined : 'flex flex-1 flex-col *:last:flex-1'}
      >
        {children}
      </main>
      {isPublic && <Footer />}
      <ChatWidget
        PageLink={SiteLink}
        loadRequest={loadRequest}
        look={isOffice ? 'office' : 'visitor'}
      />
      <PageChange />
      <Toaster />
    </div>
  )
}

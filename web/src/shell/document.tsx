import type { ReactNode } from 'react'
import { ChatWithoutScript } from '../features/chat/without-script.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineSign } from './offline-bar.tsx'
import { Ticker } from './ticker.tsx'

type Props = { chat: ReactNode; children: ReactNode }

/** The frame of a public page, which the server renders and `boot` brings to life. */
export const PublicDocument = ({ chat, children }: Props) => (
  <div className="flex min-h-[calc(100*var(--dvh)-var(--spacer-h))] flex-col">
    <SkipLink to="main" name="content" />
    <Header />
    <Ticker />
    <OfflineSign />
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col *:last:flex-1">
      {children}
    </main>
    <Footer />
    <aside aria-label="Bong Bot">
      <ChatWithoutScript />
      {chat}
    </aside>
  </div>
)

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { LeaveOut } from '../../ui/leave-out.tsx'
import { ReachUs } from '../../ui/reach-us.tsx'
import { toast } from '../../ui/toast.tsx'
import type { PageLink } from './answer-text.tsx'
import { ChatButton } from './chat-button.tsx'
import type { ChatWindow } from './chat-window.tsx'
import { loadChat, prepareChat } from './load-chat.ts'
import type { LoadRequest } from './request.ts'

// Retrying may not help: Chromium remembers a module that failed to load.
const failure = {
  title: 'Error',
  description: 'The chat could not be opened. Check the connection, then load the page again.',
  destructive: true,
}

/** Opens the window, loaded on first use; returns focus on closing. */
const useWindow = () => {
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [Window, setWindow] = useState<ComponentType<ComponentProps<typeof ChatWindow>>>()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  const open = async () => {
    setLoading(true)
    try {
      const loaded = await loadChat()
      setWindow(() => loaded)
      setOpen(true)
    } catch {
      toast(failure)
    }
    setLoading(false)
  }
  return { isOpen, isLoading, Window, button, open, close: () => setOpen(false) }
}

type Props = { PageLink: PageLink; loadRequest: LoadRequest } & Pick<
  ComponentProps<typeof ChatButton>,
  'look'
>

const Words = () => {
  const { email, whatsapp } = useSiteSettings()
  return (
    <p className="px-(--gutter) py-4 text-center">
      Bong Bot, the chat, needs JavaScript. <ReachUs email={email} whatsapp={whatsapp} />
    </p>
  )
}

/** Under the page. */
const WithoutScript = () => (
  <noscript>
    <Words />
  </noscript>
)

export const ChatWidget = ({ PageLink, loadRequest, look }: Props) => {
  const { isOpen, isLoading, Window, button, open, close } = useWindow()
  const [hasNews, setNews] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const leave = () => {
    setBroken(true)
    close()
    toast(failure)
  }
  const show = () => {
    setBroken(false)
    setNews(false)
    open()
  }
  return (
    <aside aria-label="Bong Bot">
      {look === 'visitor' && <WithoutScript />}
      <ChatButton
        ref={button}
        look={look}
        hasNews={hasNews}
        aria-label={`Open Bong Bot, the AI-powered chat${hasNews ? ', a new answer' : ''}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        hidden={isOpen}
        onPointerEnter={prepareChat}
        onFocus={prepareChat}
        onClick={show}
      />
      {Window && !isBroken && (
        <LeaveOut onBroken={leave}>
          <Window
            isOpen={isOpen}
            PageLink={PageLink}
            loadRequest={loadRequest}
            onClose={close}
            onNews={() => setNews(true)}
          />
        </LeaveOut>
      )}
    </aside>
  )
}

import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { LeaveOut } from '../../ui/leave-out.tsx'
import { toast } from '../../ui/toast.tsx'
import { ChatButton } from './chat-button.tsx'
import type { ChatWindow } from './chat-window.tsx'
import { keepWindow, readWindow } from './kept-window.ts'
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
  const [isRestored, setRestored] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [Window, setWindow] = useState<ComponentType<ComponentProps<typeof ChatWindow>>>()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  const open = async (again = false) => {
    setLoading(true)
    setRestored(again)
    try {
      const loaded = await loadChat()
      setWindow(() => loaded)
      setOpen(true)
      keepWindow({ isOpen: true })
    } catch {
      toast(failure)
    }
    setLoading(false)
  }
  const close = () => {
    setOpen(false)
    keepWindow({ isOpen: false, place: undefined })
  }
  const openAgain = useEffectEvent(() => {
    if (readWindow().isOpen) void open(true)
  })
  useEffect(() => openAgain(), [])
  return { isOpen, isRestored, isLoading, Window, button, open, close }
}

type Props = { loadRequest: LoadRequest } & Pick<ComponentProps<typeof ChatButton>, 'look'>

export const ChatWidget = ({ loadRequest, look }: Props) => {
  const { isOpen, isRestored, isLoading, Window, button, open, close } = useWindow()
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
    <>
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
            isRestored={isRestored}
            loadRequest={loadRequest}
            onClose={close}
            onNews={() => setNews(true)}
          />
        </LeaveOut>
      )}
    </>
  )
}

import { api } from '@bong-bari/contract'
import {
  Component,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { loadWithRetry } from '../../begin/load-code.ts'
import { call } from '../../call.ts'
import { toast } from '../../ui/toast.tsx'
import type { ChatWindow, LoadRequest } from './chat-window.tsx'
import type { Opening } from './conversation.ts'
import { Cup } from './cup.tsx'
import { readWindow, storeWindow } from './window-state.ts'

/** A Bengali browser is greeted in Bengali; others get the first greeting of any language. */
const queryOf = (language: string) =>
  /^bn\b/i.test(language) ? { query: { language: 'bengali' as const } } : undefined

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The team's opening; nothing on failure. */
export const fetchOpening = async (): Promise<Opening | undefined> => {
  try {
    const { greeting, offer, suggestions } = await call(
      api.chat.opening,
      queryOf(navigator.language),
    )
    if (!isText(greeting)) return undefined
    return {
      greeting,
      ...(isText(offer) && { offer }),
      suggestions: suggestions.filter(isText),
    }
  } catch {
    return undefined
  }
}

/** A window that is ready waits this long for the team's greeting, then shows the built-in one. */
const greetingTimeoutMs = 300

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, greetingTimeoutMs))

const fetchChat = async () => {
  const opening = fetchOpening()
  const { ChatWindow, beginConversation, setOpening } = await loadWithRetry(
    () => import('./chat-window.tsx'),
  )
  const greeting = opening.then(setOpening)
  await Promise.race([greeting, wait()])
  beginConversation()
  return ChatWindow
}

let pending: ReturnType<typeof fetchChat> | undefined

/** Loads the window and begins a conversation; after a failure the next call retries. */
const loadChat = () => {
  pending ??= fetchChat().catch((error) => {
    pending = undefined
    throw error
  })
  return pending
}

const prepareChat = () => {
  loadChat().catch(() => {})
}

type BoundaryProps = {
  children: ReactNode
  onBroken?: () => void
}

/** An error boundary that renders nothing, so the page around it stays. React logs why. */
export class SilentErrorBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override componentDidCatch() {
    this.props.onBroken?.()
  }
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

const looks = {
  visitor: {
    button:
      'fixed right-[14px] bottom-[14px] size-[58px] border-3 shadow-[0_4px_0_var(--color-kajol)] md:right-[20px] md:bottom-[20px] md:size-[68px]',
    cup: 'h-[44px] w-[38px] md:h-[52px] md:w-[46px]',
    dot: 'top-0.5 right-0.5 size-[15px] border-3',
  },
  // Clear of every control: in the outer margin, or without one at the page's end.
  office: {
    button: 'absolute lg:fixed right-[7px] bottom-3 size-[46px] border-2 shadow-card',
    cup: 'h-[34px] w-[30px]',
    dot: 'top-0 right-0 size-[11px] border-2',
  },
}

type ChatButtonProps = { look: keyof typeof looks; hasNews: boolean } & ComponentProps<'button'>

const ChatButton = ({ look, hasNews, ...rest }: ChatButtonProps) => {
  const { button, cup, dot } = looks[look]
  const news = hasNews ? 'bg-paar-600 shadow-[0_0_0_2px_var(--color-kajol)]' : 'bg-jaanla-600'
  return (
    <button
      type="button"
      className={`group z-60 grid place-items-center rounded-[50%] border-kajol bg-taxi-400 hover:bg-taxi-300 noscript:hidden print:hidden! ${button}`}
      {...rest}
    >
      <Cup
        name="bot"
        className={`-mt-1 group-hover:animate-ring group-hover:[&_path]:animate-steam group-aria-busy:[&_path]:animate-steam ${cup}`}
      />
      <span className={`absolute rounded-full border-chun-50 ${dot} ${news}`} />
    </button>
  )
}

// Retrying may not help: Chromium remembers a module that failed to load.
const failure = {
  title: 'Error',
  description: 'The chat could not be opened. Check the connection, then load the page again.',
  destructive: true,
}

/**
 * Opens the window, loaded on first use; returns focus on closing. On a visitor's pages the window comes back open on the next
 * page; in the office it would cover the list that the team came for.
 */
const useWindow = (look: keyof typeof looks) => {
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
      storeWindow({ isOpen: true })
    } catch {
      toast(failure)
    }
    setLoading(false)
  }
  const close = () => {
    setOpen(false)
    storeWindow({ isOpen: false, place: undefined })
  }
  const openAgain = useEffectEvent(() => {
    if (look === 'visitor' && readWindow().isOpen) void open(true)
  })
  useEffect(() => openAgain(), [])
  return { isOpen, isRestored, isLoading, Window, button, open, close }
}

type ChatWidgetProps = { loadRequest: LoadRequest } & Pick<
  ComponentProps<typeof ChatButton>,
  'look'
>

export const ChatWidget = ({ loadRequest, look }: ChatWidgetProps) => {
  const { isOpen, isRestored, isLoading, Window, button, open, close } = useWindow(look)
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
        <SilentErrorBoundary onBroken={leave}>
          <Window
            isOpen={isOpen}
            isRestored={isRestored}
            loadRequest={loadRequest}
            onClose={close}
            onNews={() => setNews(true)}
          />
        </SilentErrorBoundary>
      )}
    </>
  )
}

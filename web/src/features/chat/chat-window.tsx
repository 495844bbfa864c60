import { limits } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import { GripHorizontal, SendHorizontal, X } from 'lucide-react'
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { loadWithRetry } from '../../begin/load-code.ts'
import { loopSound, playSound } from '../../effects/sound.ts'
import type { RequestProps } from '../../names/request-props.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { askUnanswered, endWithSession, maySend, restartChat, sendMessage } from './ask.ts'
import {
  changeConversation,
  endRequest,
  findRequestTalk,
  readConversation,
  requestDraft,
  typeDraft,
  useConversation,
} from './conversation.ts'
import { Cup } from './cup.tsx'
import { languageTags } from './message.ts'
import { Bubble } from './message-bubble.tsx'
import { MessageLog } from './message-log.tsx'
import { useWindowPosition } from './window-position.ts'

/** From here on the remaining room is shown. */
const nearLimit = limits.chatMessage - 200

const readable = (count: number) => count.toLocaleString('en')

const LengthHint = ({ id, length }: { id: string; length: number }) => {
  const excess = length - limits.chatMessage
  return (
    <p
      id={id}
      className={`w-full text-tiny leading-[1.3] not-empty:pb-[5px] ${excess > 0 ? 'font-medium text-paar-700' : 'text-kajol-soft'}`}
      role="status"
    >
      {excess > 0
        ? `Too long by ${readable(excess)}. At most ${readable(limits.chatMessage)} characters.`
        : length >= nearLimit &&
          `${readable(length)} of ${readable(limits.chatMessage)} characters`}
    </p>
  )
}

export const MessageForm = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => {
  const { draft } = useConversation()
  const hint = useId()
  const { length } = draft.trim()
  const submit = () => {
    // The last typing may not be rendered yet.
    sendMessage(readConversation().draft)
    field.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className="flex flex-wrap items-end gap-x-2 border-kajol border-t-2 bg-chun-50 p-2"
      onSubmit={onSubmit}
    >
      <LengthHint id={hint} length={length} />
      <textarea
        ref={field}
        className="field-sizing-content max-h-[92px] min-h-11 min-w-0 flex-1 resize-none overscroll-contain rounded-md border-2 border-kajol-soft bg-white px-[11px] py-[9px] text-base leading-[1.35] placeholder:text-kajol-pale placeholder:opacity-100 focus:outline-3 focus:outline-phalak-700 focus:outline-offset-0"
        rows={1}
        aria-label="Message"
        aria-describedby={hint}
        aria-invalid={length > limits.chatMessage || undefined}
        placeholder="Kotha Hok Naki?"
        enterKeyHint="send"
        value={draft}
        onChange={({ target }) => typeDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" small disabled={!maySend(draft)}>
        <SendHorizontal className="size-4" />
        Send
      </Button>
    </form>
  )
}

/** The parts of a request: in the chat's log, and in place of its input. */
type Request = {
  RequestTurns: ComponentType<RequestProps>
  RequestForm: ComponentType<RequestProps>
}

export type LoadRequest = () => Promise<Request>

const failure = {
  title: 'Error',
  description: 'The questions could not be loaded. The form on Work with us asks the same.',
  destructive: true,
}

/** Loaded when a request is wanted. */
const useRequest = (load: LoadRequest) => {
  const { taking, messages } = useConversation()
  const [request, setRequest] = useState<Request>()
  const isWanted = taking?.isOver === false
  useEffect(() => {
    if (!isWanted || request) return
    let isGone = false
    loadWithRetry(load).then(
      (loaded) => isGone || setRequest(loaded),
      () => {
        if (isGone) return
        changeConversation({ taking: undefined })
        toast(failure)
      },
    )
    return () => {
      isGone = true
    }
  }, [isWanted, request, load])
  const talk = useMemo(() => findRequestTalk(messages), [messages])
  if (!request || taking?.isOver !== false) return undefined
  const { language } = taking
  const props: RequestProps = {
    language,
    lang: languageTags[language],
    draft: requestDraft,
    talk,
    Bubble,
    onEnd: (text, isSent) => endRequest(language, text, isSent),
  }
  return { ...request, props }
}

type ChatHeadProps = {
  titleId: string
  moving: Pick<ReturnType<typeof useWindowPosition>, 'header' | 'grip' | 'announcement'>
  onStartAgain: () => void
  onClose: () => void
}

/** A press on the header keeps the focus, and with it a phone's keyboard. */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof Element && event.target.closest('button'))) event.preventDefault()
}

const headButton =
  'grid h-11 min-w-11 flex-none place-items-center rounded-md hover:bg-jaanla-600 focus-visible:-outline-offset-4'

const Grip = ({ moving: { grip, announcement } }: Pick<ChatHeadProps, 'moving'>) => {
  const hint = useId()
  return (
    <>
      <button
        type="button"
        data-grip=""
        className={`${headButton} cursor-[inherit] text-jaanla-300`}
        aria-label="Move the chat"
        aria-describedby={hint}
        {...grip}
      >
        <GripHorizontal />
      </button>
      <span id={hint} className="sr-only">
        With the arrow keys, in larger steps with Shift.
      </span>
      <span className="sr-only" role="status">
        {announcement}
      </span>
    </>
  )
}

const ChatHead = ({ titleId, moving, onStartAgain, onClose }: ChatHeadProps) => {
  const hasSpoken = useConversation().messages.some(({ sender }) => sender === 'user')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grip in it is the same for the keyboard
    <div
      className="on-dark relative flex h-[50px] cursor-grab touch-none select-none items-center border-taxi-400 border-b-4 bg-jaanla-800 pr-0.5 pl-2.5 text-white active:cursor-grabbing"
      onMouseDown={keepFocus}
      {...moving.header}
    >
      <span className="grid size-9 flex-none place-items-center overflow-hidden rounded-full bg-chun-100">
        <Cup name="bot" className="-mt-[3px] h-8 w-7" />
      </span>
      <div className="mt-[3px] mr-auto ml-[9px] whitespace-nowrap">
        <h2 id={titleId} className="font-semibold text-body leading-none">
          {bot.name}
        </h2>
        <small className="flex items-center gap-[5px] text-jaanla-100 text-tiny leading-[1.1] before:size-2 before:rounded-full before:bg-jaanla-300">
          online
        </small>
      </div>
      {hasSpoken && (
        <button
          type="button"
          className={`${headButton} px-1.5 font-medium text-tiny underline underline-offset-3`}
          onClick={onStartAgain}
        >
          Start again
        </button>
      )}
      <Grip moving={moving} />
      <button type="button" className={headButton} aria-label="Close chat" onClick={onClose}>
        <X />
      </button>
    </div>
  )
}

export { beginConversation, setOpening } from './conversation.ts'

type WindowProps = {
  loadRequest: LoadRequest
  /** It was open on the page before: it takes no focus and makes no sound. */
  isRestored: boolean
  onClose: () => void
}

const useSounds = (isRestored: boolean) => {
  const { isWaiting } = useConversation()
  useEffect(() => {
    if (!isRestored) playSound('glitter', 0.3)
  }, [isRestored])
  useEffect(() => (isWaiting ? loopSound('typing', 0.2) : undefined), [isWaiting])
}

const OpenWindow = ({ loadRequest, isRestored, onClose }: WindowProps) => {
  const titleId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { place, ...moving } = useWindowPosition()
  const request = useRequest(loadRequest)
  useSounds(isRestored)
  useEffect(askUnanswered, [])
  const focus = () => field.current?.focus({ preventScroll: true })
  const isTaking = Boolean(request)
  const keepsFocus = useRef(isRestored)
  useEffect(() => {
    if (!isTaking && !keepsFocus.current) field.current?.focus({ preventScroll: true })
    keepsFocus.current = false
  }, [isTaking])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  const restart = () => {
    restartChat()
    focus()
  }
  const { x: left, y: top, width, height } = place
  return (
    <div
      className="fixed z-61 grid animate-chat-in grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-lg border-3 border-kajol bg-chun-50 text-left text-kajol text-ui leading-normal shadow-pop focus:outline-none print:hidden"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      style={{ left, top, width, height }}
      onKeyDown={onKeyDown}
    >
      <ChatHead titleId={titleId} moving={moving} onStartAgain={restart} onClose={onClose} />
      <MessageLog onAct={focus}>
        {request && <request.RequestTurns {...request.props} />}
      </MessageLog>
      {request ? <request.RequestForm {...request.props} /> : <MessageForm field={field} />}
    </div>
  )
}

const useNews = (isOpen: boolean, onNews: () => void) => {
  const { messages } = useConversation()
  const newest = messages.at(-1)
  const seen = useRef(newest?.id)
  useEffect(() => {
    // An answer just marked as not meant is not new.
    const isNews = messages.length > 1 && newest?.sender === 'bot' && newest.id !== seen.current
    seen.current = newest?.id
    if (!isOpen && isNews) onNews()
  }, [messages, newest, isOpen, onNews])
}

/** Stays mounted while closed, so that a pending answer is not lost. */
export const ChatWindow = ({
  isOpen,
  onNews,
  ...rest
}: WindowProps & { isOpen: boolean; onNews: () => void }) => {
  useNews(isOpen, onNews)
  useEffect(endWithSession, [])
  return isOpen && <OpenWindow {...rest} />
}

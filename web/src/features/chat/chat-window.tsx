import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { loopSound, playSound } from '../../effects/sound.ts'
import { askUnanswered, endWithSession, startAgain } from './ask.ts'
import { ChatHead } from './chat-head.tsx'
import { useConversation } from './conversation.ts'
import { MessageForm } from './message-form.tsx'
import { MessageLog } from './message-log.tsx'
import type { LoadRequest } from './request.ts'
import { usePlace } from './use-place.ts'
import { useRequest } from './use-request.ts'

export { begin, openWith } from './conversation.ts'

type Props = {
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

const OpenWindow = ({ loadRequest, isRestored, onClose }: Props) => {
  const titleId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { place, ...moving } = usePlace()
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
    startAgain()
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
}: Props & { isOpen: boolean; onNews: () => void }) => {
  useNews(isOpen, onNews)
  useEffect(endWithSession, [])
  return isOpen && <OpenWindow {...rest} />
}

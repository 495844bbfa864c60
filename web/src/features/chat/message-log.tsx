import { RotateCcw } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { AnswerText } from './answer-text.tsx'
import { tryAgain } from './ask.ts'
import { useConversation } from './conversation.ts'
import { Cup } from './cup.tsx'
import { languageTag } from './language-tag.ts'
import { LeadOffer } from './lead-offer.tsx'
import { unanswered } from './message.ts'
import { MessageBubble } from './message-bubble.tsx'
import { disputable, NotMeant, NotMeantNote } from './not-meant.tsx'
import { offered } from './offer.ts'
import { chip, SuggestionChips } from './suggestion-chips.tsx'

const Typing = () => (
  <p className="inline-flex items-center gap-2 text-dense text-kajol-soft leading-normal">
    <Cup name="bhanr" className="h-[30px] w-[26px] [&_path]:animate-steam" />
    typing...
  </p>
)

const TryAgain = ({ onAsk }: { onAsk: () => void }) => {
  const ask = () => {
    tryAgain()
    onAsk()
  }
  return (
    <button type="button" className={chip} onClick={ask}>
      <RotateCcw className="size-[15px]" />
      Try again
    </button>
  )
}

const showNewest = (log: HTMLElement | null) => {
  const newest = log?.lastElementChild
  if (log && newest instanceof HTMLElement) log.scrollTop = newest.offsetTop - 8
}

/**
 * Keeps the newest message in view, from its start if taller than the log; also when the log shrinks under a
 * longer draft or a keyboard, and when a request goes on.
 */
const useNewestInView = (...changes: unknown[]) => {
  const log = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => showNewest(log.current), changes)
  useEffect(() => {
    if (!log.current) return
    const show = () => showNewest(log.current)
    const [size, turns] = [new ResizeObserver(show), new MutationObserver(show)]
    size.observe(log.current)
    turns.observe(log.current, { childList: true })
    return () => {
      size.disconnect()
      turns.disconnect()
    }
  }, [])
  return log
}

type Props = { onAct: () => void; children?: ReactNode }

const OfferLine = ({ children }: { children: string }) => {
  const lang = languageTag(children)
  return (
    <p
      className="wrap-anywhere max-w-[92%] self-start whitespace-pre-wrap rounded-md border-[1.5px] border-taxi-800 border-dashed bg-taxi-100 px-3 py-[5px] text-dense text-kajol leading-normal [&_a]:font-medium"
      lang={lang}
    >
      <AnswerText text={children} isMixed={lang !== 'bn'} />
    </p>
  )
}

/** The talk, then `children`; `onAct` follows any action of the visitor here. */
export const MessageLog = ({ onAct, children }: Props) => {
  const { messages, offer, suggestions, isWaiting, taking } = useConversation()
  const log = useNewestInView(messages, isWaiting)
  const leadLanguage = offered(messages, taking)
  // What the bot does not know is on the team's list already.
  const disputed =
    isWaiting || suggestions.length > 0 || children ? undefined : disputable(messages)
  const isComing = taking?.isOver === false && !children
  return (
    <div
      ref={log}
      className="relative flex flex-col gap-2 overflow-auto overscroll-contain bg-chun-100 px-3 pt-2 pb-2.5 focus-visible:-outline-offset-3"
      role="log"
      aria-live="polite"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the keyboard
      tabIndex={0}
    >
      <p className="self-center text-kajol-soft text-tiny leading-[1.3]">
        AI-powered. Ma has the last word.
      </p>
      {messages.map((message, at) => {
        const asked = message.isNotMeant && messages[at - 1]
        return (
          <Fragment key={message.id}>
            <MessageBubble message={message} />
            {asked && <NotMeantNote question={asked} />}
          </Fragment>
        )
      })}
      {disputed && <NotMeant key={disputed.answer.id} {...disputed} onSaid={onAct} />}
      {offer && <OfferLine>{offer}</OfferLine>}
      {suggestions.length > 0 && <SuggestionChips suggestions={suggestions} onPick={onAct} />}
      {leadLanguage && <LeadOffer language={leadLanguage} onNo={onAct} />}
      {children}
      {(isWaiting || isComing) && <Typing />}
      {!isWaiting && unanswered(messages) && <TryAgain onAsk={onAct} />}
    </div>
  )
}

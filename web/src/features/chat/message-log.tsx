import { api, type MessageLanguage } from '@bong-bari/contract'
import { chatNotMeant, chatOffer } from '@bong-bari/site'
import { RotateCcw } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { call } from '../../call.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { tryAgain } from './ask.ts'
import {
  acceptOffer,
  changeConversation,
  declineOffer,
  findOfferLanguage,
  readConversation,
  typeDraft,
  useConversation,
} from './conversation.ts'
import { Cup } from './cup.tsx'
import { type ChatMessage, findUnanswered, languageIn, languageTags } from './message.ts'
import { AnswerText, MessageBubble } from './message-bubble.tsx'

/** A finger may miss the drawn chip by 5 px. */
const chip =
  'relative inline-flex min-h-[34px] items-center gap-1.5 self-start rounded-full border-[1.5px] border-jaanla-700 bg-jaanla-50 px-3 py-[3px] text-left font-medium text-dense text-jaanla-800 leading-normal after:absolute after:inset-x-0 after:-inset-y-[5px] hover:border-kajol hover:bg-taxi-400'

type ChipsProps = { suggestions: readonly string[]; onPick: () => void }

/** A pick fills the textarea and sends nothing. */
const SuggestionChips = ({ suggestions, onPick }: ChipsProps) => {
  const pick = (suggestion: string) => {
    typeDraft(suggestion)
    onPick()
  }
  return (
    <div className="flex flex-wrap gap-[7px]" data-chips="">
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" className={chip} onClick={() => pick(suggestion)}>
          <span>
            <MixedText>{suggestion}</MixedText>
          </span>
        </button>
      ))}
    </div>
  )
}

type LeadOfferProps = { language: MessageLanguage; onNo: () => void }

/** Offers to take a request after it was mentioned. */
const LeadOffer = ({ language, onNo }: LeadOfferProps) => {
  const texts = chatOffer[language]
  const refuse = () => {
    declineOffer(language)
    onNo()
  }
  return (
    <div
      className="max-w-[92%] self-start rounded-md border-[1.5px] border-taxi-800 border-dashed bg-taxi-100 px-3 pt-1.5 pb-2.5 text-dense leading-normal"
      lang={languageTags[language]}
    >
      <p>
        <MixedText>{texts.ask}</MixedText>
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-[7px] [&_a]:font-medium [&_a]:text-jaanla-800">
        <button type="button" className={chip} onClick={() => acceptOffer(language)}>
          <MixedText>{texts.yes}</MixedText>
        </button>
        <button type="button" className={chip} onClick={refuse}>
          <MixedText>{texts.no}</MixedText>
        </button>
        <a href="/work-with-us">
          <MixedText>{texts.form}</MixedText>
        </a>
      </div>
    </div>
  )
}

type Disputable = { question: ChatMessage; answer: ChatMessage & { mark: string } }

/** The last answer and its question, while the visitor may still report it: once per talk. */
const disputable = (messages: readonly ChatMessage[]): Disputable | undefined => {
  const [question, answer] = messages.slice(-2)
  if (question?.sender !== 'user' || answer?.sender !== 'bot' || answer.isApology) return undefined
  const { mark } = answer
  if (!mark || messages.some(({ isNotMeant }) => isNotMeant)) return undefined
  return { question, answer: { ...answer, mark } }
}

const small = 'max-w-[84%] self-start px-1 text-kajol-soft text-tiny leading-normal'

/** Reports the last answer as not what was meant; the team finds the question in its list. */
const NotMeant = ({ question, answer, onSaid }: Disputable & { onSaid: () => void }) => {
  const [state, setState] = useState<'asks' | 'sends' | 'failed'>('asks')
  const language = languageIn(answer.messageLanguage) ?? 'english'
  const texts = chatNotMeant[language]
  const say = async () => {
    setState('sends')
    try {
      const disputedAnswer = { content: answer.text, mark: answer.mark }
      await call(api.chat.notMeant, { body: { message: question.text, answer: disputedAnswer } })
      const marked = (one: ChatMessage) =>
        one.id === answer.id ? { ...one, isNotMeant: true } : one
      changeConversation({ messages: readConversation().messages.map(marked) })
      onSaid()
    } catch {
      setState('failed')
    }
  }
  return (
    <button
      type="button"
      lang={languageTags[language]}
      className={`${small} relative underline underline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-[5px] hover:text-kajol disabled:opacity-60`}
      disabled={state === 'sends'}
      onClick={say}
    >
      <MixedText>{state === 'failed' ? texts.failed : texts.say}</MixedText>
    </button>
  )
}

const NotMeantNote = ({ answer }: { answer: ChatMessage }) => {
  const language = languageIn(answer.messageLanguage) ?? 'english'
  return (
    <p className={small} lang={languageTags[language]}>
      <MixedText>{chatNotMeant[language].noted}</MixedText>
    </p>
  )
}

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

type MessageLogProps = { onAct: () => void; children?: ReactNode }

const OfferLine = ({ children }: { children: string }) => (
  <p className="wrap-anywhere max-w-[92%] self-start whitespace-pre-wrap rounded-md border-[1.5px] border-taxi-800 border-dashed bg-taxi-100 px-3 py-[5px] text-dense text-kajol leading-normal [&_a]:font-medium">
    <AnswerText text={children} isMixed />
  </p>
)

/** The talk, then `children`; `onAct` follows any action of the visitor here. */
export const MessageLog = ({ onAct, children }: MessageLogProps) => {
  const { messages, offer, suggestions, isWaiting, taking } = useConversation()
  const log = useNewestInView(messages, isWaiting)
  const leadLanguage = findOfferLanguage(messages, taking)
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
      {messages.map((message) => (
        <Fragment key={message.id}>
          <MessageBubble message={message} />
          {message.isNotMeant && <NotMeantNote answer={message} />}
        </Fragment>
      ))}
      {disputed && <NotMeant key={disputed.answer.id} {...disputed} onSaid={onAct} />}
      {offer && <OfferLine>{offer}</OfferLine>}
      {suggestions.length > 0 && <SuggestionChips suggestions={suggestions} onPick={onAct} />}
      {leadLanguage && <LeadOffer language={leadLanguage} onNo={onAct} />}
      {children}
      {(isWaiting || isComing) && <Typing />}
      {!isWaiting && findUnanswered(messages) && <TryAgain onAsk={onAct} />}
    </div>
  )
}

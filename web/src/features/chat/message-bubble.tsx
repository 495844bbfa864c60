import { bot, clockHere, shortDay, timeOfDay } from '@bong-bari/site'
import { languageOf } from '@bong-bari/text'
import type { ReactNode } from 'react'
import { MixedText } from '../../ui/mixed-text.tsx'
import { AnswerText } from './answer-text.tsx'
import { Cards } from './cards.tsx'
import { cardsIn } from './cards-in.ts'
import { tags } from './language-tag.ts'
import type { ChatMessage } from './message.ts'

const looks = {
  bot: 'self-start rounded-bl-[3px] border-[1.5px] border-chun-300 bg-white [&_a]:font-medium [&_a]:text-jaanla-700',
  user: 'self-end rounded-br-[3px] bg-jaanla-700 text-white',
}

/** By the clock of the reader's device. */
const timeWords = (timestamp: string) => {
  const clock = clockHere(timestamp)
  return `${shortDay(clock)}, ${timeOfDay(clock)}`
}

type BubbleProps = { sender: ChatMessage['sender']; title?: string; children: ReactNode }

export const Bubble = ({ sender, title, children }: BubbleProps) => (
  <div
    className={`wrap-anywhere max-w-[84%] whitespace-pre-wrap rounded-[14px] px-3 pt-[7px] pb-1.5 ${looks[sender]}`}
    data-sender={sender}
    title={title}
  >
    <span className="sr-only">{sender === 'bot' ? bot.name : 'You'}: </span>
    {children}
  </div>
)

export const MessageBubble = ({
  message: { sender, text, timestamp, cards },
}: {
  message: ChatMessage
}) => {
  const language = languageOf(text)
  const isMixed = language !== 'bengali'
  const said = timeWords(timestamp)
  const bubble = (
    <Bubble sender={sender} title={said}>
      <p lang={tags[language]}>
        {sender === 'bot' && <AnswerText text={text} isMixed={isMixed} />}
        {sender === 'user' && (isMixed ? <MixedText>{text}</MixedText> : text)}
      </p>
      <time className="sr-only" dateTime={timestamp}>
        {said}
      </time>
    </Bubble>
  )
  const shown = cardsIn(cards)
  // A sentence that announces its cards says nothing once they can no longer be read.
  if (cards !== undefined && shown.length === 0 && text.endsWith(':')) return null
  if (shown.length === 0) return bubble
  return (
    <div className="flex flex-col gap-2">
      {bubble}
      <Cards cards={shown} language={language} />
    </div>
  )
}

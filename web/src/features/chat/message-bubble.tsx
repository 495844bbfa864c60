import { bot } from '@bong-bari/site'
import { MixedText } from '../../ui/mixed-text.tsx'
import { AnswerText, type PageLink } from './answer-text.tsx'
import { languageTag } from './language-tag.ts'
import type { ChatMessage } from './message.ts'

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

export const MessageBubble = ({
  message: { sender, text, timestamp },
  PageLink,
}: {
  message: ChatMessage
  PageLink: PageLink
}) => {
  const lang = languageTag(text)
  const isMixed = lang !== 'bn'
  const said = moment.format(new Date(timestamp))
  return (
    <div className={`msg ${sender}`} title={said}>
      <span className="sr-only">{sender === 'bot' ? bot.name : 'You'}: </span>
      <p lang={lang}>
        {sender === 'bot' && <AnswerText text={text} isMixed={isMixed} PageLink={PageLink} />}
        {sender === 'user' && (isMixed ? <MixedText>{text}</MixedText> : text)}
      </p>
      <time className="sr-only" dateTime={timestamp}>
        {said}
      </time>
    </div>
  )
}

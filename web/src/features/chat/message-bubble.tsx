import { type Card, type MessageLanguage, parseAddress } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import { bot, chatCards, clockHere, shortDay, timeOfDay } from '@bong-bari/site'
import { NotebookText, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Art } from '../../ui/art.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { type ChatMessage, languageIn, languageTags } from './message.ts'

type Part = string | { text: string; to: string } | { text: string; href: string }

const patterns = [
  /https?:\/\/[^\s<>"]+/u,
  /(?:mailto:)?[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,127}/u,
  /tel:\+?[\d-]{4,}/u,
  /\bwa\.me\/\+?\d+/u,
  /\/[a-z][\w/-]*(?:[?#][\w=&%-]+)?/u,
]
/** A path stands alone: not in "and/or", "24/7" or an address. */
const goesOn = /[\p{L}\p{M}\p{N}/.:~_-]$/u
const link = new RegExp(patterns.map(({ source }) => source).join('|'), 'giu')

const untilUnopenedBracket = /^[^()]*(?:\([^()]*\)[^()]*)*/u

/** Closing punctuation is not part of an address; a bracket is, if opened within it. */
const withoutEnd = (address: string) =>
  (untilUnopenedBracket.exec(address)?.[0] ?? address).replace(/[.,;:!?'"”’।…*_\]}]{1,30}$/u, '')

const isPage = (path: string) => {
  const [name = ''] = path.split(/[?#]/)
  return listedPages.includes(name) || /^\/blog\/[\w-]+$/.test(name)
}

const webPart = (text: string, origin: string): Part => {
  const url = parseAddress(text)
  if (!url) return text
  const { origin: its, pathname, search, hash, href } = url
  const path = pathname + search + hash
  return its === origin && isPage(path) ? { text, to: path } : { text, href }
}

const partOf = (text: string, origin: string): Part => {
  if (text.startsWith('/')) return isPage(text) ? { text, to: text } : text
  if (/^https?:/i.test(text)) return webPart(text, origin)
  if (/^wa\.me/i.test(text)) return { text, href: `https://${text}` }
  return { text, href: /^(mailto|tel):/i.test(text) ? text : `mailto:${text}` }
}

/**
 * Splits an answer at its links. Only http(s), e-mail, phone and WhatsApp addresses and pages at `origin`
 * become links; all else stays text, above all `javascript:`.
 */
export const partsOf = (answer: string, origin: string): Part[] => {
  const parts: Part[] = []
  let done = 0
  const search = new RegExp(link)
  for (let match = search.exec(answer); match; match = search.exec(answer)) {
    const { 0: address, index } = match
    if (address.startsWith('/') && goesOn.test(answer.slice(Math.max(0, index - 2), index))) {
      search.lastIndex = index + 1
      continue
    }
    const text = withoutEnd(address)
    parts.push(answer.slice(done, index), partOf(text, origin))
    done = index + text.length
  }
  return [...parts, answer.slice(done)].filter((part) => part !== '')
}

type AnswerTextProps = { text: string; isMixed: boolean }

const Outside = ({ text, href }: { text: string; href: string }) =>
  href.startsWith('http') ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  ) : (
    <a href={href}>{text}</a>
  )

const AnswerPart = ({ part, isMixed }: { part: Part } & Omit<AnswerTextProps, 'text'>) => {
  if (typeof part === 'string') return isMixed ? <MixedText>{part}</MixedText> : part
  if ('href' in part) return <Outside {...part} />
  return <a href={part.to}>{part.text}</a>
}

/** An answer with links; in a mixed one, Bengali runs are tagged. */
export const AnswerText = ({ text, ...rest }: AnswerTextProps) =>
  partsOf(text, window.location.origin).map((part, index) => (
    <AnswerPart key={index} part={part} {...rest} />
  ))

const maxCards = 3

const kinds = ['video', 'post'] as const

const addresses: Record<Card['kind'], RegExp> = {
  video: /^\/videos\/[\w-]{11}$/,
  post: /^\/blog\/[^\s/?#\\]+$/,
}
const picture = /^(?:https:\/\/|\/(?![/\\]))\S+$/

const isText = (value: unknown): value is string => typeof value === 'string'

/** Older talks link to YouTube, from before videos had pages. */
const pathOf = (href: string) => href.replace(/^https:\/\/www\.youtube\.com\/shorts\//, '/videos/')

const cardIn = (value: unknown): Card[] => {
  const { kind, title, href: address, image } = Object(value)
  const href: unknown = isText(address) ? pathOf(address) : address
  const cardKind = kinds.find((one) => one === kind)
  if (!cardKind || !isText(title) || !isText(href) || !addresses[cardKind].test(href)) return []
  return [
    { kind: cardKind, title, href, image: isText(image) && picture.test(image) ? image : null },
  ]
}

/** The cards in an untrusted value, such as one from storage. */
export const cardsIn = (value: unknown): Card[] =>
  Array.isArray(value) ? value.flatMap(cardIn).slice(0, maxCards) : []

type CardsProps = { cards: readonly Card[]; language: MessageLanguage }

const count = (many: number, one: string) => (many ? [`${many} ${one}${many > 1 ? 's' : ''}`] : [])

const countOf = (cards: readonly Card[]) => {
  const videos = cards.filter(({ kind }) => kind === 'video').length
  return [...count(videos, 'video'), ...count(cards.length - videos, 'post')].join(' and ')
}

const cardLooks = {
  video: { Icon: Play, wall: 'bg-jaanla-600', art: 'camera' },
  post: { Icon: NotebookText, wall: 'bg-taxi-400', art: 'khata' },
} as const

/** A drawing where there is no picture, or it does not load. */
const Picture = ({ kind, image }: Pick<Card, 'kind' | 'image'>) => {
  const [isBroken, setBroken] = useState(false)
  const { wall, art } = cardLooks[kind]
  return (
    <span className={`relative grid h-full min-h-16 place-items-center ${wall}`}>
      {image && !isBroken ? (
        <img
          className="absolute inset-0 size-full object-cover"
          src={image}
          alt=""
          width="72"
          height="64"
          loading="lazy"
          onError={() => setBroken(true)}
        />
      ) : (
        <Art name={art} className="h-10 w-auto max-w-[80%]" />
      )}
    </span>
  )
}

const cardLink =
  '[&_a]:no-underline [&_a]:outline-none [&_a]:after:absolute [&_a]:after:inset-0 [&_a:focus-visible]:after:outline-3 [&_a:focus-visible]:after:outline-(--focus) [&_a:focus-visible]:after:-outline-offset-3'

const Cards = ({ cards, language }: CardsProps) => (
  <div className="w-[92%] self-start">
    <p className="sr-only">{countOf(cards)}:</p>
    <ul className="grid gap-1.5">
      {cards.map((card) => {
        const { Icon } = cardLooks[card.kind]
        return (
          <li
            key={card.href}
            className={`relative grid grid-cols-[72px_minmax(0,1fr)] items-center gap-2.5 overflow-hidden rounded-md border-2 border-kajol bg-chun-50 hover:bg-taxi-100 ${cardLink}`}
          >
            <Picture {...card} />
            <span className="grid min-w-0 gap-0.5 py-1.5 pr-2">
              <span className="wrap-anywhere line-clamp-2 font-display font-semibold text-dense leading-[1.45]">
                <a href={card.href}>
                  <MixedText>{card.title}</MixedText>
                </a>
              </span>
              <span
                className="flex items-center gap-1 text-kajol-soft text-tiny leading-[1.3]"
                lang={languageTags[language]}
              >
                <Icon className="size-3" />
                {chatCards[language][card.kind]}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  </div>
)

const bubbleLooks = {
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
    className={`wrap-anywhere max-w-[84%] whitespace-pre-wrap rounded-[14px] px-3 pt-[7px] pb-1.5 ${bubbleLooks[sender]}`}
    data-sender={sender}
    title={title}
  >
    <span className="sr-only">{sender === 'bot' ? bot.name : 'You'}: </span>
    {children}
  </div>
)

export const MessageBubble = ({
  message: { sender, text, timestamp, cards, language: said },
}: {
  message: ChatMessage
}) => {
  const language = languageIn(said)
  const sentAt = timeWords(timestamp)
  const bubble = (
    <Bubble sender={sender} title={sentAt}>
      <p lang={language && languageTags[language]}>
        {sender === 'bot' ? (
          <AnswerText text={text} isMixed={language !== 'bengali'} />
        ) : (
          <MixedText>{text}</MixedText>
        )}
      </p>
      <time className="sr-only" dateTime={timestamp}>
        {sentAt}
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
      <Cards cards={shown} language={language ?? 'english'} />
    </div>
  )
}

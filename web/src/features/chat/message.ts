import { limits, type MessageLanguage, messageLanguages, type SentTurn } from '@bong-bari/contract'

export type ChatMessage = {
  id: string
  text: string
  sender: 'user' | 'bot'
  timestamp: string
  /** The bot could not be reached: shown, never sent back as part of the talk. */
  isApology?: boolean
  /** The server's signature of its own words. */
  mark?: string
  /** The languages of the bot's words and of the message that they answer, as received. */
  language?: unknown
  messageLanguage?: unknown
  /** The language in which a request is offered with it. */
  lead?: string
  /** Reported as not what was meant. */
  isNotMeant?: boolean
  /** Videos and posts below it, as received; never sent back. */
  cards?: unknown
}

let messageCount = 0

export const newMessage = (sender: ChatMessage['sender'], text: string): ChatMessage => {
  messageCount += 1
  const now = new Date()
  return { id: `${now.getTime()}-${messageCount}`, text, sender, timestamp: now.toISOString() }
}

/** For untrusted values, such as one from storage. */
export const isMessage = (value: unknown): value is ChatMessage => {
  if (typeof value !== 'object' || value === null) return false
  const { id, text, sender, timestamp } = value as Record<keyof ChatMessage, unknown>
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    (sender === 'user' || sender === 'bot') &&
    typeof timestamp === 'string' &&
    !Number.isNaN(Date.parse(timestamp))
  )
}

/** The last messages of the talk, oldest first. */
export const historyOf = (
  messages: readonly ChatMessage[],
  maxMessages: number = limits.chatHistory,
): SentTurn[] =>
  messages
    .filter(({ isApology }) => !isApology)
    .slice(-maxMessages)
    .map(({ sender, text, mark }) =>
      sender === 'user'
        ? { role: 'user', content: text }
        : { role: 'assistant', content: text, ...(typeof mark === 'string' && { mark }) },
    )

/** The last message if it waits for an answer, apologies aside. */
export const findUnanswered = (messages: readonly ChatMessage[]) => {
  const last = messages.findLast(({ isApology }) => !isApology)
  return last?.sender === 'user' ? last : undefined
}

export const languageTags: Record<MessageLanguage, string> = {
  bengali: 'bn',
  benglish: 'bn-Latn',
  english: 'en',
}

/** For untrusted values, such as one from storage. */
export const languageIn = (value: unknown) =>
  messageLanguages.find((language) => language === value)

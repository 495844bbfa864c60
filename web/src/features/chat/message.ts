import { limits, type SaidTurn } from '@bong-bari/contract'

/** One bubble of the conversation. `timestamp` is an ISO date. */
export type ChatMessage = {
  id: string
  text: string
  sender: 'user' | 'bot'
  timestamp: string
  /** The bot could not be reached: said to the visitor, never sent back as part of the talk. */
  isApology?: boolean
  /** By which the server knows its own words again. */
  mark?: string
  /** The language in which a request is offered with it. */
  lead?: string
  /** The team knows that it was not what was meant. */
  isNotMeant?: boolean
  /** Videos and posts beneath it, as they came; never sent back. */
  cards?: unknown
}

let count = 0

export const newMessage = (sender: ChatMessage['sender'], text: string): ChatMessage => {
  count += 1
  const now = new Date()
  return { id: `${now.getTime()}-${count}`, text, sender, timestamp: now.toISOString() }
}

/** True for a value, such as one out of a storage that anybody may write, that is a message. */
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

/** The talk so far: its last messages, oldest first. */
export const historyOf = (
  messages: readonly ChatMessage[],
  most: number = limits.chatHistory,
): SaidTurn[] =>
  messages
    .filter(({ isApology }) => !isApology)
    .slice(-most)
    .map(({ sender, text, mark }) =>
      sender === 'user'
        ? { role: 'user', content: text }
        : { role: 'assistant', content: text, ...(typeof mark === 'string' && { mark }) },
    )

/** The question that still waits for an answer: the last thing said, apologies aside. */
export const unanswered = (messages: readonly ChatMessage[]) => {
  const last = messages.findLast(({ isApology }) => !isApology)
  return last?.sender === 'user' ? last : undefined
}

import { bot } from '@bong-bari/site'
import { useSyncExternalStore } from 'react'
import { forget, keep, readKept } from './kept-conversation.ts'
import { type ChatMessage, newMessage } from './message.ts'
import type { Opening } from './opening.ts'

export type Conversation = {
  messages: readonly ChatMessage[]
  /** Stands under the greeting until the visitor has spoken. */
  offer?: string | undefined
  /** The chips on show; none once the visitor has typed or picked one. */
  suggestions: readonly string[]
  /** What is typed and not sent. */
  draft: string
  isWaiting: boolean
}

// The built-in one, until the team's own is known.
let opening: Opening = bot
let hasBegun = false
let current: Conversation = { messages: [], suggestions: [], draft: '', isWaiting: false }
const listeners = new Set<() => void>()

const show = (next: Conversation) => {
  current = next
  for (const listener of listeners) listener()
}

const opened = (): Conversation => ({
  messages: [newMessage('bot', opening.greeting)],
  offer: opening.offer,
  suggestions: opening.suggestions.slice(0, 2),
  draft: '',
  isWaiting: false,
})

const resumed = (): Conversation => {
  const { messages, draft } = readKept()
  const hasSpoken = messages.some(({ sender }) => sender === 'user')
  const fresh = opened()
  return {
    ...fresh,
    draft,
    messages: hasSpoken ? messages : fresh.messages,
    offer: hasSpoken ? undefined : fresh.offer,
    suggestions: hasSpoken || draft ? [] : fresh.suggestions,
  }
}

/** Takes up what this browser session has kept, else greets. Only the first call does. */
export const begin = () => {
  if (hasBegun) return
  hasBegun = true
  show(resumed())
}

/** How the next conversation opens; one that has begun keeps its greeting. */
export const openWith = (next: Opening | undefined) => {
  opening = next ?? opening
}

export const conversation = () => current

export const change = (part: Partial<Conversation>) => {
  show({ ...current, ...part })
  keep(current)
}

export const add = (message: ChatMessage, part: Partial<Conversation> = {}) =>
  change({ ...part, messages: [...current.messages, message] })

/** Typing, or picking a chip, hides the chips for good. */
export const typeDraft = (draft: string) => change({ draft, suggestions: [] })

/** Forgets everything and greets again. */
export const reopen = () => {
  forget()
  show(opened())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useConversation = () => useSyncExternalStore(subscribe, conversation)

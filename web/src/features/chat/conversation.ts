import { bot } from '@bong-bari/site'
import { createStore } from '../../ui/create-store.ts'
import { useStore } from '../../ui/use-store.ts'
import { forgetConversation, keepConversation, keptConversation } from './kept-conversation.ts'
import { type ChatMessage, newMessage } from './message.ts'
import type { Taking } from './offer.ts'
import type { Opening } from './opening.ts'

export type Conversation = {
  messages: readonly ChatMessage[]
  /** Shown under the greeting until the visitor speaks. */
  offer?: string | undefined
  suggestions: readonly string[]
  draft: string
  isWaiting: boolean
  taking?: Taking | undefined
}

// The built-in one, until the team's is loaded.
let opening: Opening = bot
let hasBegun = false
const current = createStore<Conversation>({
  messages: [],
  suggestions: [],
  draft: '',
  isWaiting: false,
})

const opened = (): Conversation => ({
  messages: [newMessage('bot', opening.greeting)],
  offer: opening.offer,
  suggestions: opening.suggestions.slice(0, 2),
  draft: '',
  isWaiting: false,
})

const resumed = (): Conversation => {
  const { messages, draft, taking } = keptConversation()
  const hasSpoken = messages.some(({ sender }) => sender === 'user')
  const fresh = opened()
  return {
    ...fresh,
    draft,
    taking: hasSpoken ? taking : undefined,
    messages: hasSpoken ? messages : fresh.messages,
    offer: hasSpoken ? undefined : fresh.offer,
    suggestions: hasSpoken || draft ? [] : fresh.suggestions,
  }
}

/** Restores this browser session's talk, else greets. Only the first call does. */
export const begin = () => {
  if (hasBegun) return
  hasBegun = true
  current.set(resumed())
}

/** Sets the opening of the next conversation; one that has begun keeps its greeting. */
export const openWith = (next: Opening | undefined) => {
  opening = next ?? opening
}

export const conversation = current.get

export const change = (part: Partial<Conversation>) => {
  current.set({ ...current.get(), ...part })
  keepConversation(current.get())
}

export const add = (message: ChatMessage, part: Partial<Conversation> = {}) =>
  change({ ...part, messages: [...current.get().messages, message] })

/** Typing, or picking a chip, hides the chips for good. */
export const typeDraft = (draft: string) => change({ draft, suggestions: [] })

export const reopen = () => {
  forgetConversation()
  current.set(opened())
}

export const useConversation = () => useStore(current)

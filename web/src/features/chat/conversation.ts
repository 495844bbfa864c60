import { limits, type MessageLanguage, type SentTurn } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import { createStore } from '../../plain/create-store.ts'
import { readStoredValue, setStoredValue, useStore } from '../../ui/use-stored-values.ts'
import { type ChatMessage, historyOf, isMessage, languageIn, newMessage } from './message.ts'

/** A request being taken, sent or declined; after that none is offered. */
type Taking = { isOver: boolean; language: MessageLanguage }

/** Reads a stored value, which anybody may have changed. */
export const parseTaking = (value: unknown): Taking | undefined => {
  const { isOver, language } = Object(value)
  const knownLanguage = languageIn(language)
  return knownLanguage && { isOver: isOver === true, language: knownLanguage }
}

/** The language in which a request is offered under the last answer, if any. */
export const findOfferLanguage = (messages: readonly ChatMessage[], taking: Taking | undefined) =>
  taking ? undefined : languageIn(messages.at(-1)?.lead)

type StoredConversation = {
  messages: readonly ChatMessage[]
  draft: string
  taking?: Taking | undefined
}

const key = 'chat'

/** Storage name of a brand's unfinished request. */
export const requestDraft = 'chat-request'

/** The oldest of a very long talk is dropped: a tab's storage holds only a few megabytes. */
const maxStoredMessages = 200

export const isConversationStored = () => readStoredValue(key) !== undefined

/** The stored talk of this browser session, without what is no message. */
export const readStoredConversation = (): StoredConversation => {
  const { messages, draft, taking }: Partial<Record<keyof StoredConversation, unknown>> = Object(
    readStoredValue(key),
  )
  return {
    messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
    draft: typeof draft === 'string' ? draft : '',
    taking: parseTaking(taking),
  }
}

export const storeConversation = ({ messages, draft, taking }: StoredConversation) =>
  setStoredValue(key, { messages: messages.slice(-maxStoredMessages), draft, taking })

export const clearStoredConversation = () => {
  setStoredValue(key, undefined)
  setStoredValue(requestDraft, undefined)
}

export type Opening = {
  greeting: string
  offer?: string | undefined
  suggestions: readonly string[]
}

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

const createConversation = (): Conversation => ({
  messages: [newMessage('bot', opening.greeting)],
  offer: opening.offer,
  suggestions: opening.suggestions.slice(0, 2),
  draft: '',
  isWaiting: false,
})

const restoreConversation = (): Conversation => {
  const { messages, draft, taking } = readStoredConversation()
  const hasSpoken = messages.some(({ sender }) => sender === 'user')
  const fresh = createConversation()
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
export const beginConversation = () => {
  if (hasBegun) return
  hasBegun = true
  current.set(restoreConversation())
}

/** Sets the opening of the next conversation; one that has begun keeps its greeting. */
export const setOpening = (next: Opening | undefined) => {
  opening = next ?? opening
}

export const readConversation = current.get

export const changeConversation = (part: Partial<Conversation>) => {
  current.set({ ...current.get(), ...part })
  storeConversation(current.get())
}

export const addMessage = (message: ChatMessage, part: Partial<Conversation> = {}) =>
  changeConversation({ ...part, messages: [...current.get().messages, message] })

/** Typing, or picking a chip, hides the chips for good. */
export const typeDraft = (draft: string) => changeConversation({ draft, suggestions: [] })

export const restartConversation = () => {
  clearStoredConversation()
  current.set(createConversation())
}

export const useConversation = () => useStore(current)

export const acceptOffer = (language: MessageLanguage) =>
  changeConversation({ taking: { isOver: false, language } })

export const declineOffer = (language: MessageLanguage) =>
  changeConversation({ taking: { isOver: true, language } })

/** The bot's closing words. A cancelled request may be offered again. */
export const endRequest = (language: MessageLanguage, text: string, isSent: boolean) =>
  addMessage(
    { ...newMessage('bot', text), language },
    { taking: isSent ? { isOver: true, language } : undefined },
  )

const { turns, characters } = limits.lead.conversation

/** The end of the talk that is sent with a request. */
export const findRequestTalk = (messages: readonly ChatMessage[]): SentTurn[] => {
  // The greeting does not count.
  const [first] = messages
  const isGreeted = first?.sender === 'bot' && !first.mark
  const talk = historyOf(isGreeted ? messages.slice(1) : messages, turns)
  let room: number = characters
  const before = talk.findLastIndex(({ content }) => {
    room -= content.length
    return room < 0
  })
  return talk.slice(before + 1)
}

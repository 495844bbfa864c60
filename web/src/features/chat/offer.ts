import { type MessageLanguage, messageLanguages } from '@bong-bari/contract'
import type { ChatMessage } from './message.ts'

/** A request that is taken in the chat, or was, or was not wanted; then none is offered any more. */
export type Taking = { isOver: boolean; language: MessageLanguage }

const languageOrNone = (value: unknown) => messageLanguages.find((language) => language === value)

/** What a storage that anybody may write has kept of it. */
export const takingOf = (value: unknown): Taking | undefined => {
  const { isOver, language } = Object(value)
  const known = languageOrNone(language)
  return known && { isOver: isOver === true, language: known }
}

/** The language in which a request is offered under the last answer; undefined where none is. */
export const offered = (messages: readonly ChatMessage[], taking: Taking | undefined) =>
  taking ? undefined : languageOrNone(messages.at(-1)?.lead)

import { type MessageLanguage, messageLanguages } from '@bong-bari/contract'
import type { ChatMessage } from './message.ts'

/** A request being taken, sent or declined; after that none is offered. */
export type Taking = { isOver: boolean; language: MessageLanguage }

const languageOrNone = (value: unknown) => messageLanguages.find((language) => language === value)

/** From an untrusted storage value. */
export const takingOf = (value: unknown): Taking | undefined => {
  const { isOver, language } = Object(value)
  const known = languageOrNone(language)
  return known && { isOver: isOver === true, language: known }
}

/** The language in which a request is offered under the last answer, if any. */
export const offered = (messages: readonly ChatMessage[], taking: Taking | undefined) =>
  taking ? undefined : languageOrNone(messages.at(-1)?.lead)

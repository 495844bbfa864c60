import type { Training } from '@bong-bari/contract'
import type { Language } from '@bong-bari/text'

/**
 * What a row says to somebody of a language: its answer in that, else the one that it always has, which
 * is also said where the language is not clear.
 */
export const wordsFor = (
  { answers, botResponse }: Training,
  language: Language | undefined,
): string => (language && answers[language]) ?? botResponse

/** A row as it stands: once the team has changed it, it is no longer what gave an answer. */
export const stateOf = ({ id, version }: Training): string => `${id} ${version}`

/** All that a row may have said. */
export const answersOf = ({ answers, botResponse }: Training): string[] =>
  [botResponse, answers.bengali, answers.benglish, answers.english].flatMap((said) => said ?? [])

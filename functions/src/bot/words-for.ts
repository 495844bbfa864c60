import type { Training } from '@bong-bari/contract'
import type { Language } from '@bong-bari/text'

/** The main answer where the language is unclear. */
export const wordsFor = (
  { answers, botResponse }: Training,
  language: Language | undefined,
): string => (language && answers[language]) ?? botResponse

/** A changed row is no longer what gave an answer. */
export const stateOf = ({ id, version }: Training): string => `${id} ${version}`

export const answersOf = ({ answers, botResponse }: Training): string[] =>
  [botResponse, answers.bengali, answers.benglish, answers.english].flatMap((said) => said ?? [])

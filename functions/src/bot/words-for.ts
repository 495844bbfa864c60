import type { Training } from '@bong-bari/contract'
import type { Language } from '@bong-bari/text'

/** The main answer if unclear. */
export const wordsFor = (
  { answers, botResponse }: Training,
  language: Language | undefined,
): string => (language && answers[language]) ?? botResponse

/** After a change it is another state. */
export const stateOf = ({ id, version }: Training): string => `${id} ${version}`

export const answersOf = ({ answers, botResponse }: Training): string[] =>
  [botResponse, answers.bengali, answers.benglish, answers.english].flatMap((said) => said ?? [])

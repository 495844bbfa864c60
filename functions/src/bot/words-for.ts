import type { Training } from '@bong-bari/contract'
import type { Language } from '@bong-bari/text'

/**
 * What a row says to somebody who writes in a language: its answer in that, else the one it always has.
 * In which language a message is that could be in either is the matcher's to say.
 */
export const wordsFor = ({ answers, botResponse }: Training, language: Language): string =>
  answers[language] ?? botResponse

/** All that a row may have said. */
export const answersOf = ({ answers, botResponse }: Training): string[] =>
  [botResponse, answers.bengali, answers.benglish, answers.english].flatMap((said) => said ?? [])

import type { Turn } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'

/**
 * The language that an answer is told in: that of a message, of one that could be in either of two that
 * of the question before. Undefined where that says no more.
 */
export const tongueOf = (
  message: string,
  history: Turn[],
  language: Language,
): Language | undefined => {
  if (!couldBeEither(message)) return language
  const before = history.findLast(({ role }) => role === 'user')?.content ?? ''
  return couldBeEither(before) ? undefined : languageOf(before)
}

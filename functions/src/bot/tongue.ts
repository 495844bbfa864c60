import type { Turn } from '@bong-bari/contract'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'

/**
 * The language that a talk is in: that of a message, or of the last one before that had any where this one could be
 * in either of two. Undefined where none had.
 */
export const tongueOf = (message: string, history: readonly Turn[]): Language | undefined => {
  if (!couldBeEither(message)) return languageOf(message)
  const before = history.findLast(
    ({ role, content }) => role === 'user' && !couldBeEither(content),
  )
  return before && languageOf(before.content)
}

import { fold, isEnglishGrammar, tokens } from '@bong-bari/text'

/** Letters. */
const shortestKey = 3

/** By sound, in any script. */
const keysOf = (text: string) =>
  new Set(
    tokens(text)
      .filter((word) => !isEnglishGrammar(word))
      .map(fold)
      .filter((key) => key.length >= shortestKey),
  )

/** By shared words, rare ones counting more; else in order. */
export const byLikeness = <T>(
  subject: string,
  others: readonly T[],
  textOf: (one: T) => string,
): T[] => {
  const wanted = keysOf(subject)
  const shared = (keys: Set<string>) => new Set([...keys].filter((key) => wanted.has(key)))
  const found = others.map((one) => ({ one, keys: shared(keysOf(textOf(one))) }))
  const holders = (key: string) => found.filter(({ keys }) => keys.has(key)).length
  const scoreOf = (keys: Set<string>) =>
    [...keys].reduce((score, key) => score + 1 / holders(key), 0)
  return found
    .map(({ one, keys }) => ({ one, score: scoreOf(keys) }))
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one)
}

import { fold, inBengali, isBengali, languageOf, romanise } from '@bong-bari/text'
import { bengaliWords } from '../../bot/lexicon/bengali-words.computed.ts'

const bySound = new Map(Object.entries(bengaliWords))

/**
 * A Bengali word in its own script: of those that sound alike the one romanised so, else the first.
 */
const knownWord = (typed: string) => {
  const words = bySound.get(fold(typed)) ?? []
  return words.find((word) => romanise(word) === typed) ?? words[0]
}

/** Bengali in Latin letters, or the reverse. */
const inOtherScript = (text: string) => {
  if (isBengali(text)) return romanise(text)
  return languageOf(text) === 'benglish' ? inBengali(text, knownWord) : undefined
}

export const scriptWays = (texts: readonly string[]) =>
  texts.flatMap((text) => inOtherScript(text) ?? [])

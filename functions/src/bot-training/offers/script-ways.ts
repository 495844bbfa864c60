import { fold, inBengali, isBengali, languageOf, romanise } from '@bong-bari/text'
import { bengaliWords } from '../../bot/lexicon/bengali-words.computed.ts'

const bySound = new Map(Object.entries(bengaliWords))

/** A Bengali word in its own script: of those that sound so the one that is romanised so, else the first. */
const knownWord = (typed: string) => {
  const words = bySound.get(fold(typed)) ?? []
  return words.find((word) => romanise(word) === typed) ?? words[0]
}

/** A question in the other script: Bengali in Latin letters, or the other way round. */
const inOtherScript = (text: string) => {
  if (isBengali(text)) return romanise(text)
  return languageOf(text) === 'benglish' ? inBengali(text, knownWord) : undefined
}

/** The questions of a row as they are spelt in the other script. */
export const scriptWays = (texts: readonly string[]) =>
  texts.flatMap((text) => inOtherScript(text) ?? [])

import { fold, inBengali, isBengali, languageOf, romanise } from '@bong-bari/text'
import { listedTypings } from '../../bot/lexicon/lexicon.ts'

let bengaliBySound: Map<string, string> | undefined

/** A Bengali word in its own script, by its sound; of several the first that is listed. */
const knownWord = (typed: string) => {
  if (!bengaliBySound) {
    bengaliBySound = new Map()
    for (const word of listedTypings())
      if (isBengali(word) && !word.includes(' ') && !bengaliBySound.has(fold(word)))
        bengaliBySound.set(fold(word), word)
  }
  return bengaliBySound.get(fold(typed))
}

/** A question in the other script: Bengali in Latin letters, or the other way round. */
const inOtherScript = (text: string) => {
  if (isBengali(text)) return romanise(text)
  return languageOf(text) === 'benglish' ? inBengali(text, knownWord) : undefined
}

/** The questions of a row as they are spelt in the other script. */
export const scriptWays = (texts: readonly string[]) =>
  texts.flatMap((text) => inOtherScript(text) ?? [])

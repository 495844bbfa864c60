import { fold, shortForms, tokens } from '@bong-bari/text'

/** Memoises; forgets all at `most`. */
export const memoise = <Given, Made>(
  keyOf: (given: Given) => string,
  make: (given: Given) => Made,
  most: number,
) => {
  const remembered = new Map<string, { made: Made }>()
  return (given: Given) => {
    const key = keyOf(given)
    const known = remembered.get(key)
    if (known) return known.made
    const made = make(given)
    if (remembered.size >= most) remembered.clear()
    remembered.set(key, { made })
    return made
  }
}

/** As typed (short forms spelt out), heard, and in phrases, where a last o is optional: koto din. */
export type Word = { typed: string; sound: string; inPhrase: string }

const maxMemoised = 20_000

const readWord = (typed: string): Word => {
  const sound = fold(typed)
  return { typed, sound, inPhrase: sound.replace(/(?<=..)o$/, '') }
}

/** Folding is most of the cost. */
const wordOf = memoise((typed: string) => typed, readWord, maxMemoised)

/** No question is longer, and each is looked up. */
const maxWords = 200

/** Of a contraction: I'd, you've. Else id and ill are other words. */
const contractedEnding =
  /(?<=\b(?:i|you|we|they|he|she|it|who|what|that|there|where|how|when))['’](?:d|ve|ll|re|m|s)\b/gi

export const wordsOf = (text: string): Word[] =>
  tokens(text.replace(contractedEnding, ''))
    .slice(0, maxWords)
    .map((word) => wordOf(shortForms.get(word) ?? word))
    .filter(({ sound }) => sound)

export const joinTyped = (words: Word[]) => words.map(({ typed }) => typed).join(' ')

export const joinSounds = (words: Word[]) =>
  words.length === 1 ? (words[0]?.sound ?? '') : words.map(({ inPhrase }) => inPhrase).join(' ')

import { fold, shortForms, tokens } from '@bong-bari/text'

/** Memoises `make` by key. It forgets everything once it holds `most` results, so that memory stays bounded. */
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

/** A word as typed (short forms are spelt out), as it sounds, and as it sounds in a phrase, where a last o is optional: "kot din", "koto din". */
export type Word = { typed: string; sound: string; inPhrase: string }

const maxMemoised = 20_000

const readWord = (typed: string): Word => {
  const sound = fold(typed)
  return { typed, sound, inPhrase: sound.replace(/(?<=..)o$/, '') }
}

/** Memoised, since finding the sound is most of the cost of reading a message. */
const wordOf = memoise((typed: string) => typed, readWord, maxMemoised)

/** Words beyond this many are ignored: no question is longer, and each word costs look-ups. */
const maxWords = 200

/** The verb of a contraction is dropped (I'd, we'll), because "id" and "ill" would be read as other words. */
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

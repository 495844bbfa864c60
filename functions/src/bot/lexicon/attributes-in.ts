import {
  isBengali,
  joinTyped,
  memoise,
  soundStemsOf,
  typedStemsOf,
  type Word,
} from '@bong-bari/text'
import {
  attributePhraseStarts,
  attributesBySound,
  attributesByTyping,
} from './attributes.computed.ts'

/** In Latin letters these English words are also Bengali ones: "age" is আগে. They count only in an English message. */
const ambiguousEnglishWords = new Set('age hold hole fix make pore rate'.split(' '))

const maxPhraseWords = 4
const minStemLength = { typed: 3, heard: 4 }

const byTyping = new Map(attributesByTyping)
const bySound = new Map(attributesBySound)
const phraseStarts = new Set(attributePhraseStarts)

const joinPhraseSounds = (words: Word[]) => words.map(({ inPhrase }) => inPhrase).join(' ')

const firstOf = (known: Map<string, string[]>, keys: string[]) =>
  keys.map((key) => known.get(key)).find((names) => names)

const readWord = (word: Word, isEnglish: boolean) => {
  const { typed, sound } = word
  if (ambiguousEnglishWords.has(typed) && !isEnglish) return undefined
  const stems = typedStemsOf(typed).filter(({ length }) => length >= minStemLength.typed)
  const written = firstOf(byTyping, [typed, ...stems])
  if (written || isEnglish || isBengali(typed) || sound.length < minStemLength.heard) return written
  const heard = soundStemsOf(sound).filter(({ length }) => length >= minStemLength.heard)
  return firstOf(
    bySound,
    [sound, ...heard].map((stem) => stem.replace(/o$/, '')),
  )
}

/** Memoised, since each word is part of many stretches of a message. */
const findNamesOfWord = memoise(
  ({ word, isEnglish }: { word: Word; isEnglish: boolean }) => `${isEnglish}${word.typed}`,
  ({ word, isEnglish }) => readWord(word, isEnglish) ?? [],
  5000,
)

const findNames = (words: Word[], isEnglish: boolean) => {
  const [word] = words
  if (words.length === 1 && word) return findNamesOfWord({ word, isEnglish })
  if (!word || !(phraseStarts.has(word.typed) || phraseStarts.has(joinPhraseSounds([word]))))
    return undefined
  return (
    byTyping.get(joinTyped(words)) ?? (isEnglish ? undefined : bySound.get(joinPhraseSounds(words)))
  )
}

/** The attributes that words name, such as a price or a length. Where phrases overlap the longest one counts. */
export const findAttributes = (words: Word[], isEnglish: boolean) => {
  const found = new Set<string>()
  for (let at = 0; at < words.length; ) {
    let taken = 1
    for (let length = Math.min(maxPhraseWords, words.length - at); length; length--) {
      const names = findNames(words.slice(at, at + length), isEnglish)
      if (!names) continue
      for (const name of names) found.add(name)
      taken = length
      break
    }
    at += taken
  }
  return found
}

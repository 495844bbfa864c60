import type { Meaning, Weight } from './learn-lexicon.ts'
import { guessedMeanings, listed, listedTyping, sureMeanings } from './lexicon.ts'
import { soundIn, type Word, wordsOf } from './words.ts'

/** A word or listed phrase of a text. A word that is not listed is a guess, with meanings or none. */
export type Unit = { sound: string; meanings: Meaning[]; isGuess: boolean }

const longestPhrase = 4
/** Nothing longer is looked up: no word is, and the time would grow with its square. */
const longestWord = 30
const sure = (words: Word[], meanings: Meaning[]): Unit => ({
  sound: soundIn(words),
  meanings,
  isGuess: false,
})

/** One word typed as two: you tube, insta gram. */
const joined = (words: Word[]) =>
  words.length === 2 && !words.every((word) => listed([word]))
    ? listedTyping(words.map(({ typed }) => typed).join(''))
    : undefined

/** Two words typed as one: newvideo, kemonacho. */
const parted = ({ typed }: Word): Unit[] => {
  for (let at = typed.length > 7 ? typed.length - 4 : 0; at >= 3; at--) {
    const words = wordsOf(`${typed.slice(0, at)} ${typed.slice(at)}`)
    const phrase = listed(words)
    if (phrase) return [sure(words, phrase)]
    const parts = words.map((word) => [word, listed([word])] as const)
    if (parts.every(([, meanings]) => meanings))
      return parts.map(([word, meanings]) => sure([word], meanings ?? []))
  }
  return []
}

const readWord = (word: Word): Unit[] => {
  if (word.typed.length > longestWord) return [{ sound: word.sound, meanings: [], isGuess: true }]
  const meanings = sureMeanings(word)
  if (meanings) return [sure([word], meanings)]
  const guess = guessedMeanings(word)
  const parts = guess.length ? [] : parted(word)
  return parts.length ? parts : [{ sound: word.sound, meanings: guess, isGuess: true }]
}

/** Guessing costs most of the time that a message takes, and people say the same words. */
const remembered = new Map<string, Unit[]>()
const mostRemembered = 5000

const unitsOfWord = (word: Word): Unit[] => {
  const known = remembered.get(word.typed)
  if (known) return known
  const units = readWord(word)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(word.typed, units)
  return units
}

/** Endings typed as words of their own, and words that phrases are said with or without: mon ta valo nei. */
const fillers = new Set('ta ti to go re e i o er r ke te der tar kub ekdom ektu'.split(' '))

/** A phrase as it is listed: without what is between its words. */
const bare = (phrase: Word[]) =>
  phrase.filter(({ sound }, at) => !at || at === phrase.length - 1 || !fillers.has(sound))

const phraseAt = (words: Word[], at: number) => {
  const most = Math.min(longestPhrase + 1, words.length - at)
  for (let length = most; length > 1; length--) {
    const phrase = words.slice(at, at + length)
    const core = bare(phrase)
    const meanings = listed(phrase) ?? (core.length < length ? listed(core) : joined(phrase))
    if (meanings) return { length, unit: sure(phrase, meanings) }
  }
  return undefined
}

/** The words and listed phrases of a text, in its order. */
export const unitsOf = (text: string): Unit[] => {
  const words = wordsOf(text)
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at)
    const word = words[at]
    if (phrase) units.push(phrase.unit)
    else if (word) units.push(...unitsOfWord(word))
    at += phrase?.length ?? 1
  }
  return units
}

const isOf = (unit: Unit, weights: Weight[]) =>
  unit.meanings.length > 0 && unit.meanings.every(({ weight }) => weights.includes(weight))

/** True for what a message is about: neither grammar nor courtesy nor the question word. */
export const isSubstance = (unit: Unit) => unit.isGuess || isOf(unit, ['mild', 'topic'])

export const isCourtesy = (unit: Unit) => unit.meanings.some(({ weight }) => weight === 'courtesy')
export const isWeak = (unit: Unit) => isOf(unit, ['weak'])

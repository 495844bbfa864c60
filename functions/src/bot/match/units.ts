import {
  guessedMeanings,
  guessedPhrase,
  listed,
  listedPhrase,
  listedTyping,
  longestPhraseFrom,
  type Meaning,
  meaningsBySound,
  stemMeanings,
  writtenMeanings,
} from '../lexicon/lexicon.ts'
import type { Weight } from '../lexicon/parse-words.ts'
import { remembering } from '../lexicon/remembering.ts'
import { soundIn, typedIn, type Word, wordsOf } from '../lexicon/words.ts'

/** By letters, sound, or neither. */
export type Knowing = 'written' | 'heard' | 'guess'
/** `parts`: meanings of a phrase's words, or of two typed as one. */
export type Unit = {
  typed: string
  sound: string
  meanings: Meaning[]
  parts: Meaning[]
  known: Knowing
  words?: Unit[] | undefined
}

const longestPhrase = 4
/** Look-ups grow with the square. */
const longestWord = 30
/** Words guessed as one phrase. */
const longestMisspelt = 3
const longestGuessed = 40

const unitOf = (
  words: Word[],
  meanings: Meaning[],
  known: Knowing,
  parts: Meaning[] = [],
): Unit => ({ typed: typedIn(words), sound: soundIn(words), meanings, parts, known })

/** One word typed as two: you tube, insta gram. */
const joined = (words: Word[]) =>
  words.length === 2 && !words.every((word) => listed([word]))
    ? listedTyping(words.map(({ typed }) => typed).join(''))
    : undefined

const isOf = (meanings: Meaning[], weights: Weight[]) =>
  meanings.length > 0 && meanings.every(({ weight }) => weights.includes(weight))

/** Grammar counts only without content. */
const shared = (parts: Meaning[][]) => {
  const telling = parts.filter((meanings) => !isOf(meanings, ['weak', 'asking']))
  const told = (telling.length ? telling : parts).filter(({ length }) => length)
  return told.flat().map((meaning) => ({ ...meaning, likeness: 1 / told.length }))
}

/** newvideo, kemonacho; or a name that looks so. */
const parted = (word: Word): Unit | undefined => {
  const { typed } = word
  for (let at = typed.length > 7 ? typed.length - 4 : 0; at >= 3; at--) {
    const words = wordsOf(`${typed.slice(0, at)} ${typed.slice(at)}`)
    const phrase = listed(words)
    if (phrase) return unitOf(words, phrase, 'written')
    const parts = words.flatMap((one) => [listed([one]) ?? []]).filter(({ length }) => length)
    if (parts.length === words.length) return unitOf([word], [], 'guess', shared(parts))
  }
  return undefined
}

/** Each once, as sure as at first. */
const together = (...lists: Meaning[][]) => [
  ...new Map(
    lists
      .flat()
      .reverse()
      .map((meaning) => [meaning.name, meaning]),
  ).values(),
]

const readWord = (word: Word): Unit => {
  if (word.typed.length > longestWord) return unitOf([word], [], 'guess')
  const written = writtenMeanings(word)
  if (written) return unitOf([word], written, 'written')
  const heard = meaningsBySound(word)
  if (heard) return unitOf([word], heard, 'heard')
  const guess = guessedMeanings(word)
  const stem = stemMeanings(word)
  if (stem) return unitOf([word], together(stem, guess), 'heard')
  return (guess.length ? undefined : parted(word)) ?? unitOf([word], guess, 'guess')
}

/** Guessing is most of the cost. */
const mostRemembered = 5000

const unitOfWord = remembering(({ typed }: Word) => typed, readWord, mostRemembered)

/** Detached endings, and optional words: mon ta valo nei. */
const fillers = new Set('ta ti to go re e i o er r ke te der tar kub ekdom ektu'.split(' '))

/** Without fillers. */
const bare = (phrase: Word[]) =>
  phrase.filter(({ sound }, at) => !at || at === phrase.length - 1 || !fillers.has(sound))

/** First words checked for misspelt phrases. */
const guessedAmong = 40

const guessPhrase = (phrase: Word[]) => {
  const meanings = guessedPhrase(phrase)
  return meanings.length ? unitOf(phrase, meanings, 'guess') : undefined
}

const guessOnce = remembering(typedIn, guessPhrase, mostRemembered)

/** One word wrong: mohun bgan, thak you. */
const misspelt = (phrase: Word[]) => {
  const letters = phrase.reduce((sum, { typed }) => sum + typed.length, 0)
  const mayBe =
    phrase.length <= longestMisspelt &&
    letters <= longestGuessed &&
    phrase.some((word) => unitOfWord(word).known === 'guess')
  return mayBe ? guessOnce(phrase) : undefined
}

const listedAs = (phrase: Word[], most: number) => {
  const core = bare(phrase)
  if (core.length > most) return joined(phrase)
  return listedPhrase(phrase) ?? (core.length < phrase.length ? listedPhrase(core) : joined(phrase))
}

const readPhrase = (phrase: Word[], most: number, mayGuess: boolean) => {
  const meanings = listedAs(phrase, most)
  if (!meanings) return mayGuess ? misspelt(phrase) : undefined
  const isTelling = isOf(meanings, ['topic', 'mild'])
  if (!isTelling) return unitOf(phrase, meanings, 'written')
  const words = phrase.map(unitOfWord)
  return {
    ...unitOf(phrase, meanings, 'written', shared(words.map((word) => word.meanings))),
    words,
  }
}

const phraseAt = (words: Word[], at: number, mayGuess: boolean) => {
  const [first] = words.slice(at, at + 1)
  const most = first ? longestPhraseFrom(first) : 0
  const longest = most ? longestPhrase + 1 : longestMisspelt
  for (let length = Math.min(longest, words.length - at); length > 1; length--) {
    const unit = readPhrase(words.slice(at, at + length), most, mayGuess && at < guessedAmong)
    if (unit) return { length, unit }
  }
  return undefined
}

const readUnits = (text: string, mayGuess: boolean): Unit[] => {
  const words = wordsOf(text)
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, mayGuess)
    const word = words[at]
    if (phrase) units.push(phrase.unit)
    else if (word) units.push(unitOfWord(word))
    at += phrase?.length ?? 1
  }
  return units
}

/** The words and listed phrases of a message; a phrase with one misspelt word counts as the listed one. */
export const unitsOf = (text: string) => readUnits(text, true)

/** Of a row, without that guess: it took a third of the time, and gained nothing on held-out sets. */
export const unitsOfRow = (text: string) => readUnits(text, false)

/** No grammar, courtesy or question word. */
export const isSubstance = (unit: Unit) =>
  unit.known === 'guess' || isOf(unit.meanings, ['mild', 'topic'])

export const isCourtesy = (unit: Unit) => unit.meanings.some(({ weight }) => weight === 'courtesy')
export const isWeak = (unit: Unit) => isOf(unit.meanings, ['weak'])

/** Without phrases. */
export const wordByWord = (units: Unit[]) => units.flatMap((unit) => unit.words ?? [unit])

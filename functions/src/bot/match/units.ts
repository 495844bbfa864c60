import { joinSounds, joinTyped, memoise, readWords, type Word } from '@bong-bari/text'
import type { Weight } from '../lexicon/learn-lexicon.ts'
import {
  findMeanings,
  findPhraseMeanings,
  findWordMeanings,
  guessMeanings,
  type Meaning,
  maxPhraseLengthFrom,
  type Recognition,
} from '../lexicon/lexicon.ts'

/** A word or a listed phrase of a text. `parts` are the meanings of the words of a phrase, or of two words that were typed as one. */
export type Unit = {
  typed: string
  sound: string
  meanings: Meaning[]
  parts: Meaning[]
  known: Recognition
  words?: Unit[] | undefined
}

const maxPhraseWords = 4
/** In letters. Longer words are not looked up, because the cost grows with the square of their length. */
export const maxWordLength = 30

const unitOf = (
  words: Word[],
  meanings: Meaning[],
  known: Recognition,
  parts: Meaning[] = [],
): Unit => ({ typed: joinTyped(words), sound: joinSounds(words), meanings, parts, known })

const isOf = (meanings: Meaning[], weights: Weight[]) =>
  meanings.length > 0 && meanings.every(({ weight }) => weights.includes(weight))

/** Words that name something share the meaning of a phrase; grammar counts only where no word names anything. */
const shareMeanings = (parts: Meaning[][]) => {
  const telling = parts.filter((meanings) => !isOf(meanings, ['weak', 'asking']))
  const meaningsOfParts = (telling.length ? telling : parts).filter(({ length }) => length)
  return meaningsOfParts
    .flat()
    .map((meaning) => ({ ...meaning, likeness: 1 / meaningsOfParts.length }))
}

/** Two words that were typed as one: "newvideo", "kemonacho". A name may look like that too, so the result is only a guess. */
const splitJoinedWords = (word: Word): Unit | undefined => {
  const { typed } = word
  for (let at = typed.length > 7 ? typed.length - 4 : 0; at >= 3; at--) {
    const words = readWords(`${typed.slice(0, at)} ${typed.slice(at)}`)
    const phrase = findMeanings(words)
    if (phrase) return unitOf(words, phrase, 'written')
    const parts = words.flatMap((one) => [findMeanings([one]) ?? []]).filter(({ length }) => length)
    if (parts.length === words.length) return unitOf([word], [], 'guess', shareMeanings(parts))
  }
  return undefined
}

const readWord = (word: Word): Unit => {
  if (word.typed.length > maxWordLength) return unitOf([word], [], 'guess')
  const { meanings, known } = findWordMeanings(word)
  return (meanings.length ? undefined : splitJoinedWords(word)) ?? unitOf([word], meanings, known)
}

/** Words are memoised, because reading them is most of the cost of a message. */
const maxMemoised = 5000

const unitOfWord = memoise(({ typed }: Word) => typed, readWord, maxMemoised)

/** Endings that were typed apart, and words that may stand inside a phrase: "mon ta valo nei". */
const fillers = new Set('ta ti to go re e i o er r ke te der tar kub ekdom ektu'.split(' '))

const withoutFillers = (phrase: Word[]) =>
  phrase.filter(({ sound }, at) => !at || at === phrase.length - 1 || !fillers.has(sound))

const readPhrase = (phrase: Word[], maxLength: number) => {
  const core = withoutFillers(phrase)
  if (core.length > maxLength) return undefined
  const meanings =
    findPhraseMeanings(phrase) ??
    (core.length < phrase.length ? findPhraseMeanings(core) : undefined)
  if (!meanings) return undefined
  if (!isOf(meanings, ['topic', 'mild'])) return unitOf(phrase, meanings, 'written')
  const words = phrase.map(unitOfWord)
  const parts = shareMeanings(words.map((word) => word.meanings))
  return { ...unitOf(phrase, meanings, 'written', parts), words }
}

const phraseAt = (words: Word[], at: number) => {
  const first = words[at]
  const maxLength = first ? maxPhraseLengthFrom(first) : 0
  for (let length = Math.min(maxPhraseWords + 1, words.length - at); length > 1; length--) {
    const unit = maxLength ? readPhrase(words.slice(at, at + length), maxLength) : undefined
    if (unit) return { length, unit }
  }
  return undefined
}

/** The words and listed phrases of a text that the team wrote, which is spelt well: no word is taken for another. */
export const readTaughtUnits = (text: string): Unit[] => {
  const words = readWords(text)
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at)
    const word = words[at]
    if (phrase) units.push(phrase.unit)
    else if (word) units.push(unitOfWord(word))
    at += phrase?.length ?? 1
  }
  return units
}

const guessUnit = memoise(
  ({ typed }: Unit) => typed,
  (unit): Unit => ({ ...unit, meanings: guessMeanings(unit) }),
  maxMemoised,
)

/** The words and listed phrases of a text. A word that nobody knows has the meanings of the one that is spelt most alike. */
export const readUnits = (text: string): Unit[] =>
  readTaughtUnits(text).map((unit) =>
    unit.known === 'guess' && !unit.parts.length && unit.typed.length <= maxWordLength
      ? guessUnit(unit)
      : unit,
  )

/** Whether a unit is neither grammar nor courtesy nor a question word. */
export const isSubstance = (unit: Unit) =>
  unit.known === 'guess' || isOf(unit.meanings, ['mild', 'topic'])

export const isCourtesy = (unit: Unit) => unit.meanings.some(({ weight }) => weight === 'courtesy')
export const isWeak = (unit: Unit) => isOf(unit.meanings, ['weak'])

/** The units, and where they have phrases also word by word: a phrase may not be meant. */
export const readPhrasesTwice = (units: Unit[]): Unit[][] =>
  units.some(({ words }) => words)
    ? [units, units.flatMap((unit) => unit.words ?? [unit])]
    : [units]

const weights = { weak: 0.12, asking: 0.5, mild: 0.6, courtesy: 1, topic: 1 }

/** The term of a unit by its spelling; no meaning begins with "=". Listed words that sound alike are told apart by their letters: "who" and বউ. */
export const spellingTerm = ({ typed, sound, known }: Unit) =>
  `=${known === 'written' ? typed : sound}`
export const isSpellingTerm = (term: string) => term.startsWith('=')

/** How much a unit tells, from 0 to 1, before its rarity is known. */
export const weightOfUnit = ({ meanings }: Unit) => {
  const meant = meanings.map(
    ({ weight, likeness }) => weights[weight] * likeness + weights.topic * (1 - likeness),
  )
  return meant.length ? Math.max(...meant) : weights.topic
}

export const termsOf = (unit: Unit) => {
  const meant = unit.meanings.length ? unit.meanings : unit.parts
  return [...meant.map(({ name }) => name), spellingTerm(unit)]
}

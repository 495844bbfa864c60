import { fold, isBengali, shortForms, tokens } from '@bong-bari/text'
import {
  askingMeanings,
  courtesyMeanings,
  mildMeanings,
  nearMeanings,
  topicMeanings,
  weakMeanings,
} from './concepts.ts'
import { heardStemsOf, typedStemsOf } from './endings.ts'
import { makeSpeller } from './speller.ts'

/** How much a word tells of what is asked. */
export type Weight = 'weak' | 'asking' | 'courtesy' | 'mild' | 'topic'
/** What a word may mean: a line of concepts.ts, and how sure that is, from 0 to 1. */
export type Meaning = { name: string; weight: Weight; likeness: number }
/** A word as it is typed (short forms spelt out) and as it sounds. */
export type Word = { typed: string; sound: string }

/** A guess at a misspelt word is this sure at least. */
const leastGuess = 0.8

export const wordsOf = (text: string): Word[] =>
  tokens(text)
    .map((word) => shortForms.get(word) ?? word)
    .map((typed) => ({ typed, sound: fold(typed) }))
    .filter(({ sound }) => sound)

export const typedIn = (words: Word[]) => words.map(({ typed }) => typed).join(' ')
export const soundIn = (words: Word[]) => words.map(({ sound }) => sound).join(' ')

type Meanings = Map<string, Meaning[]>
const byTyping: Meanings = new Map()
const bySound: Meanings = new Map()
const byStem: Meanings = new Map()
const typedSpeller = makeSpeller()
const soundSpeller = makeSpeller()

const learn = (known: Meanings, key: string, meaning: Meaning) => {
  const meanings = known.get(key) ?? []
  if (!meanings.some(({ name }) => name === meaning.name)) known.set(key, [...meanings, meaning])
}

/** Spelt out, so it has no sound to go by: cv is not kobe. */
const isAcronym = (typed: string) => /^[b-df-hj-np-tv-z]{1,3}$/.test(typed)

const learnEntry = (entry: string, meaning: Meaning) => {
  const words = wordsOf(entry)
  const [typed, sound] = [typedIn(words), soundIn(words)]
  if (!typed) return
  learn(byTyping, typed, meaning)
  if (!isAcronym(typed)) learn(bySound, sound, meaning)
  if (words.length > 1) return
  // Short English words, and those of its grammar, are too like stems of Bengali: lag, deck, wanna.
  if (isBengali(typed) || (sound.length > 3 && meaning.weight !== 'weak'))
    learn(byStem, sound, meaning)
  typedSpeller.add(typed)
  soundSpeller.add(sound)
}

const learnAll = (lines: string, weight: Weight) => {
  for (const [at, line] of lines.trim().split('\n').entries())
    for (const entry of line.split(','))
      learnEntry(entry, { name: `${weight} ${at}`, weight, likeness: 1 })
}
learnAll(weakMeanings, 'weak')
learnAll(askingMeanings, 'asking')
learnAll(courtesyMeanings, 'courtesy')
learnAll(mildMeanings, 'mild')
learnAll(topicMeanings, 'topic')

/** The meanings of a word or phrase that is listed, by its letters or else its sound. */
export const listed = (words: Word[]) => byTyping.get(typedIn(words)) ?? bySound.get(soundIn(words))

/** The meanings of a phrase that is listed as one word. */
export const listedTyping = (typed: string) => byTyping.get(typed)

const firstOf = (known: Meanings, keys: string[]) =>
  keys.map((key) => known.get(key)).find((meanings) => meanings)

/** The meanings of a word that is listed, with or without its endings. */
export const sureMeanings = ({ typed, sound }: Word) =>
  firstOf(byTyping, [typed, ...typedStemsOf(typed)]) ??
  bySound.get(sound) ??
  firstOf(byStem, heardStemsOf(sound))

/** The meanings of the listed word that is spelt most like this one. */
export const guessedMeanings = ({ typed, sound }: Word): Meaning[] => {
  const [heard] = soundSpeller.near(sound, leastGuess)
  const [read] = typed.length > 4 ? typedSpeller.near(typed, leastGuess) : []
  const isRead = (read?.likeness ?? 0) >= (heard?.likeness ?? 0)
  const best = isRead ? read : heard
  const meanings = best && (isRead ? byTyping : bySound).get(best.word)
  return (meanings ?? []).map((meaning) => ({ ...meaning, likeness: best?.likeness ?? 0 }))
}

const kin = new Map<string, Set<string>>()
for (const line of nearMeanings.trim().split('\n')) {
  const names = line
    .split(',')
    .flatMap((entry) => listed(wordsOf(entry)) ?? [])
    .filter(({ weight }) => weight === 'topic' || weight === 'mild')
    .map(({ name }) => name)
  for (const name of names) kin.set(name, new Set([...(kin.get(name) ?? []), ...names]))
}

/** The names of meanings near the given one. */
export const nearTo = (name: string) => kin.get(name) ?? []

import { isBengali } from '@bong-bari/text'
import { askingMeanings, courtesyMeanings, mildMeanings, nearMeanings, topicMeanings, weakMeanings } from './concepts.ts'
import { makeSpeller, stemsOf, typedStemsOf, type Word, wordsOf } from './spelling.ts'

export type Weight = 'weak' | 'asking' | 'courtesy' | 'mild' | 'topic'
/** What a word may mean. */
export type Meaning = { name: string; weight: Weight; likeness: number }
/** A word or known phrase of a text; what nobody knows has no meanings. */
export type Unit = { sound: string; meanings: Meaning[]; isGuess: boolean }

/** A word typed as two: you tube, insta gram. */
const joined = ([first, second, ...more]: Word[]) => {
  if (!first || !second || more.length || known([first]) && known([second])) return undefined
  return byTyping.get(first.typed + second.typed)
}

const longestPhrase = 4
const soundSpeller = makeSpeller()
const typedSpeller = makeSpeller()
const byTyping = new Map<string, Meaning[]>()
const byStem = new Map<string, Meaning[]>()
const bySound = new Map<string, Meaning[]>()

const learn = (known: Map<string, Meaning[]>, key: string, meaning: Meaning) => {
  const meanings = known.get(key) ?? []
  if (!meanings.some(({ name }) => name === meaning.name)) known.set(key, [...meanings, meaning])
}

const typedIn = (words: Word[]) => words.map(({ typed }) => typed).join(' ')
const soundIn = (words: Word[]) => words.map(({ sound }) => sound).join(' ')

/** An acronym is spelt out, so it has no sound to go by. */
const isAcronym = (typed: string) => /^[b-df-hj-np-tv-z]{1,3}$/.test(typed)

const learnAll = (lines: string, weight: Weight) => {
  for (const [at, line] of lines.trim().split('\n').entries())
    for (const entry of line.split(',')) {
      const words = wordsOf(entry)
      if (!words.length) continue
      const meaning = { name: `${weight}${at}`, weight, likeness: 1 }
      learn(byTyping, typedIn(words), meaning)
      if (!isAcronym(typedIn(words))) learn(bySound, soundIn(words), meaning)
      if (words.length > 1) continue
      if (isBengali(entry) || entry.trim().length > 3)
        learn(byStem, soundIn(words), meaning)
      soundSpeller.add(soundIn(words))
      typedSpeller.add(typedIn(words))
    }
}
learnAll(weakMeanings, 'weak')
learnAll(askingMeanings, 'asking')
learnAll(courtesyMeanings, 'courtesy')
learnAll(mildMeanings, 'mild')
learnAll(topicMeanings, 'topic')

const known = (words: Word[]) => byTyping.get(typedIn(words)) ?? bySound.get(soundIn(words))

const kin = new Map<string, Set<string>>()
for (const line of nearMeanings.trim().split('\n')) {
  const names = line
    .split(',')
    .flatMap((entry) => known(wordsOf(entry)) ?? [])
    .filter(({ weight }) => weight === 'topic' || weight === 'mild')
    .map(({ name }) => name)
  for (const name of names) kin.set(name, new Set([...(kin.get(name) ?? []), ...names]))
}

/** Meanings near the given one. */
export const nearTo = (name: string) => kin.get(name) ?? []

const inflected = ({ typed, sound }: Word) =>
  typedStemsOf(typed)
    .map((stem) => byTyping.get(stem))
    .find((meanings) => meanings) ??
  bySound.get(sound) ??
  stemsOf(sound)
    .map((stem) => byStem.get(stem))
    .find((meanings) => meanings)

const guessed = ({ typed, sound }: Word): Meaning[] => {
  const [heard] = soundSpeller.near(sound, 0.8)
  const [read] = typed.length > 4 ? typedSpeller.near(typed, 0.8) : []
  const isRead = (read?.likeness ?? 0) >= (heard?.likeness ?? 0)
  const best = isRead ? read : heard
  const meanings = best && (isRead ? byTyping : bySound).get(best.word)
  return (meanings ?? []).map((meaning) => ({ ...meaning, likeness: best?.likeness ?? 0 }))
}

/** Two words typed as one: newvideo, kemonacho. */
const split = ({ typed }: Word): Unit[] => {
  if (typed.length < 7) return []
  for (let at = typed.length - 3; at >= 3; at--) {
    const parts = wordsOf(`${typed.slice(0, at)} ${typed.slice(at)}`)
    const [left, right] = parts.map((part) => known([part]))
    const phrase = known(parts)
    if (phrase) return [{ sound: soundIn(parts), meanings: phrase, isGuess: false }]
    if (left && right)
      return parts.map((part) => ({
        sound: part.sound,
        meanings: known([part]) ?? [],
        isGuess: false,
      }))
  }
  return []
}

const unitsOfWord = (word: Word): Unit[] => {
  const { sound } = word
  const sure = byTyping.get(word.typed) ?? inflected(word)
  if (sure) return [{ sound, meanings: sure, isGuess: false }]
  const guess = guessed(word)
  const parts = guess.length ? [] : split(word)
  return parts.length ? parts : [{ sound, meanings: guess, isGuess: true }]
}

const phraseAt = (words: Word[], at: number) => {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length)
    const meanings = known(phrase) ?? joined(phrase)
    if (meanings) return { length, unit: { sound: soundIn(phrase), meanings, isGuess: false } }
  }
  return undefined
}

/** The words and known phrases of a text, with what they may mean. */
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

import { askingMeanings, topicMeanings, weakMeanings } from './concepts.ts'
import { makeSpeller, stemsOf, type Word, wordsOf } from './spelling.ts'

export type Weight = 'weak' | 'asking' | 'topic'
/** What a word may mean. */
export type Meaning = { name: string; weight: Weight; likeness: number }
/** A word or known phrase of a text; what nobody knows has no meanings. */
export type Unit = { sound: string; meanings: Meaning[]; isGuess: boolean }

const longestPhrase = 4
const speller = makeSpeller()
const byTyping = new Map<string, Meaning[]>()
const bySound = new Map<string, Meaning[]>()

const learn = (known: Map<string, Meaning[]>, key: string, meaning: Meaning) => {
  const meanings = known.get(key) ?? []
  if (!meanings.some(({ name }) => name === meaning.name)) known.set(key, [...meanings, meaning])
}

const typedIn = (words: Word[]) => words.map(({ typed }) => typed).join(' ')
const soundIn = (words: Word[]) => words.map(({ sound }) => sound).join(' ')

const learnAll = (lines: string, weight: Weight) => {
  for (const [at, line] of lines.trim().split('\n').entries())
    for (const words of line.split(',').map(wordsOf).filter(({ length }) => length)) {
      const meaning = { name: `${weight}${at}`, weight, likeness: 1 }
      learn(byTyping, typedIn(words), meaning)
      learn(bySound, soundIn(words), meaning)
      if (words.length === 1) speller.add(soundIn(words))
    }
}
learnAll(weakMeanings, 'weak')
learnAll(askingMeanings, 'asking')
learnAll(topicMeanings, 'topic')

const known = (words: Word[]) => byTyping.get(typedIn(words)) ?? bySound.get(soundIn(words))

const inflected = (sound: string) =>
  stemsOf(sound)
    .map((stem) => bySound.get(stem))
    .find((meanings) => meanings)

const guessed = (sound: string): Meaning[] => {
  const [best] = speller.near(sound, 0.72)
  if (!best) return []
  return (bySound.get(best.word) ?? []).map((meaning) => ({
    ...meaning,
    likeness: best.likeness,
  }))
}

const unitOf = (word: Word): Unit => {
  const { sound } = word
  const sure = known([word]) ?? inflected(sound)
  return sure
    ? { sound, meanings: sure, isGuess: false }
    : { sound, meanings: guessed(sound), isGuess: true }
}

const phraseAt = (words: Word[], at: number) => {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length)
    const meanings = known(phrase)
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
    else if (word) units.push(unitOf(word))
    at += phrase?.length ?? 1
  }
  return units
}

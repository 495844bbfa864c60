import { normalise } from '@bong-bari/text'
import { heardStemsOf, typedStemsOf } from './endings.ts'
import { entriesIn, finderIn } from './entries.ts'
import { learnt } from './learnt.computed.ts'
import type { Weight } from './parse-words.ts'
import { remembering } from './remembering.ts'
import { makeSpeller, type Speller } from './speller.ts'
import { soundIn, typedIn, type Word, wordsOf } from './words.ts'

/** A guess at a misspelt word is this sure at least. */
const leastGuess = 0.8
const leastPhrase = 0.85
/** Words of which it is remembered what they are without an ending. */
const mostRemembered = 5000

/** What a word may mean: a line of words.txt, and how sure that is, from 0 to 1. */
export type Meaning = { name: string; weight: Weight; likeness: number }
type Finder = (key: string) => Meaning[] | undefined

const meanings = learnt.weights.map(
  (weight, at): Meaning => ({ name: `${at}`, weight, likeness: 1 }),
)

/** A meaning by its name. */
export const meaningOf = (name: string) => meanings[Number(name)]

const meaningsIn = (entries: string): Finder => {
  const find = finderIn(entries)
  return (key) =>
    find(key)
      ?.split(' ')
      .flatMap((place) => meaningOf(place) ?? [])
}

const byTyping = meaningsIn(learnt.typed)
const bySound = meaningsIn(learnt.heard)
const byStem = meaningsIn(learnt.stems)

/** Made when it is first asked: most messages have no misspelt phrase, and many no misspelt word. */
const spellerOf = (entries: string) => {
  let speller: Speller | undefined
  const make = () => {
    const made = makeSpeller()
    for (const [word, bones] of entriesIn(entries)) made.add({ word, bones })
    return made
  }
  return {
    near: (word: string, least: number) => {
      speller ??= make()
      return speller.near(word, least)
    },
  }
}

const typedSpeller = spellerOf(learnt.spellings)
const soundSpeller = spellerOf(learnt.sounds)
const phraseSpeller = spellerOf(learnt.phrases)

/** The meanings of a word or phrase that is listed, by its letters or else its sound. */
export const listed = (words: Word[]) => byTyping(typedIn(words)) ?? bySound(soundIn(words))

const typedPhrases = finderIn(learnt.typedPhrases)
const soundingPhrases = finderIn(learnt.heardPhrases)

/** How many words the longest listed phrase has that begins with a word: 0 with most words. */
export const longestPhraseFrom = (word: Word) =>
  Math.max(Number(typedPhrases(word.typed) ?? 0), Number(soundingPhrases(word.inPhrase) ?? 0))

const firstOf = (find: Finder, keys: string[]) => {
  for (const key of keys) {
    const found = find(key)
    if (found) return found
  }
  return undefined
}

/** Endings of nouns at the end of a phrase: মোহনবাগান মাঠের, mohun baganer. */
const phraseEndings = `${normalise('ের র ে য় তে টা কে')} er r te ta s`.split(' ')

const withoutEnding = remembering(
  ({ typed }: Word) => typed,
  ({ typed }) =>
    phraseEndings
      .filter((ending) => typed.endsWith(ending))
      .map((ending) => wordsOf(typed.slice(0, -ending.length))),
  mostRemembered,
)

/** The meanings of a listed phrase, with or without an ending of its last word. */
export const listedPhrase = (words: Word[]) => {
  const found = listed(words)
  const last = words.at(-1)
  if (found || !last || last.typed.length <= 4) return found
  for (const bare of withoutEnding(last)) {
    const meanings = bare.length ? listed([...words.slice(0, -1), ...bare]) : undefined
    if (meanings) return meanings
  }
  return undefined
}

/** The meanings of what is listed as one word with these letters. */
export const listedTyping = (typed: string) => byTyping(typed)

/** The meanings of a word that is written as listed, with or without its endings. */
export const writtenMeanings = ({ typed }: Word) =>
  firstOf(byTyping, [typed, ...typedStemsOf(typed)])

/** The meanings of a word that sounds as one that is listed. */
export const heardMeanings = ({ sound }: Word) => bySound(sound)

/** The meanings of a word that sounds as a listed one with endings. */
export const stemMeanings = ({ sound }: Word) => firstOf(byStem, heardStemsOf(sound))

/** The meanings of the listed word that is spelt most like this one; none when nothing is like it. */
export const guessedMeanings = ({ typed, sound }: Word): Meaning[] => {
  const [heard] = soundSpeller.near(sound, leastGuess)
  const [read] = typed.length > 4 ? typedSpeller.near(typed, leastGuess) : []
  const isRead = (read?.likeness ?? 0) >= (heard?.likeness ?? 0)
  const best = isRead ? read : heard
  const meanings = best && (isRead ? byTyping : bySound)(best.word)
  return (meanings ?? []).map((meaning) => ({ ...meaning, likeness: best?.likeness ?? 0 }))
}

/** The meanings of the listed phrase that is spelt most like this one. */
export const guessedPhrase = (words: Word[]): Meaning[] => {
  const [found] = phraseSpeller.near(soundIn(words), leastPhrase)
  const meanings = found && bySound(found.word)
  return (meanings ?? []).map((meaning) => ({ ...meaning, likeness: found?.likeness ?? 0 }))
}

/** The names of meanings near the given one. */
export const nearTo = (name: string) => learnt.kin[Number(name)]?.map(String) ?? []

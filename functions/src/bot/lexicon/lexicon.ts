import { normalise, soundStemsOf, typedStemsOf } from '@bong-bari/text'
import { entriesIn, finderIn } from './entries.ts'
import type { Weight } from './learn-lexicon.ts'
import { learnt } from './learnt.computed.ts'
import { makeSpeller, type Speller } from './spelling.ts'
import { remembering, soundIn, typedIn, type Word, wordsOf } from './words.ts'

/** Words less alike than this are no misspelling of each other. */
const leastGuess = 0.8
/** Stems remembered. */
const mostRemembered = 5000

/** `name`: a line of words.txt; `likeness` 0 to 1. */
export type Meaning = { name: string; weight: Weight; likeness: number }
type Finder = (key: string) => Meaning[] | undefined

const meanings = learnt.weights.map(
  (weight, at): Meaning => ({ name: `${at}`, weight, likeness: 1 }),
)

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

/** Made at the first misspelling: most messages have none. */
const spellerOf = (entries: string) => {
  let speller: Speller | undefined
  return {
    near: (word: string, min: number) => {
      speller ??= makeSpeller(entriesIn(entries).map(([word, bones]) => ({ word, bones })))
      return speller.near(word, min)
    },
  }
}

const typedSpeller = spellerOf(learnt.spellings)
const soundSpeller = spellerOf(learnt.sounds)

/** By letters, else by sound. */
export const listed = (words: Word[]) => byTyping(typedIn(words)) ?? bySound(soundIn(words))

const typedPhrases = finderIn(learnt.typedPhrases)
const soundingPhrases = finderIn(learnt.heardPhrases)

/** In words: 0 for most. */
export const longestPhraseFrom = (word: Word) =>
  Math.max(Number(typedPhrases(word.typed) ?? 0), Number(soundingPhrases(word.inPhrase) ?? 0))

const firstOf = (find: Finder, keys: string[]) => {
  for (const key of keys) {
    const found = find(key)
    if (found) return found
  }
  return undefined
}

/** মোহনবাগান মাঠের, mohun baganer. */
const phraseEndings = `${normalise('ের র ে য় তে টা কে')} er r te ta s`.split(' ')

const withoutEnding = remembering(
  ({ typed }: Word) => typed,
  ({ typed }) =>
    phraseEndings
      .filter((ending) => typed.endsWith(ending))
      .map((ending) => wordsOf(typed.slice(0, -ending.length))),
  mostRemembered,
)

/** With or without a last ending. */
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

export const listedTyping = (typed: string) => byTyping(typed)

/** With or without endings. */
export const writtenMeanings = ({ typed }: Word) =>
  firstOf(byTyping, [typed, ...typedStemsOf(typed)])

export const meaningsBySound = ({ sound }: Word) => bySound(sound)

/** By the sound of a listed word with endings. */
export const stemMeanings = ({ sound }: Word) => firstOf(byStem, soundStemsOf(sound))

/** Of the listed word spelt most alike, if any. A guess of whole phrases as well made follow-ups worse, 83.7 to 78.1 % right. */
export const guessedMeanings = ({ typed, sound }: Word): Meaning[] => {
  const [heard] = soundSpeller.near(sound, leastGuess)
  const [read] = typed.length > 4 ? typedSpeller.near(typed, leastGuess) : []
  const isRead = (read?.likeness ?? 0) >= (heard?.likeness ?? 0)
  const best = isRead ? read : heard
  const meanings = best && (isRead ? byTyping : bySound)(best.word)
  return (meanings ?? []).map((meaning) => ({ ...meaning, likeness: best?.likeness ?? 0 }))
}

export const nearTo = (name: string) => learnt.kin[Number(name)]?.map(String) ?? []

import { isBengali } from '@bong-bari/text'
import {
  askingMeanings,
  courtesyMeanings,
  mildMeanings,
  nearMeanings,
  topicMeanings,
  weakMeanings,
} from './concepts.ts'
import { furtherMeanings, furtherNear, furtherWeak } from './further/further.ts'
import { makeSpeller } from './speller.ts'
import { formsOf } from './verbs.ts'
import { soundIn, typedIn, wordsOf } from './words.ts'

/** How much a word tells of what is asked. */
export type Weight = 'weak' | 'asking' | 'courtesy' | 'mild' | 'topic'
/** What a word may mean: a line of concepts.ts, and how sure that is, from 0 to 1. */
export type Meaning = { name: string; weight: Weight; likeness: number }
export type Meanings = Map<string, Meaning[]>

const emptyLexicon = () => ({
  byTyping: new Map() as Meanings,
  bySound: new Map() as Meanings,
  byStem: new Map() as Meanings,
  typedSpeller: makeSpeller(),
  soundSpeller: makeSpeller(),
  phraseSpeller: makeSpeller(),
  /** Meanings that are near a meaning, by name. */
  kin: new Map<string, Set<string>>(),
})
type Lexicon = ReturnType<typeof emptyLexicon>

const learn = (known: Meanings, key: string, meaning: Meaning) => {
  const meanings = known.get(key) ?? []
  if (!meanings.some(({ name }) => name === meaning.name)) known.set(key, [...meanings, meaning])
}

/** Spelt out, so it has no sound to go by: cv is not kobe. */
const isAcronym = (typed: string) => /^[b-df-hj-np-tv-z]{1,3}$/.test(typed)

const learnEntry = (lexicon: Lexicon, entry: string, meaning: Meaning) => {
  const words = wordsOf(entry)
  const [typed, sound] = [typedIn(words), soundIn(words)]
  if (!typed) return
  learn(lexicon.byTyping, typed, meaning)
  if (!isAcronym(typed)) learn(lexicon.bySound, sound, meaning)
  if (words.length > 1) return lexicon.phraseSpeller.add(sound)
  // Short English words, and those of its grammar, are too like stems of Bengali: lag, deck, wanna.
  const isGrammar = meaning.weight === 'weak' || meaning.weight === 'asking'
  if (isBengali(typed) || (sound.length > 3 && !isGrammar)) learn(lexicon.byStem, sound, meaning)
  lexicon.typedSpeller.add(typed)
  lexicon.soundSpeller.add(sound)
}

/** An entry that ends so is a verb, by its stems. */
const verbMark = '~'

type Entry = { entry: string; meaning: Meaning }

const isVerb = ({ entry }: Entry) => entry.endsWith(verbMark)

const entriesOf = (lines: string, weight: Weight, set = ''): Entry[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line, at) =>
      line.split(',').map((entry) => ({
        entry: entry.trim(),
        meaning: { name: `${set}${weight} ${at}`, weight, likeness: 1 },
      })),
    )

/** A form of a verb means it where nothing that is listed is written or sounds so. */
const learnForms = (lexicon: Lexicon, verbs: Entry[]) => {
  const { byTyping, bySound } = lexicon
  const listedTypings = new Set(byTyping.keys())
  const listedSounds = new Set(bySound.keys())
  for (const { entry, meaning } of verbs)
    for (const words of formsOf(entry.slice(0, -verbMark.length)).map(wordsOf)) {
      const [typed, sound] = [typedIn(words), soundIn(words)]
      if (listedTypings.has(typed)) continue
      learn(byTyping, typed, meaning)
      if (!listedSounds.has(sound)) learn(bySound, sound, meaning)
    }
}

/** What a word was taken to mean, by its letters and its sound, is forgotten. */
const forget = ({ byTyping, bySound, byStem }: Lexicon, entry: string) => {
  const words = wordsOf(entry)
  byTyping.delete(typedIn(words))
  for (const known of [bySound, byStem]) known.delete(soundIn(words))
}

const learnNear = ({ kin }: Lexicon, one: string, other: string) => {
  kin.set(one, new Set([...(kin.get(one) ?? []), other]))
  kin.set(other, new Set([...(kin.get(other) ?? []), one]))
}

/** Its words mean something of their own, near what the first of them was taken to mean. */
const partFrom = (lexicon: Lexicon, entries: string[], name: string) => {
  const meaning = { name, weight: 'topic' as const, likeness: 1 }
  for (const { name: base } of meaningsOf(lexicon, entries)) learnNear(lexicon, name, base)
  for (const entry of entries) {
    forget(lexicon, entry)
    learnEntry(lexicon, entry, meaning)
  }
}

const meaningsOf = ({ byTyping }: Lexicon, [first = '']: string[]) =>
  byTyping.get(typedIn(wordsOf(first))) ?? []

/**
 * Words that stand with one that is listed mean what it means; a line of none is a meaning of its own.
 * The verbs of the line are left to be learnt when all words are.
 */
const learnFurther = (lexicon: Lexicon, line: string, at: number): Entry[] => {
  const entries = line
    .replace('*', '')
    .split(',')
    .map((entry) => entry.trim())
  const name = `further ${at}`
  if (line.startsWith('*')) {
    partFrom(lexicon, entries, name)
    return []
  }
  const [anchor] = meaningsOf(lexicon, entries)
  const all = entries.map((entry) => ({
    entry,
    meaning: anchor ?? { name, weight: 'topic' as const, likeness: 1 },
  }))
  for (const { entry, meaning } of all.filter((one) => !isVerb(one)))
    learnEntry(lexicon, entry, meaning)
  return all.filter(isVerb)
}

const learnKin = ({ byTyping, kin }: Lexicon) => {
  for (const line of `${nearMeanings.trim()}${furtherNear.trimEnd()}`.split('\n')) {
    const names = line
      .split(',')
      .flatMap((entry) => byTyping.get(typedIn(wordsOf(entry))) ?? [])
      .filter(({ weight }) => weight === 'topic' || weight === 'mild')
      .map(({ name }) => name)
    for (const name of names) kin.set(name, new Set([...(kin.get(name) ?? []), ...names]))
  }
}

/** The words of concepts.ts and of further/, made findable. It takes about half a second. */
export const learnLexicon = () => {
  const lexicon = emptyLexicon()
  const all = [
    ...entriesOf(weakMeanings, 'weak'),
    ...entriesOf(askingMeanings, 'asking'),
    ...entriesOf(courtesyMeanings, 'courtesy'),
    ...entriesOf(mildMeanings, 'mild'),
    ...entriesOf(topicMeanings, 'topic'),
  ]
  for (const { entry, meaning } of all.filter((one) => !isVerb(one)))
    learnEntry(lexicon, entry, meaning)
  for (const { entry, meaning } of entriesOf(furtherWeak, 'weak', 'further '))
    if (!lexicon.byTyping.has(typedIn(wordsOf(entry)))) learnEntry(lexicon, entry, meaning)
  const verbs = furtherMeanings.flatMap((line, at) => learnFurther(lexicon, line, at))
  learnForms(lexicon, [...all.filter(isVerb), ...verbs])
  learnKin(lexicon)
  return lexicon
}

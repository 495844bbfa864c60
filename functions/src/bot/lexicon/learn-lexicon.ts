import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBengali, joinSounds, joinTyped, listVerbForms, readWords } from '@bong-bari/text'
import { formatEntries } from './entries.ts'

const weights = ['weak', 'asking', 'courtesy', 'mild', 'topic'] as const
/** How much a word tells of what is asked, from grammar (`weak`) to `topic`. */
export type Weight = (typeof weights)[number]

/** A line of words.txt: words and phrases that mean the same. */
type Line = { weight: Weight; entries: string[] }
/** `near` lists related meanings, each by one of its words. */
type Words = { meanings: Line[]; near: string[][] }

const entriesOf = (line: string) => line.split(',').map((entry) => entry.trim())

/** Parses words.txt: headings stand in brackets, each other line is a meaning, and `#` begins a remark. Throws on a line without a heading. */
export const parseWordList = (text: string): Words => {
  const words: Words = { meanings: [], near: [] }
  let heading: string | undefined
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const weight = weights.find((one) => one === heading)
    if (line.startsWith('[')) heading = line.slice(1, -1)
    else if (weight) words.meanings.push({ weight, entries: entriesOf(line) })
    else if (heading === 'near') words.near.push(entriesOf(line))
    else throw new Error(`words.txt has no heading ${heading}.`)
  }
  return words
}

export const readWordList = () =>
  parseWordList(readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8'))

/** Numbers of meanings by word or phrase. */
type MeaningsByWord = Map<string, number[]>

const emptyLexicon = () => ({
  typed: new Map() as MeaningsByWord,
  heard: new Map() as MeaningsByWord,
  stems: new Map() as MeaningsByWord,
})
type Lexicon = ReturnType<typeof emptyLexicon>

const learn = (known: MeaningsByWord, key: string, meaning: number) => {
  const meanings = known.get(key) ?? []
  if (!meanings.includes(meaning)) known.set(key, [...meanings, meaning])
}

/** An acronym is said letter by letter, so it has no sound of its own: "cv" is not "kobe". */
const isAcronym = (typed: string) => /^[b-df-hj-np-tv-z]{1,3}$/.test(typed)

const learnEntry = (lexicon: Lexicon, entry: string, meaning: number, weight: Weight) => {
  const words = readWords(entry)
  const [typed, sound] = [joinTyped(words), joinSounds(words)]
  if (!typed) return
  learn(lexicon.typed, typed, meaning)
  if (!isAcronym(typed)) learn(lexicon.heard, sound, meaning)
  if (words.length > 1) return
  // Short English words and grammar look like stems of Bengali verbs: lag, deck, wanna.
  const isGrammar = weight === 'weak' || weight === 'asking'
  if (isBengali(typed) || (sound.length > 3 && !isGrammar)) learn(lexicon.stems, sound, meaning)
}

/** In words.txt this ends the stems of a verb. */
const verbMark = '~'

const isVerb = (entry: string) => entry.endsWith(verbMark)

/** Adds the forms of verbs. A word that is listed by itself keeps its own meaning. */
const learnForms = ({ typed: byTyping, heard: bySound }: Lexicon, meanings: Line[]) => {
  const listedTypings = new Set(byTyping.keys())
  const listedSounds = new Set(bySound.keys())
  for (const [meaning, { entries }] of meanings.entries())
    for (const entry of entries.filter(isVerb))
      for (const words of listVerbForms(entry.slice(0, -verbMark.length)).map(readWords)) {
        const [typed, sound] = [joinTyped(words), joinSounds(words)]
        if (listedTypings.has(typed)) continue
        learn(byTyping, typed, meaning)
        if (!listedSounds.has(sound)) learn(bySound, sound, meaning)
      }
}

const relateMeanings = ({ typed }: Lexicon, { meanings, near }: Words) => {
  const kin = meanings.map(() => new Set<number>())
  for (const line of near) {
    const named = line
      .flatMap((entry) => typed.get(joinTyped(readWords(entry))) ?? [])
      .filter((meaning) => ['topic', 'mild'].includes(meanings[meaning]?.weight ?? ''))
    for (const one of named) for (const other of named) kin[one]?.add(other)
  }
  return kin.map((some) => [...some])
}

const formatMeanings = (known: MeaningsByWord) =>
  formatEntries([...known].map(([key, places]) => [key, places.join(' ')] as const))

/** For the first word of each phrase, the number of words of its longest phrase. */
const formatPhraseLengths = (known: MeaningsByWord) => {
  const longest = new Map<string, number>()
  for (const [first = '', ...others] of [...known.keys()].map((key) => key.split(' ')))
    if (others.length) longest.set(first, Math.max(longest.get(first) ?? 0, others.length + 1))
  return formatEntries(longest)
}

/** Reads words.txt into tables for look-up. It takes half a second, so it runs when the functions are bundled. */
export const learnLexicon = (words: Words) => {
  const lexicon = emptyLexicon()
  for (const [meaning, { weight, entries }] of words.meanings.entries())
    for (const entry of entries.filter((one) => !isVerb(one)))
      learnEntry(lexicon, entry, meaning, weight)
  learnForms(lexicon, words.meanings)
  const { typed, heard, stems } = lexicon
  return {
    weights: words.meanings.map(({ weight }) => weight),
    typed: formatMeanings(typed),
    heard: formatMeanings(heard),
    stems: formatMeanings(stems),
    typedPhrases: formatPhraseLengths(typed),
    heardPhrases: formatPhraseLengths(heard),
    kin: relateMeanings(lexicon, words),
  }
}

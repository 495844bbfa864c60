import { isBengali } from '@bong-bari/text'
import { entriesText, sortedText } from './entries.ts'
import type { Line, Weight, Words } from './parse-words.ts'
import { speltOf } from './spelling.ts'
import { formsOf } from './verbs.ts'
import { soundIn, typedIn, wordsOf } from './words.ts'

/** Meanings by word or phrase. */
type Known = Map<string, number[]>

const emptyLexicon = () => ({
  typed: new Map() as Known,
  heard: new Map() as Known,
  stems: new Map() as Known,
  /** To compare misspelt words with. */
  spellings: new Set<string>(),
  sounds: new Set<string>(),
})
type Lexicon = ReturnType<typeof emptyLexicon>

const learn = (known: Known, key: string, meaning: number) => {
  const meanings = known.get(key) ?? []
  if (!meanings.includes(meaning)) known.set(key, [...meanings, meaning])
}

/** Spelt out, so without sound: cv is not kobe. */
const isAcronym = (typed: string) => /^[b-df-hj-np-tv-z]{1,3}$/.test(typed)

const learnEntry = (lexicon: Lexicon, entry: string, meaning: number, weight: Weight) => {
  const words = wordsOf(entry)
  const [typed, sound] = [typedIn(words), soundIn(words)]
  if (!typed) return
  learn(lexicon.typed, typed, meaning)
  if (!isAcronym(typed)) learn(lexicon.heard, sound, meaning)
  if (words.length > 1) return
  // Short English and grammar look like Bengali stems: lag, deck, wanna.
  const isGrammar = weight === 'weak' || weight === 'asking'
  if (isBengali(typed) || (sound.length > 3 && !isGrammar)) learn(lexicon.stems, sound, meaning)
  lexicon.spellings.add(typed)
  lexicon.sounds.add(sound)
}

/** Ends a verb's stems. */
const verbMark = '~'

const isVerb = (entry: string) => entry.endsWith(verbMark)

/** Listed words precede verb forms. */
const learnForms = ({ typed: byTyping, heard: bySound }: Lexicon, meanings: Line[]) => {
  const listedTypings = new Set(byTyping.keys())
  const listedSounds = new Set(bySound.keys())
  for (const [meaning, { entries }] of meanings.entries())
    for (const entry of entries.filter(isVerb))
      for (const words of formsOf(entry.slice(0, -verbMark.length)).map(wordsOf)) {
        const [typed, sound] = [typedIn(words), soundIn(words)]
        if (listedTypings.has(typed)) continue
        learn(byTyping, typed, meaning)
        if (!listedSounds.has(sound)) learn(bySound, sound, meaning)
      }
}

const kinOf = ({ typed }: Lexicon, { meanings, near }: Words) => {
  const kin = meanings.map(() => new Set<number>())
  for (const line of near) {
    const named = line
      .flatMap((entry) => typed.get(typedIn(wordsOf(entry))) ?? [])
      .filter((meaning) => ['topic', 'mild'].includes(meanings[meaning]?.weight ?? ''))
    for (const one of named) for (const other of named) kin[one]?.add(other)
  }
  return kin.map((some) => [...some])
}

/** With their consonants, in order. */
const spelt = (words: Set<string>) =>
  entriesText([...words].map((word) => [word, speltOf(word).bones] as const))

const findable = (known: Known) =>
  sortedText([...known].map(([key, places]) => [key, places.join(' ')] as const))

/** Length of the longest phrase, by first word. */
const phrasesBegunIn = (known: Known) => {
  const longest = new Map<string, number>()
  for (const [first = '', ...others] of [...known.keys()].map((key) => key.split(' ')))
    if (others.length) longest.set(first, Math.max(longest.get(first) ?? 0, others.length + 1))
  return sortedText(longest)
}

/** Half a second, so done at bundling. */
export const learnLexicon = (words: Words) => {
  const lexicon = emptyLexicon()
  for (const [meaning, { weight, entries }] of words.meanings.entries())
    for (const entry of entries.filter((one) => !isVerb(one)))
      learnEntry(lexicon, entry, meaning, weight)
  learnForms(lexicon, words.meanings)
  const { typed, heard, stems, spellings, sounds } = lexicon
  return {
    weights: words.meanings.map(({ weight }) => weight),
    typed: findable(typed),
    heard: findable(heard),
    stems: findable(stems),
    typedPhrases: phrasesBegunIn(typed),
    heardPhrases: phrasesBegunIn(heard),
    spellings: spelt(spellings),
    sounds: spelt(sounds),
    kin: kinOf(lexicon, words),
  }
}

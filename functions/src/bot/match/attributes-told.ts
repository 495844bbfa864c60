import type { Training } from '@bong-bari/contract'
import { languageOf } from '@bong-bari/text'
import { attributesIn } from '../lexicon/attributes-in.ts'
import { kindsIn } from '../lexicon/kinds.ts'
import { type Word, wordsOf } from '../lexicon/words.ts'
import { toldIn } from './kind-evidence.ts'

/** The attributes, and the kinds of question that ask for something told, in words. */
export const askedIn = (words: Word[], isEnglish: boolean) =>
  new Set([...attributesIn(words, isEnglish), ...toldIn(kindsIn(words.map(({ sound }) => sound)))])

/** The attributes that each row tells, by its place, and how many rows tell each. */
export type Told = { rows: Set<string>[]; count: Map<string, number> }

export const attributesTold = (all: Training[]): Told => {
  const rows = all.map(
    ({ keyword, userMessage, variants }) =>
      new Set(
        [userMessage, ...variants, ...keyword.split(/[,;|\n]+/)].flatMap((text) => [
          ...askedIn(wordsOf(text), languageOf(text) === 'english'),
        ]),
      ),
  )
  const count = new Map<string, number>()
  for (const name of rows.flatMap((names) => [...names]))
    count.set(name, (count.get(name) ?? 0) + 1)
  return { rows, count }
}

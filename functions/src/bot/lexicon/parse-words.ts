import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const weights = ['weak', 'asking', 'courtesy', 'mild', 'topic'] as const
/** How much a word tells of the question. */
export type Weight = (typeof weights)[number]

/** Synonyms. */
export type Line = { weight: Weight; entries: string[] }
/** `near`: related meanings, by a word of each. */
export type Words = { meanings: Line[]; near: string[][] }

const entriesOf = (line: string) => line.split(',').map((entry) => entry.trim())

/** Headings in brackets, a meaning per line, `#` for remarks. */
export const parseWords = (text: string): Words => {
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

export const readWords = () =>
  parseWords(readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8'))

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBengali, joinPhraseSounds, joinTyped, readWords } from '@bong-bari/text'

/** The kinds of answer that a question may want. The last four ask for a yes or for a list, the others for a fact. */
const kinds = [
  'price',
  'duration',
  'count',
  'size',
  'age',
  'when',
  'where',
  'who',
  'why',
  'how',
  'may',
  'exist',
  'will',
  'what',
] as const
export type Kind = (typeof kinds)[number]

/** The names and entries of a list: each line has a name, a colon, and entries that are parted by commas. */
const readList = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [name = '', entries = ''] = line.split(': ')
      return { name, entries: entries.split(', ') }
    })

const kindBySound = new Map<string, Kind>()
for (const { name, entries } of readList('kinds.txt')) {
  const kind = kinds.find((one) => one === name)
  if (!kind) throw new Error(`kinds.txt names no kind: ${name.slice(0, 40)}`)
  for (const entry of entries) {
    const sound = joinPhraseSounds(readWords(entry))
    if (sound && !kindBySound.has(sound)) kindBySound.set(sound, kind)
  }
}

const byTyping = new Map<string, string[]>()
const bySound = new Map<string, string[]>()
const add = (names: Map<string, string[]>, key: string, name: string) =>
  names.set(key, [...(names.get(key) ?? []), name])
for (const { name, entries } of readList('attributes.txt'))
  for (const entry of entries) {
    const words = readWords(entry)
    const [first] = words
    if (!first) continue
    add(byTyping, joinTyped(words), name)
    const isHeard = words.length > 1 || isBengali(first.typed)
    if (isHeard && !entry.startsWith('=')) add(bySound, joinPhraseSounds(words), name)
  }

export const kindsBySound = [...kindBySound]
export const attributesByTyping = [...byTyping]
export const attributesBySound = [...bySound]

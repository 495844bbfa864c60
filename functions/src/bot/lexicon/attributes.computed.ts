import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBengali, joinTyped, readWords } from '@bong-bari/text'

const typed = new Map<string, string[]>()
const heard = new Map<string, string[]>()
const starts = new Set<string>()

const add = (names: Map<string, string[]>, key: string, name: string) =>
  names.set(key, [...(names.get(key) ?? []), name])

const learnEntry = (entry: string, name: string) => {
  const words = readWords(entry)
  const [first] = words
  const sound = words.map(({ inPhrase }) => inPhrase).join(' ')
  if (!first) return
  add(typed, joinTyped(words), name)
  if (words.length > 1) for (const start of [first.typed, first.inPhrase]) starts.add(start)
  const isHeard = words.length > 1 || isBengali(first.typed)
  if (isHeard && !entry.startsWith('=')) add(heard, sound, name)
}

const lines = readFileSync(join(import.meta.dirname, 'attributes.txt'), 'utf8')
  .trim()
  .split('\n')
for (const line of lines.filter((one) => !one.startsWith('#'))) {
  const [name = '', entries = ''] = line.split(': ')
  for (const entry of entries.split(', ')) learnEntry(entry, name)
}

export const attributesByTyping = [...typed]
export const attributesBySound = [...heard]
/** The first words of phrases, as typed and as heard. */
export const attributePhraseStarts = [...starts]

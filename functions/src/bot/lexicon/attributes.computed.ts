import { isBengali } from '@bong-bari/text'
import { attributes } from './attributes.ts'
import { typedIn, wordsOf } from './words.ts'

const typed = new Map<string, string[]>()
const heard = new Map<string, string[]>()
const starts = new Set<string>()

const add = (known: Map<string, string[]>, key: string, name: string) =>
  known.set(key, [...(known.get(key) ?? []), name])

const learnEntry = (entry: string, name: string) => {
  const words = wordsOf(entry)
  const [first] = words
  const sound = words.map(({ inPhrase }) => inPhrase).join(' ')
  if (!first) return
  add(typed, typedIn(words), name)
  if (words.length > 1) for (const start of [first.typed, first.inPhrase]) starts.add(start)
  const isHeard = words.length > 1 || isBengali(first.typed)
  if (isHeard && !entry.startsWith('=')) add(heard, sound, name)
}

for (const line of attributes.trim().split('\n')) {
  const [name = '', entries = ''] = line.split(': ')
  for (const entry of entries.split(', ')) learnEntry(entry, name)
}

/** By their words as typed and as they sound. */
export const attributesByTyping = [...typed]
export const attributesBySound = [...heard]
/** First words of phrases, as typed and as they sound. */
export const attributePhraseStarts = [...starts]

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWords } from '@bong-bari/text'

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

const kindBySound = new Map<string, Kind>()
const lines = readFileSync(join(import.meta.dirname, 'kinds.txt'), 'utf8')
  .trim()
  .split('\n')
for (const line of lines.filter((one) => !one.startsWith('#'))) {
  const [name, entries = ''] = line.split(': ')
  const kind = kinds.find((one) => one === name)
  if (!kind) throw new Error(`kinds.txt names no kind: ${line.slice(0, 40)}`)
  for (const entry of entries.split(', ')) {
    const sound = readWords(entry)
      .map(({ inPhrase }) => inPhrase)
      .join(' ')
    if (sound && !kindBySound.has(sound)) kindBySound.set(sound, kind)
  }
}

export const kindsBySound = [...kindBySound]

/** Entries in texts by their first letters: a text loads faster than an object, and a short one is searched in a microsecond. */
export type Entries = Readonly<Record<string, string>>

/** No word contains these marks. */
const marks = { beside: '=', end: ';' }

const lettersOfBlock = 3
const blockOf = (word: string) => word.slice(0, lettersOfBlock)

export const formatEntries = (
  entries: Iterable<readonly [word: string, beside: string | number]>,
): Entries => {
  const blocks = new Map<string, string>()
  for (const [word, beside] of [...entries].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const before = blocks.get(blockOf(word)) ?? marks.end
    blocks.set(blockOf(word), `${before}${word}${marks.beside}${beside}${marks.end}`)
  }
  return Object.fromEntries(blocks)
}

export const listWords = (entries: Entries) =>
  Object.values(entries)
    .flatMap((block) => block.split(marks.end))
    .flatMap((entry) => (entry ? entry.slice(0, entry.indexOf(marks.beside)) : []))

/** Looks a word up; undefined where it is missing. */
export const createFinder = (entries: Entries) => (word: string) => {
  const block = entries[blockOf(word)]
  const key = `${marks.end}${word}${marks.beside}`
  const at = block?.indexOf(key) ?? -1
  return at < 0 ? undefined : block?.slice(at + key.length, block.indexOf(marks.end, at + 1))
}

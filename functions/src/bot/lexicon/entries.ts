/** Entries are kept in one text, which loads faster than an object. No word contains these marks. */
const marks = { beside: '=', end: ';' }

type Entries = Iterable<readonly [word: string, beside: string | number]>

export const formatEntries = (entries: Entries) =>
  [...entries].map(([word, beside]) => `${word}${marks.beside}${beside}${marks.end}`).join('')

/** The same, sorted as `createFinder` needs it. */
export const formatSortedEntries = (entries: Entries) =>
  formatEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))

export const listKeys = (text: string) =>
  text
    .split(marks.end)
    .slice(0, -1)
    .map((entry) => entry.slice(0, entry.indexOf(marks.beside)))

/** Looks a word up in a sorted text by binary search; undefined where it is missing. */
export const createFinder = (text: string) => (word: string) => {
  let [from, to] = [0, text.length]
  while (from < to) {
    const start = text.lastIndexOf(marks.end, ((from + to) >> 1) - 1) + 1
    const [middle, end] = [text.indexOf(marks.beside, start), text.indexOf(marks.end, start)]
    const found = text.slice(start, middle)
    if (found === word) return text.slice(middle + 1, end)
    if (found < word) from = end + 1
    else to = start
  }
  return undefined
}

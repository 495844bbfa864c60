import { diffArrays } from 'diff'

export type DiffRun = { kind: 'same' | 'gone' | 'new'; text: string }

/** Whole words with vowel signs and joiners; spaces and other characters one by one. */
const pieces = /[\p{L}\p{M}\p{N}\u200C\u200D]+|\s+|\P{M}\p{M}*/gu

const wordsOf = (text: string) => text.match(pieces) ?? []

/** Time limit in ms, for texts that have little in common. */
const longest = 1_500

/** A word diff. Texts too different count as one deletion and one insertion. */
export const wordDiff = (before: string, after: string): DiffRun[] => {
  const runs = diffArrays(wordsOf(before), wordsOf(after), { timeout: longest })
  if (!runs)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ]
  return runs.map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }))
}

/** Unchanged characters shown on each side of a change. */
const context = 120

/** Shortens long unchanged runs, at word boundaries. */
export const shortened = (runs: readonly DiffRun[]): DiffRun[] =>
  runs.map((run, at) => {
    if (run.kind !== 'same' || run.text.length <= 3 * context) return run
    const words = wordsOf(run.text)
    const take = (from: readonly string[]) => {
      let length = 0
      return from.slice(
        0,
        from.findIndex((word) => {
          length += word.length
          return length > context
        }),
      )
    }
    const head = at === 0 ? '' : take(words).join('')
    const tail = at === runs.length - 1 ? '' : [...take([...words].reverse())].reverse().join('')
    return { kind: 'same', text: `${head} … ${tail}` }
  })

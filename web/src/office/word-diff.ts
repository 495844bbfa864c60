import { diffArrays } from 'diff'

/** A run of text that both have, or that only one of them has. */
export type DiffRun = { kind: 'same' | 'gone' | 'new'; text: string }

/** Words whole, with their vowel signs and joiners; spaces and every other sign by itself. */
const pieces = /[\p{L}\p{M}\p{N}\u200C\u200D]+|\s+|\P{M}\p{M}*/gu

const wordsOf = (text: string) => text.match(pieces) ?? []

/** Two texts that share next to nothing are compared no further than this, in ms. */
const longest = 1_500

/** What became of `before`, word by word. Texts too far apart are told as one gone and one new. */
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

/** Letters of an unchanged run that are shown on each side of a change. */
const context = 120

/** Runs with the middle of what stayed left out, at the edge of words. */
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

import { diffArrays } from 'diff'
import { useMemo } from 'react'
import { langOf } from '../../plain/lang-of.ts'

export type DiffRun = { kind: 'same' | 'gone' | 'new'; text: string }

/** Whole words with vowel signs and joiners; spaces and other characters one by one. */
const piecePattern = /[\p{L}\p{M}\p{N}\u200C\u200D]+|\s+|\P{M}\p{M}*/gu

const splitWords = (text: string) => text.match(piecePattern) ?? []

/** Texts that have little in common take long to compare; after this they count as wholly different. */
const diffTimeoutMs = 1_500

/** A word diff. Texts too different count as one deletion and one insertion. */
export const compareWords = (before: string, after: string): DiffRun[] => {
  const runs = diffArrays(splitWords(before), splitWords(after), { timeout: diffTimeoutMs })
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
const contextLength = 120

/** Shortens long unchanged runs, at word boundaries. */
export const shortenRuns = (runs: readonly DiffRun[]): DiffRun[] =>
  runs.map((run, at) => {
    if (run.kind !== 'same' || run.text.length <= 3 * contextLength) return run
    const words = splitWords(run.text)
    const take = (from: readonly string[]) => {
      let length = 0
      return from.slice(
        0,
        from.findIndex((word) => {
          length += word.length
          return length > contextLength
        }),
      )
    }
    const head = at === 0 ? '' : take(words).join('')
    const tail = at === runs.length - 1 ? '' : [...take([...words].reverse())].reverse().join('')
    return { kind: 'same', text: `${head} … ${tail}` }
  })

export const MarkedRun = ({ kind, text }: DiffRun) => {
  if (kind === 'gone')
    return (
      <del className="bg-paar-100 text-paar-700">
        <span className="sr-only">[removed: </span>
        {text}
        <span className="sr-only">]</span>
      </del>
    )
  if (kind === 'new')
    return (
      <ins className="bg-jaanla-100 text-jaanla-800">
        <span className="sr-only">[added: </span>
        {text}
        <span className="sr-only">]</span>
      </ins>
    )
  return text
}

type ComparisonProps = { label: string; before: string; after: string }

/** A word diff; nothing when the text is unchanged. */
export const Comparison = ({ label, before, after }: ComparisonProps) => {
  const runs = useMemo(() => shortenRuns(compareWords(before, after)), [before, after])
  if (before.trim() === after.trim()) return null
  return (
    <section className="grid gap-1">
      <h4 className="text-dense">{label}</h4>
      <p
        lang={langOf(after || before)}
        className="wrap-anywhere whitespace-pre-wrap rounded-field border border-khata-200 bg-white p-3 text-ui leading-[1.7]"
      >
        {runs.map((run, index) => (
          <MarkedRun key={index} {...run} />
        ))}
      </p>
    </section>
  )
}

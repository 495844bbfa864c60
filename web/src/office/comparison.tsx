import { useMemo } from 'react'
import { langOf } from '../ui/lang-of.ts'
import { type DiffRun, shortened, wordDiff } from './word-diff.ts'

export const Marked = ({ kind, text }: DiffRun) => {
  if (kind === 'gone')
    return (
      <del className="bg-paar-100 text-paar-700">
        <span className="sr-only">[taken away: </span>
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
  const runs = useMemo(() => shortened(wordDiff(before, after)), [before, after])
  if (before.trim() === after.trim()) return null
  return (
    <section className="grid gap-1">
      <h4 className="text-dense">{label}</h4>
      <p
        lang={langOf(after || before)}
        className="wrap-anywhere whitespace-pre-wrap rounded-field border border-khata-200 bg-white p-3 text-ui leading-[1.7]"
      >
        {runs.map((run, place) => (
          <Marked key={place} {...run} />
        ))}
      </p>
    </section>
  )
}

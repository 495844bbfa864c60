import { useEffect, useRef, useState } from 'react'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { fitting, keep, readKept, withKept } from '../ui/kept.ts'
import { type Clash, merge, type Standing } from './merge.ts'

type KeptFormSettings<Values extends FieldValues, Body> = {
  draft: string
  start: Values
  /** What is edited, as it stood when the editor opened; absent for something new. */
  standing?: Standing<Values> | undefined
  resolver: Resolver<Values, unknown, Body>
}

/** What a draft was begun from. Drafts of the version before do not say: it counts as what stands now. */
const baseOf = <Values extends object>(kept: unknown, standing: Standing<Values>) => {
  const { base } = Object(kept)
  return base ? fitting(base, standing.values) : standing.values
}

/** A draft that was begun from an older version is laid over what stands now. */
const begun = <Values extends FieldValues>(
  draft: string,
  start: Values,
  standing: Standing<Values> | undefined,
): { values: Values; clashes: Clash[] } => {
  const typed = withKept(draft, start)
  const kept = readKept(draft)
  if (!standing || kept === undefined) return { values: typed, clashes: [] }
  return merge(baseOf(kept, standing), typed, standing.values)
}

/** Keeps what differs from the start, from the first change on, with what it was begun from. */
export const useKeptForm = <Values extends FieldValues, Body>({
  draft,
  start,
  standing,
  resolver,
}: KeptFormSettings<Values, Body>) => {
  const [first] = useState(() => begun(draft, start, standing))
  /** What is typed is compared with this; another version may take its place. */
  const base = useRef({ version: 0, changedBy: null, updatedAt: null, values: start, ...standing })
  const hasBase = standing !== undefined
  const form = useForm<Values, unknown, Body>({ resolver, mode: 'onTouched', values: first.values })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const from = base.current.values
          const isChanged = JSON.stringify(values) !== JSON.stringify(from)
          keep(draft, isChanged ? { ...values, ...(hasBase && { base: from }) } : undefined)
        },
      }),
    [subscribe, draft, hasBase],
  )
  return { form, base, clashes: first.clashes }
}

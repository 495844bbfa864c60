import { useEffect, useRef, useState } from 'react'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { fitting, keep, readKept, withKept } from '../ui/kept.ts'
import { soon } from '../ui/soon.ts'
import { type Base, changedNames, merge, type Sent, type Snapshot, withSent } from './merge.ts'

type KeptFormSettings<Values extends FieldValues, Body> = {
  draft: string
  start: Values
  /** The item as it was when the editor opened; absent for a new one. */
  standing?: Snapshot<Values> | undefined
  /** Kept with the draft, such as its owner. */
  note?: (() => object) | undefined
  resolver: Resolver<Values, unknown, Body>
}

/** What a draft is based on. Older drafts do not say: then the current values. */
const baseOf = <Values extends object>(kept: unknown, standing: Snapshot<Values>) => {
  const { base, sent } = Object(kept)
  if (!base) return standing.values
  const out = Array.isArray(sent) ? sent.map(sentOf<Values>) : []
  return withSent(fitting(base, standing.values), out, standing.values)
}

/** Older drafts kept only what was typed. */
const sentOf = <Values>(kept: Partial<Values> | Sent<Values>): Sent<Values> =>
  'sent' in kept && 'typed' in kept ? kept : { sent: kept, typed: kept }

/** Merges a draft based on an older version with the current values; conflicts keep what was typed. */
const begun = <Values extends FieldValues>(
  draft: string,
  start: Values,
  standing: Snapshot<Values> | undefined,
): { typed: Values; from: Values } => {
  const typed = withKept(draft, start)
  const kept = readKept(draft)
  const stands = standing?.values ?? start
  if (!standing || kept === undefined) return { typed, from: stands }
  const base = baseOf(kept, standing)
  const { values, both } = merge(base, typed, stands)
  const from = { ...stands }
  for (const name of both) from[name] = base[name]
  return { typed: values, from }
}

/** Writing a long text is too slow for every key: at most this often, in ms. */
const keepingRest = 500

const leavings = ['beforeunload', 'pagehide', 'visibilitychange'] as const

/** Keeps unsaved changes with what they are based on, from the first one on. */
export const useKeptForm = <Values extends FieldValues, Body>({
  draft,
  start,
  standing,
  note,
  resolver,
}: KeptFormSettings<Values, Body>) => {
  const [first] = useState(() => begun(draft, start, standing))
  // A draft may have been stored since, as by another window.
  const isRestored = changedNames(first.from, first.typed).length > 0
  /** What the typed values are compared with; replaced by newer versions. */
  const base = useRef<Base<Values>>({
    ...(standing ?? { version: 0, changedBy: null, updatedAt: null }),
    values: first.from,
    stands: standing?.values ?? start,
    theirs: standing?.values ?? start,
  })
  const sent = useRef<Sent<Values>[]>([])
  const isStored = useRef(standing !== undefined)
  const noteNow = useRef(note)
  noteNow.current = note
  const form = useForm<Values, unknown, Body>({ resolver, mode: 'onTouched', values: first.typed })
  const { subscribe, getValues } = form
  const isOver = useRef(false)
  const isKept = useRef(false)
  const [keepTyped] = useState(() => () => {
    later.cancel()
    // A reopened editor has taken over the draft.
    if (isOver.current && readKept(draft) === undefined) return
    const values = getValues()
    const from = base.current.values
    const kept = {
      ...values,
      ...(isStored.current && { base: from }),
      ...(sent.current.length > 0 && { sent: sent.current }),
      ...(noteNow.current && { note: noteNow.current() }),
    }
    isKept.current = changedNames(from, values).length > 0
    keep(draft, isKept.current ? kept : undefined)
  })
  const [later] = useState(() => soon(keepTyped, keepingRest))
  const [forget] = useState(() => () => {
    later.cancel()
    isKept.current = false
    keep(draft, undefined)
  })
  /** Sets a new base; others' changes in it may still have to be merged. */
  const [beginFrom] = useState(() => (standing: Snapshot<Values>, typed = standing.values) => {
    const { values: stands } = standing
    base.current = { ...standing, values: typed, stands, theirs: stands }
    sent.current = []
    isStored.current = true
    keepTyped()
  })
  useEffect(() => {
    if (!isRestored) forget()
  }, [isRestored, forget])
  useEffect(() => {
    isOver.current = false
    const unsubscribe = subscribe({
      formState: { values: true },
      // The first change is kept at once.
      callback: () => (isKept.current ? later.ask() : keepTyped()),
    })
    for (const name of leavings) addEventListener(name, later.settle, { capture: true })
    return () => {
      unsubscribe()
      for (const name of leavings) removeEventListener(name, later.settle, { capture: true })
      later.settle()
      isOver.current = true
    }
  }, [subscribe, keepTyped, later])
  return { form, base, sent, isRestored, beginFrom, keepTyped, forget }
}

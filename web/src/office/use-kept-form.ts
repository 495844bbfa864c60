import { useEffect, useRef, useState } from 'react'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { fitting } from '../ui/kept.ts'
import { soon } from '../ui/soon.ts'
import { changedNames, merge, pick, type Snapshot, withSent } from './merge.ts'
import { formDrafts } from './own-draft.ts'

type KeptFormSettings<Values extends FieldValues, Body> = {
  draft: string
  start: Values
  /** The item as it was when the editor opened; absent for a new one. */
  standing?: Snapshot<Values> | undefined
  /** Kept with the draft, such as its owner. */
  note?: (() => object) | undefined
  resolver: Resolver<Values, unknown, Body>
}

type Restored<Values> = {
  typed: Values
  base: Snapshot<Values>
  /** The server's version, where fields of it are still to be merged. */
  incoming?: Snapshot<Values>
}

/** Merges a draft based on an older version with the current values; conflicts keep what was typed. */
const restoreDraft = <Values extends FieldValues>(
  draft: string,
  start: Values,
  standing: Snapshot<Values> | undefined,
): Restored<Values> => {
  const storedDraft = formDrafts.read(draft)
  const typed = fitting(storedDraft, start)
  const current = standing ?? { version: 0, changedBy: null, updatedAt: null, values: start }
  if (!standing || storedDraft === undefined) return { typed, base: current }
  const { base, sent = [] } = storedDraft
  const from = withSent(fitting(base, current.values), sent, current.values)
  const { values, both } = merge(from, typed, current.values)
  if (!both.length) return { typed: values, base: current }
  const baseValues = { ...current.values, ...pick(from, both) }
  return { typed: values, base: { ...current, values: baseValues }, incoming: current }
}

/** Writing a long text is too slow for every key, so it is kept at most this often. */
const keepIntervalMs = 500

const pageLeaveEvents = ['beforeunload', 'pagehide', 'visibilitychange'] as const

/** Keeps unsaved changes with what they are based on, from the first one on. */
export const useKeptForm = <Values extends FieldValues, Body>({
  draft,
  start,
  standing,
  note,
  resolver,
}: KeptFormSettings<Values, Body>) => {
  const [first] = useState(() => restoreDraft(draft, start, standing))
  // A draft may have been stored since, as by another window.
  const isRestored = changedNames(first.base.values, first.typed).length > 0
  /** What the edit began from: the typed values are compared with it. */
  const base = useRef(first.base)
  const incoming = useRef(first.incoming)
  /** Fingerprints of values that were sent without an answer so far. */
  const sent = useRef<string[]>([])
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
    if (isOver.current && formDrafts.read(draft) === undefined) return
    const values = getValues()
    const from = base.current.values
    isKept.current = changedNames(from, values).length > 0
    if (!isKept.current) return formDrafts.forget(draft)
    formDrafts.change(draft, {
      ...values,
      base: isStored.current ? from : undefined,
      sent: sent.current.length > 0 ? sent.current : undefined,
      note: noteNow.current?.(),
    })
  })
  const [later] = useState(() => soon(keepTyped, keepIntervalMs))
  const [forget] = useState(() => () => {
    later.cancel()
    isKept.current = false
    formDrafts.forget(draft)
  })
  /** Sets what further edits are compared with. */
  const [beginFrom] = useState(() => (saved: Snapshot<Values>) => {
    base.current = saved
    incoming.current = undefined
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
    for (const name of pageLeaveEvents) addEventListener(name, later.settle, { capture: true })
    return () => {
      unsubscribe()
      for (const name of pageLeaveEvents) removeEventListener(name, later.settle, { capture: true })
      later.settle()
      isOver.current = true
    }
  }, [subscribe, keepTyped, later])
  return { form, base, incoming, sent, isRestored, beginFrom, keepTyped, forget }
}

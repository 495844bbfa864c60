import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import {
  type Base,
  type Clash,
  changedNames,
  merge,
  type Piece,
  type Sent,
  type Snapshot,
  same,
  withSent,
} from './merge.ts'

/** Retries after version conflicts. */
const mostMerges = 5

export type Sending<Values, Saved> = {
  /** The current values, if the error is a version conflict. */
  currentOf: (error: unknown) => Snapshot<Values> | undefined
  /** Sends these fields of the merged values as a change of a version. */
  send: (names: string[], values: Values, version: number) => Promise<Saved>
}

export type Choice = 'theirs' | 'mine' | 'both'

/** Others' changes that were merged into the form. */
export type CameIn = { by: string | null; at: number; names: string[] }

type ChangesSettings<Values extends FieldValues, Body> = {
  form: UseFormReturn<Values, unknown, Body>
  base: RefObject<Base<Values>>
  sent: RefObject<Sent<Values>[]>
  /** The form element: its fields are written to as if typed. */
  node: RefObject<HTMLFormElement | null>
  keepTyped: () => void
  /** A text as its field shows it, when not what the form holds. */
  shownAs?: ((name: string, text: string) => string) | undefined
  /** Called before the chosen values replace what is typed. */
  onChosen?: (() => Promise<unknown>) | undefined
}

/** Id of one choice: a field, or a piece of one. */
export const questionOf = (name: string, piece = 0) => `${name}:${piece}`

export const isOpen = (piece: Piece) => !('text' in piece)

const lastBreak = /\n$/

const textOf = (pieces: Piece[]) =>
  pieces
    .map((piece) => ('text' in piece ? piece.text : ''))
    .join('')
    .replace(lastBreak, '')

const both = ({ theirs, mine }: { theirs: string; mine: string }) => {
  if (!theirs.trim() || !mine.trim()) return theirs + mine
  return `${theirs.replace(/\n+$/, '')}\n\n${mine.replace(/^\n+/, '')}`
}

export const chosenOf = (
  { name, theirs, mine, pieces }: Clash,
  choices: ReadonlyMap<string, Choice>,
) => {
  if (!pieces.length) return choices.get(questionOf(name)) === 'theirs' ? theirs : mine
  return textOf(
    pieces.map((piece, at) => {
      if ('text' in piece) return piece
      const choice = choices.get(questionOf(name, at)) ?? 'both'
      return { text: choice === 'both' ? both(piece) : piece[choice] }
    }),
  )
}

const isDecided = ({ name, pieces }: Clash, choices: ReadonlyMap<string, Choice>) =>
  pieces.length
    ? pieces.every((piece, at) => !isOpen(piece) || choices.has(questionOf(name, at)))
    : choices.has(questionOf(name))

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Rarely needed, so loaded on demand; without it a text is resolved as a whole. */
const texts = () => import('./merge-texts.ts').catch(() => undefined)

/**
 * Sends a form's unsaved changes, merged with what others saved. `mergeIncoming` merges those into the form;
 * conflicts wait for a choice.
 */
export const useChanges = <Values extends FieldValues, Body>(
  settings: ChangesSettings<Values, Body>,
) => {
  const { form, base, sent, node, keepTyped, onChosen, shownAs = (_, text) => text } = settings
  const [clashes, setClashes] = useState<Clash[]>([])
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const [cameIn, setCameIn] = useState<CameIn>()
  /** By field, the texts that undo may restore and what they were based on. */
  const undone = useRef(new Map<string, { stages: string[]; from: unknown }>())

  const fieldOf = (name: string) => {
    const field = node.current?.elements.namedItem(name)
    if (field instanceof HTMLTextAreaElement) return field
    return field instanceof HTMLInputElement && field.selectionStart !== null ? field : undefined
  }

  const asked = useRef(clashes)
  const ask = (now: Clash[]) => {
    if (isSame(now, asked.current)) return
    asked.current = now
    setClashes(now)
    setChoices(new Map())
  }

  const take = useCallback(
    ({ moved, ...standing }: Snapshot<Values>) => {
      const { values } = standing
      base.current = {
        ...standing,
        values: { ...withSent(base.current.values, sent.current, values), ...moved?.from },
        stands: values,
        theirs: { ...values, ...moved?.to },
      }
    },
    [base, sent],
  )

  const laid = async (typed: Values) => {
    const { values: from, theirs } = base.current
    const merged = merge(from, typed, theirs)
    const values = { ...merged.values }
    const open: Clash[] = []
    for (const name of merged.both) {
      const isText = fieldOf(name) instanceof HTMLTextAreaElement
      const pieces =
        (isText && (await texts())?.piecesOf(from[name], typed[name], theirs[name])) || []
      if (pieces.length && !pieces.some(isOpen)) Object.assign(values, { [name]: textOf(pieces) })
      else open.push({ name, theirs: theirs[name], mine: typed[name], pieces })
    }
    return { values, clashes: open }
  }

  /** Writes values into the form, as if typed where possible. */
  const write = async (values: Values) => {
    const { writeOver } = (await texts()) ?? {}
    const before = form.getValues()
    const names = Object.keys(values).filter((name) => !Object.is(before[name], values[name]))
    for (const name of names) {
      const field = fieldOf(name)
      if (!field || !writeOver) form.reset({ ...form.getValues(), [name]: values[name] })
      else
        undone.current.set(name, {
          stages: writeOver(field, shownAs(name, values[name])),
          from: base.current.values[name],
        })
    }
    base.current = { ...base.current, values: base.current.theirs }
    keepTyped()
    return names
  }

  const hasIncoming = () => changedNames(base.current.values, base.current.theirs).length > 0

  /** Merges others' changes into the form or asks; does nothing if somebody typed during the merge. */
  const mergeIncoming = async () => {
    if (!hasIncoming()) return
    const typed = { ...form.getValues() }
    const merged = await laid(typed)
    ask(merged.clashes)
    if (merged.clashes.length || !isSame(typed, form.getValues())) return
    const { changedBy: by } = base.current
    const names = (await write(merged.values)).filter((name) => !same(typed[name], values(name)))
    if (names.length) setCameIn({ by, at: Date.now(), names })
  }
  const values = (name: string) => form.getValues()[name]

  /** Applies the choices; false when some are still open. */
  const decide = async () => {
    const open = asked.current
    if (!open.length) return true
    const typed = { ...form.getValues() }
    const merged = await laid(typed)
    const isDone = open.every((clash) => isDecided(clash, choices))
    if (!isDone || !isSame(merged.clashes, open)) {
      ask(merged.clashes)
      return merged.clashes.length === 0
    }
    await onChosen?.()
    const chosen = open.map((clash) => [clash.name, chosenOf(clash, choices)])
    await write({ ...merged.values, ...Object.fromEntries(chosen) })
    ask([])
    return true
  }

  /** Sends the changes, retrying on version conflicts; undefined when somebody must choose. */
  const send = async <Saved>(
    { currentOf, send }: Sending<Values, Saved>,
    given: Partial<Values> = {},
  ) => {
    for (let merges = 0; ; merges++) {
      const typed = { ...form.getValues(), ...given }
      const merged = await laid(typed)
      ask(merged.clashes)
      if (merged.clashes.length) return undefined
      const names = changedNames(base.current.stands, merged.values)
      const out = { sent: pick(merged.values, names), typed: pick(typed, names) }
      sent.current = [...sent.current.slice(-mostMerges), out]
      keepTyped()
      try {
        const saved = await send(names, merged.values, base.current.version)
        return { saved, typed, values: merged.values }
      } catch (error) {
        const standing = currentOf(error)
        if (!standing || merges === mostMerges) throw error
        take(standing)
      }
    }
  }

  // A draft may be based on an older version.
  const first = useRef(mergeIncoming)
  useEffect(() => void first.current(), [])

  // Undoing others' changes is no wish to delete them: they are merged again.
  useEffect(() => {
    const form = node.current
    const onInput = (event: Event) => {
      const { target } = event
      if (!(event instanceof InputEvent) || event.inputType !== 'historyUndo') return
      if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return
      const was = undone.current.get(target.name)
      if (was?.stages.includes(target.value))
        base.current = {
          ...base.current,
          values: { ...base.current.values, [target.name]: was.from },
        }
    }
    form?.addEventListener('input', onInput)
    return () => form?.removeEventListener('input', onInput)
  }, [node, base])

  return {
    clashes,
    choices,
    choose: (question: string, choice: Choice) =>
      setChoices((before) => new Map(before).set(question, choice)),
    decide,
    cameIn,
    take,
    hasIncoming,
    mergeIncoming,
    send,
    /** Whether a choice is open, known before the next render. */
    isAsking: () => asked.current.length > 0,
    forgetClashes: () => ask([]),
  }
}

const pick = <Values extends object>(values: Values, names: (keyof Values)[]) => {
  const picked: Partial<Values> = {}
  for (const name of names) picked[name] = values[name]
  return picked
}

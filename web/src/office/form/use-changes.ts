import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** The merge of texts is rarely needed, so it is loaded on demand; undefined when that fails. */
export const loadTextMerge = () => import('../conflict/merge-texts.ts').catch(() => undefined)

/** A form's values on the server, with their last change. */
export type Snapshot<Values> = {
  version: number
  changedBy: string | null
  updatedAt: string | null
  values: Values
}

/** A field that both changed. A text may also keep `both`, theirs first. */
export type Conflict = { name: string; theirs: unknown; mine: unknown; both?: string | undefined }

/** The server trims texts, so outer spaces are no change. */
const comparable = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

const isSameValue = (a: unknown, b: unknown) => Object.is(comparable(a), comparable(b))

const listFieldNames = <Values extends object>(values: Values) =>
  Object.keys(values) as (keyof Values & string)[]

export const findChangedFields = <Values extends object>(base: Values, typed: Values) =>
  listFieldNames(typed).filter((name) => !isSameValue(base[name], typed[name]))

/** Recognizes a value that was sent (FNV-1a of its UTF-16 units), so that no text is kept a second time. */
export const fingerprintOf = (name: string, value: unknown) => {
  const text = String(comparable(value))
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return `${name} ${text.length} ${sum >>> 0}`
}

/** `base` with those values of `theirs` that were sent from here: only the answer was lost. */
export const applySentValues = <Values extends object>(
  base: Values,
  sent: readonly string[],
  theirs: Values,
): Values => {
  const ownNames = listFieldNames(base).filter((name) =>
    sent.includes(fingerprintOf(name, theirs[name])),
  )
  return { ...base, ...pickFields(theirs, ownNames) }
}

export const pickFields = <Values extends object>(
  values: Values,
  names: readonly (keyof Values)[],
) => {
  const picked: Partial<Values> = {}
  for (const name of names) picked[name] = values[name]
  return picked
}

/** Three-way merge by field. Fields that both changed keep what was typed and are named in `both`. */
export const mergeFields = <Values extends object>(base: Values, typed: Values, theirs: Values) => {
  const changed = findChangedFields(base, typed)
  const both = changed.filter(
    (name) => !isSameValue(theirs[name], base[name]) && !isSameValue(theirs[name], typed[name]),
  )
  return { values: { ...theirs, ...pickFields(typed, changed) }, both }
}

const maxMerges = 5

/** Fingerprints of values whose answers are outstanding: more than one attempt may have been lost. */
const maxSent = 30

/** Sends these fields as a change of a version. */
export type Send<Values, Saved> = (
  names: string[],
  values: Values,
  version: number,
) => Promise<Saved>

export type Choice = 'theirs' | 'mine' | 'both'

type ChangesSettings<Values extends FieldValues, Body> = {
  form: UseFormReturn<Values, unknown, Body>
  /** The typed values are compared with these. */
  base: RefObject<Snapshot<Values>>
  /** A newer version of the server that is not merged yet. */
  incoming: RefObject<Snapshot<Values> | undefined>
  sent: RefObject<string[]>
  node: RefObject<HTMLFormElement | null>
  keepTyped: () => void
  /** The current values, if the error is a version conflict. */
  currentOf: (error: unknown) => Snapshot<Values> | undefined
  /** Saves what was typed before others' words replace it; returns the version that this makes. */
  keepMine?:
    | ((mine: Values, theirs: Snapshot<Values>) => Promise<Snapshot<Values> | undefined>)
    | undefined
}

export const pickChosenValue = ({ theirs, mine, both }: Conflict, choice: Choice | undefined) =>
  choice === 'both' ? both : choice === 'theirs' ? theirs : mine

const isSameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Without it a text is resolved as a whole. */
type Texts = Awaited<ReturnType<typeof loadTextMerge>>

/** Waits while an input method composes letters: writing into the field would lose them. */
const useComposition = (node: RefObject<HTMLFormElement | null>) => {
  const composition = useRef<{ ended: Promise<void>; end: () => void }>(undefined)
  useEffect(() => {
    const form = node.current
    const begin = () => {
      let end = () => {}
      const ended = new Promise<void>((resolve) => {
        end = resolve
      })
      composition.current ??= { ended, end }
    }
    const end = () => {
      composition.current?.end()
      composition.current = undefined
    }
    // The composed letters reach the field after this event.
    const endSoon = () => setTimeout(end)
    form?.addEventListener('compositionstart', begin)
    form?.addEventListener('compositionend', endSoon)
    return () => {
      form?.removeEventListener('compositionstart', begin)
      form?.removeEventListener('compositionend', endSoon)
      end()
    }
  }, [node])
  return composition
}

/** Sends a form's unsaved changes, merged with what others saved; where both changed the same, it asks. */
export const useChanges = <Values extends FieldValues, Body>(
  settings: ChangesSettings<Values, Body>,
) => {
  const { form, base, incoming, sent, node, keepTyped, currentOf, keepMine } = settings
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const composition = useComposition(node)

  const fieldOf = (name: string) => {
    const field = node.current?.elements.namedItem(name)
    return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
      ? field
      : undefined
  }

  const openConflicts = useRef(conflicts)
  const ask = (now: Conflict[]) => {
    if (isSameJson(now, openConflicts.current)) return
    openConflicts.current = now
    setConflicts(now)
    setChoices(new Map())
  }

  const take = (current: Snapshot<Values>) => {
    const { values } = base.current
    base.current = {
      ...base.current,
      values: applySentValues(values, sent.current, current.values),
    }
    incoming.current = current
  }

  const mergeWith = (typed: Values, theirs: Values, texts: Texts) => {
    const from = base.current.values
    const merged = mergeFields(from, typed, theirs)
    const values = { ...merged.values }
    const open: Conflict[] = []
    for (const name of merged.both) {
      const isText = fieldOf(name) instanceof HTMLTextAreaElement
      const text = isText && texts?.mergeTexts(from[name], typed[name], theirs[name])
      if (text) Object.assign(values, { [name]: text.mine })
      if (!text || text.mine !== text.theirs)
        open.push({ name, ...(text || { theirs: theirs[name], mine: typed[name] }) })
    }
    return { values, conflicts: open }
  }

  /** Writes merged values into the form, the cursor staying at its letter; `server` is the new base. */
  const accept = (values: Values, server: Snapshot<Values>, texts: Texts) => {
    const before = { ...form.getValues() }
    for (const name of Object.keys(values).filter((one) => !Object.is(before[one], values[one]))) {
      const field = fieldOf(name)
      const { selectionStart: start, selectionEnd: end, scrollTop } = Object(field)
      Object(form).setValue(name, values[name], { shouldDirty: true })
      if (!field || field !== document.activeElement || start === null || !texts) continue
      const move = (cursor: number) => texts.movedCursor(before[name], values[name], cursor)
      field.setSelectionRange(move(start), move(end))
      field.scrollTop = scrollTop
    }
    base.current = server
    incoming.current = undefined
    sent.current = []
    keepTyped()
  }

  /** Merges the server's version into the form; false where somebody must choose. */
  const mergeIncoming = async (onMerged?: (names: string[]) => void): Promise<boolean> => {
    while (incoming.current) {
      const texts = await loadTextMerge()
      await composition.current?.ended
      const theirs = incoming.current
      if (composition.current || !theirs) continue
      const typed = { ...form.getValues() }
      const { values, conflicts } = mergeWith(typed, theirs.values, texts)
      ask(conflicts)
      if (conflicts.length) return false
      accept(values, theirs, texts)
      onMerged?.(Object.keys(typed).filter((name) => !isSameValue(typed[name], values[name])))
    }
    return true
  }

  /** Applies the choices; false when some are still open. */
  const decide = async () => {
    const texts = await loadTextMerge()
    const open = openConflicts.current
    const theirs = incoming.current
    if (!open.length || !theirs) return true
    const typed = { ...form.getValues() }
    const { values, conflicts } = mergeWith(typed, theirs.values, texts)
    if (!open.every(({ name }) => choices.has(name)) || !isSameJson(conflicts, open)) {
      ask(conflicts)
      return conflicts.length === 0
    }
    const chosen = open.map(
      (one) => [one.name, pickChosenValue(one, choices.get(one.name))] as const,
    )
    const isReplaced = [...choices.values()].includes('theirs')
    try {
      const savedMine = isReplaced ? await keepMine?.(values, theirs) : undefined
      const decided = { ...values, ...Object.fromEntries(chosen) }
      // A field that somebody typed on in meanwhile keeps those letters.
      const merged = mergeFields(typed, { ...form.getValues() }, decided)
      accept(merged.values, savedMine ?? theirs, texts)
    } catch (error) {
      const current = currentOf(error)
      if (!current) throw error
      take(current)
      return mergeIncoming()
    }
    ask([])
    return true
  }

  /** Sends the changes, retrying on version conflicts; undefined when somebody must choose. */
  const send = async <Saved>(send: Send<Values, Saved>) => {
    let merged: { by: string | null; names: string[] } | undefined
    for (let merges = 0; ; merges++) {
      const by = incoming.current?.changedBy ?? null
      const onMerged = (names: string[]) => {
        if (names.length) merged = { by, names: [...(merged?.names ?? []), ...names] }
      }
      if (!(await mergeIncoming(onMerged))) return undefined
      const typed = { ...form.getValues() }
      const names = findChangedFields(base.current.values, typed)
      const prints = names.map((name) => fingerprintOf(name, typed[name]))
      sent.current = [...sent.current, ...prints].slice(-maxSent)
      keepTyped()
      try {
        return { saved: await send(names, typed, base.current.version), typed, merged }
      } catch (error) {
        const current = currentOf(error)
        if (!current || merges === maxMerges) throw error
        take(current)
      }
    }
  }

  // A restored draft may be based on an older version.
  const first = useRef(mergeIncoming)
  useEffect(() => void first.current(), [])

  return {
    conflicts,
    choices,
    choose: (name: string, choice: Choice) =>
      setChoices((before) => new Map(before).set(name, choice)),
    decide,
    send,
    /** Whether a choice is open, known before the next render. */
    isAsking: () => openConflicts.current.length > 0,
    forgetConflicts: () => ask([]),
  }
}

import { useMemo, useRef, useState } from 'react'
import type { FieldPath, FieldValues, Resolver } from 'react-hook-form'
import { readKept } from '../ui/kept.ts'
import { submitOrSay } from '../ui/submit-or-say.ts'
import { type FailureWords, refusedFields, showFailure } from './failure.ts'
import { changedNames, type Standing } from './merge.ts'
import { ownDraft } from './own-draft.ts'
import { type Sending, useChanges } from './use-changes.ts'
import { useKeptForm } from './use-kept-form.ts'
import type { Picture } from './use-picture.ts'

/** What is edited, where it is stored already. */
export type Stored<Values, Body, Saved> = {
  /** As it stood when the editor opened. */
  standing: Standing<Values>
  /** What stands there now, where that is why a change was refused. */
  standingIn: (error: unknown) => Standing<Values> | undefined
  /** Sends what was changed of a version: null clears a field. */
  change: (changes: Partial<Body>, version: number) => Promise<Saved>
}

export type EditorSettings<Values extends FieldValues, Body, Saved> = {
  /** Key under which what is typed is kept until it is saved or thrown away. */
  draft: string
  /** What is kept beside the words, such as whose they are. */
  note?: () => object
  /** What the fields hold before anything is typed: as it is stored, or blank. */
  start: Values
  resolver: Resolver<Values, unknown, Body>
  /** The fields of which the server may say something. */
  fields: readonly FieldPath<Values>[]
  /** A picture that is chosen here, and the field that holds its address. */
  picture?: { chosen: Picture; field: FieldPath<Values> }
  /** True keeps the editor open before anything is sent, such as to warn of what would follow. */
  mustWait?: (body: Body) => Promise<boolean>
  stored?: Stored<Values, Body, Saved> | undefined
  /** What is stored by the time of a save, where it may have come to be since the editor opened. */
  storedNow?: () => Stored<Values, Body, Saved> | undefined
  /** Creates it. `address` is that of the uploaded picture, when one was chosen. */
  send: (body: Body, address: string | undefined) => Promise<Saved>
  onSaved: (saved: Saved) => void
  onClose: () => void
  failure?: FailureWords | (() => FailureWords)
}

/** What was said of a field, or of one of the things in it. */
const saidOf = (refused: Record<string, string>, field: string) =>
  refused[field] ?? Object.entries(refused).find(([name]) => name.startsWith(`${field}.`))?.[1]

/**
 * The form of something that is stored: what is typed is kept until it is saved, a failure keeps
 * every word and says why, and what the server refuses stands under its field.
 */
export const useEditor = <Values extends FieldValues, Body extends object, Saved>(
  settings: EditorSettings<Values, Body, Saved>,
) => {
  const { fields, picture, stored, mustWait, send, onSaved, onClose, failure } = settings
  const draft = useMemo(() => ownDraft(settings.draft), [settings.draft])
  const kept = useKeptForm({ ...settings, draft, standing: stored?.standing })
  const { form, base, beginFrom, forget } = kept
  const changes = useChanges(kept)
  const [isRestored, setRestored] = useState(() => readKept(draft) !== undefined)
  const isBusy = useRef(false)
  const [isSaving, setSaving] = useState(false)

  const fail = (error: unknown) => {
    const refused = refusedFields(error)
    const told = fields.filter((name) => saidOf(refused, name))
    // Leaving a field judges it anew, so focus goes to the first one and nowhere else.
    for (const [at, name] of told.entries())
      form.setError(name, { message: saidOf(refused, name) ?? '' }, { shouldFocus: at === 0 })
    showFailure(error, typeof failure === 'function' ? failure() : failure)
  }

  /** Sends what was changed of it; undefined where somebody must choose. */
  const change = (
    { standingIn, change }: Stored<Values, Body, Saved>,
    body: Body,
    address: string | undefined,
  ) => {
    const image: Partial<Values> = {}
    if (address && picture) Object.assign(image, { [picture.field]: address })
    const given = new Map(Object.entries({ ...body, ...image }))
    const send = (names: string[], _: Values, version: number) =>
      change(
        Object(Object.fromEntries(names.map((name) => [name, given.get(name) ?? null]))),
        version,
      )
    return changes.send({ standingIn, send }, image)
  }

  const save = async (body: Body) => {
    // State is too late for two presses within one frame.
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    try {
      if (await mustWait?.(body)) return
      const address = await picture?.chosen.upload()
      // Kept with what was typed: neither a failed save nor a reload sends it again.
      if (address && picture) form.reset({ ...form.getValues(), [picture.field]: address })
      const now = settings.storedNow ? settings.storedNow() : stored
      const done = now ? await change(now, body, address) : { saved: await send(body, address) }
      if (!done) return
      forget()
      onSaved(done.saved)
    } catch (error) {
      fail(error)
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  return {
    form,
    isSaving,
    submit: submitOrSay(form.handleSubmit(save)),
    isRestored,
    /** Sends what is typed while the editor stays open; undefined where somebody must choose. */
    sendChanges: (sending: Sending<Values, Saved>) => changes.send(sending),
    beginFrom,
    keepTyped: kept.keepTyped,
    /** What is typed and stands nowhere else yet. */
    unsent: () => changedNames(base.current.values, form.getValues()),
    versionNow: () => base.current.version,
    conflict: {
      ...base.current,
      clashes: changes.clashes,
      choose: (name: string, side: 'theirs' | 'mine') => {
        const clash = changes.clashes.find((one) => one.name === name)
        if (side === 'theirs' && name === picture?.field) picture.chosen.remove()
        form.reset({ ...form.getValues(), ...(clash && { [name]: clash[side] }) })
      },
    },
    startAfresh: () => {
      changes.setClashes([])
      form.reset(base.current.values)
      forget()
      setRestored(false)
    },
    discard: () => {
      forget()
      onClose()
    },
  }
}

export type Editor = Pick<
  ReturnType<typeof useEditor>,
  'isSaving' | 'submit' | 'isRestored' | 'conflict' | 'startAfresh' | 'discard'
>

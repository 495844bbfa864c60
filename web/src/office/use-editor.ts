import { useMemo, useRef, useState } from 'react'
import type { FieldPath, FieldValues, Resolver } from 'react-hook-form'
import { keep, readKept } from '../ui/kept.ts'
import { submitOrSay } from '../ui/submit-or-say.ts'
import { type FailureWords, refusedFields, showFailure } from './failure.ts'
import { changedNames, merge, type Standing } from './merge.ts'
import { ownDraft } from './own-draft.ts'
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

/** Times that a save is laid over what others saved meanwhile, before it is given up. */
const mostMerges = 5

export type EditorSettings<Values extends FieldValues, Body, Saved> = {
  /** Key under which what is typed is kept until it is saved or thrown away. */
  draft: string
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
  /** Creates it. `address` is that of the uploaded picture, when one was chosen. */
  send: (body: Body, address: string | undefined) => Promise<Saved>
  onSaved: (saved: Saved) => void
  onClose: () => void
  failure?: FailureWords
}

/**
 * The form of something that is stored: what is typed is kept until it is saved, a failure keeps
 * every word and says why, and what the server refuses stands under its field.
 */
export const useEditor = <Values extends FieldValues, Body extends object, Saved>(
  settings: EditorSettings<Values, Body, Saved>,
) => {
  const { fields, picture, stored, mustWait, send, onSaved, onClose, failure } = settings
  const draft = useMemo(() => ownDraft(settings.draft), [settings.draft])
  const { form, base, clashes } = useKeptForm({ ...settings, draft, standing: stored?.standing })
  const [conflict, setConflict] = useState(clashes)
  const [isRestored, setRestored] = useState(() => readKept(draft) !== undefined)
  const isBusy = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const forget = () => keep(draft, undefined)

  const fail = (error: unknown) => {
    const refused = refusedFields(error)
    const told = fields.filter((name) => refused[name])
    // Leaving a field judges it anew, so focus goes to the first one and nowhere else.
    for (const [at, name] of told.entries())
      form.setError(name, { message: refused[name] ?? '' }, { shouldFocus: at === 0 })
    showFailure(error, failure)
  }

  /** Lays what was typed over what stands there now; true where a person has to choose. */
  const mergeOver = (standing: Standing<Values>, typed: Values) => {
    const merged = merge(base.current.values, typed, standing.values)
    base.current = standing
    form.reset(merged.values)
    setConflict(merged.clashes)
    return merged.clashes.length > 0
  }

  /** Sends the changed fields until no other version comes between; undefined where somebody must choose. */
  const change = async (
    { standingIn, change }: Stored<Values, Body, Saved>,
    body: Body,
    address: string | undefined,
  ) => {
    const image = address && picture ? { [picture.field]: address } : {}
    const given = new Map(Object.entries({ ...body, ...image }))
    for (let merges = 0; ; merges++) {
      const typed = { ...form.getValues(), ...image }
      const names = changedNames(base.current.values, typed)
      const changes = Object.fromEntries(names.map((name) => [name, given.get(name) ?? null]))
      try {
        return { saved: await change(Object(changes), base.current.version) }
      } catch (error) {
        const standing = standingIn(error)
        if (!standing || merges === mostMerges) throw error
        if (mergeOver(standing, typed)) return undefined
      }
    }
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
      const done = stored
        ? await change(stored, body, address)
        : { saved: await send(body, address) }
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
    conflict: {
      ...base.current,
      clashes: conflict,
      choose: (name: string, side: 'theirs' | 'mine') => {
        const clash = conflict.find((one) => one.name === name)
        if (side === 'theirs' && name === picture?.field) picture.chosen.remove()
        form.reset({ ...form.getValues(), ...(clash && { [name]: clash[side] }) })
      },
    },
    startAfresh: () => {
      setConflict([])
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

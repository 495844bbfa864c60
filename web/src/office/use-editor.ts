import { type BaseSyntheticEvent, useMemo, useRef, useState } from 'react'
import type { FieldPath, FieldValues, Resolver } from 'react-hook-form'
import { readKept } from '../ui/kept.ts'
import { submitOrSay } from '../ui/submit-or-say.ts'
import { type FailureWords, refusedFields, showFailure, ToldFailure } from './failure.ts'
import { changedNames, type Standing } from './merge.ts'
import { ownDraft } from './own-draft.ts'
import { questionOf, type Sending, useChanges } from './use-changes.ts'
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
  /** A text as its field shows it, where that is not what the form holds. */
  shownAs?: (name: string, text: string) => string
  /** True keeps the editor open before anything is sent, such as to warn of what would follow. */
  mustWait?: (body: Body) => Promise<boolean>
  stored?: Stored<Values, Body, Saved> | undefined
  /** What is stored by the time of a save, where it may have come to be since the editor opened. */
  storedNow?: () => Stored<Values, Body, Saved> | undefined
  /** Creates it. `address` is that of the uploaded picture, when one was chosen. */
  send: (body: Body, address: string | undefined) => Promise<Saved>
  onSaved: (saved: Saved) => void
  onClose: () => void
  /** Before what is typed gives place to what somebody chose. */
  onChosen?: () => Promise<unknown>
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
  const node = useRef<HTMLFormElement>(null)
  const changes = useChanges({
    ...kept,
    node,
    onChosen: settings.onChosen,
    shownAs: settings.shownAs,
  })
  const [isRestored, setRestored] = useState(() => readKept(draft) !== undefined)
  const isBusy = useRef(false)
  const again = useRef(false)
  /** The heading of what somebody has to choose. */
  const panel = useRef<HTMLHeadingElement>(null)
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
    const send = async (names: string[], values: Values, version: number) => {
      const given = new Map(Object.entries({ ...(await bodyOf(values, body)), ...image }))
      return change(
        Object(Object.fromEntries(names.map((name) => [name, given.get(name) ?? null]))),
        version,
      )
    }
    return changes.send({ standingIn, send }, image)
  }

  /** What is sent of values, where they are other than those of the `body`: others' words came to them. */
  const bodyOf = async (values: Values, body: Body) => {
    if (!changedNames(form.getValues(), values).length) return body
    const options = { fields: {}, shouldUseNativeValidation: false }
    const checked = await settings.resolver(values, undefined, options)
    const [wrong] = Object.values(checked.errors)
    if (wrong) throw new ToldFailure(String(Object(wrong).message))
    return Object(checked.values)
  }

  const save = async (body: Body) => {
    // State is too late for two presses within one frame.
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    try {
      if (await mustWait?.(body)) return
      if (changes.isAsking()) {
        if (!(await decide())) panel.current?.focus()
        else again.current = true
        return
      }
      const address = await picture?.chosen.upload()
      // Kept with what was typed: neither a failed save nor a reload sends it again.
      if (address && picture) form.reset({ ...form.getValues(), [picture.field]: address })
      const now = settings.storedNow ? settings.storedNow() : stored
      const done = now ? await change(now, body, address) : { saved: await send(body, address) }
      if (!done) {
        panel.current?.focus()
        return
      }
      forget()
      onSaved(done.saved)
    } catch (error) {
      fail(error)
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  const decide = async () => {
    const { choices } = changes
    try {
      const isDone = await changes.decide()
      const isTheirs = picture && choices.get(questionOf(picture.field)) === 'theirs'
      if (isDone && isTheirs) picture.chosen.remove()
      return isDone
    } catch (error) {
      showFailure(error, { fallback: 'Nothing was changed: the server could not be reached.' })
      return false
    }
  }

  return {
    form,
    isSaving,
    node,
    submit: submitOrSay(async (event?: BaseSyntheticEvent) => {
      await form.handleSubmit(save)(event)
      // What was chosen is checked as what is typed is.
      if (!again.current) return
      again.current = false
      await form.handleSubmit(save)()
    }),
    isRestored,
    /** Sends what is typed while the editor stays open; undefined where somebody must choose. */
    sendChanges: (sending: Sending<Values, Saved>) => changes.send(sending),
    beginFrom,
    keepTyped: kept.keepTyped,
    /** What is typed and stands nowhere else yet. */
    unsent: () => changedNames(base.current.values, form.getValues()),
    versionNow: () => base.current.version,
    cameIn: changes.cameIn,
    take: changes.take,
    hasToCome: changes.hasToCome,
    bringIn: changes.bringIn,
    conflict: {
      version: base.current.version,
      changedBy: base.current.changedBy,
      updatedAt: base.current.updatedAt,
      clashes: changes.clashes,
      choices: changes.choices,
      choose: changes.choose,
      decide,
      panel,
    },
    startAfresh: () => {
      changes.forgetClashes()
      const { theirs } = base.current
      base.current = { ...base.current, values: theirs }
      form.reset(theirs)
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
  'isSaving' | 'submit' | 'node' | 'isRestored' | 'conflict' | 'startAfresh' | 'discard'
>

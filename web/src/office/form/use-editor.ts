import { type BaseSyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { submitOrSay } from '../../ui/submit-form.ts'
import { pickMatchingTypes } from '../../ui/use-stored-values.ts'
import {
  FailureForPeople,
  type FailureWords,
  showFailure,
  showFieldErrors,
} from '../page/failure.ts'
import type { Picture } from '../picture/use-picture.ts'
import { formDrafts, ownDraft } from './own-draft.ts'
import {
  applySentValues,
  findChangedFields,
  mergeFields,
  pickFields,
  type Send,
  type Snapshot,
  useChanges,
} from './use-changes.ts'

/** Calls `act` once, `wait` ms after the first of several requests. */
const delayCall = (act: () => void, wait: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const run = () => {
    cancel()
    act()
  }
  return {
    ask: () => {
      timer ??= setTimeout(run, wait)
    },
    /** Runs a call that is pending now instead of later. */
    settle: () => {
      if (timer !== undefined) run()
    },
    cancel,
  }
}

type StoredFormSettings<Values extends FieldValues, Body> = {
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
  const typed = pickMatchingTypes(storedDraft, start)
  const current = standing ?? { version: 0, changedBy: null, updatedAt: null, values: start }
  if (!standing || storedDraft === undefined) return { typed, base: current }
  const { base, sent = [] } = storedDraft
  const from = applySentValues(pickMatchingTypes(base, current.values), sent, current.values)
  const { values, both } = mergeFields(from, typed, current.values)
  if (!both.length) return { typed: values, base: current }
  const baseValues = { ...current.values, ...pickFields(from, both) }
  return { typed: values, base: { ...current, values: baseValues }, incoming: current }
}

/** Writing a long text is too slow for every key, so it is kept at most this often. */
const storeIntervalMs = 500

const pageLeaveEvents = ['beforeunload', 'pagehide', 'visibilitychange'] as const

/** Keeps unsaved changes with what they are based on, from the first one on. */
const useStoredForm = <Values extends FieldValues, Body>({
  draft,
  start,
  standing,
  note,
  resolver,
}: StoredFormSettings<Values, Body>) => {
  const [first] = useState(() => restoreDraft(draft, start, standing))
  // A draft may have been stored since, as by another window.
  const isRestored = findChangedFields(first.base.values, first.typed).length > 0
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
    isKept.current = findChangedFields(from, values).length > 0
    if (!isKept.current) return formDrafts.forget(draft)
    formDrafts.change(draft, {
      ...values,
      base: isStored.current ? from : undefined,
      sent: sent.current.length > 0 ? sent.current : undefined,
      note: noteNow.current?.(),
    })
  })
  const [later] = useState(() => delayCall(keepTyped, storeIntervalMs))
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

/** An item that is already stored. */
export type Stored<Values, Body, Saved> = {
  /** As it was when the editor opened. */
  standing: Snapshot<Values>
  /** The current values, if the error is a version conflict. */
  currentOf: (error: unknown) => Snapshot<Values> | undefined
  /** Sends changes to a version; null clears a field. */
  change: (changes: Partial<Body>, version: number) => Promise<Saved>
}

export type EditorSettings<Values extends FieldValues, Body, Saved> = {
  draft: string
  /** Kept with the draft, such as its owner. */
  note?: () => object
  /** The fields' start values: as stored, or blank. */
  start: Values
  resolver: Resolver<Values, unknown, Body>
  /** Fields that server errors can refer to. */
  fields: readonly FieldPath<Values>[]
  picture?: { chosen: Picture; field: FieldPath<Values> }
  /** True keeps the editor open before sending, such as for a warning. */
  mustWait?: (body: Body) => Promise<boolean>
  stored?: Stored<Values, Body, Saved> | undefined
  /** The stored item at the time of a save, if it was created after the editor opened. */
  storedNow?: () => Stored<Values, Body, Saved> | undefined
  /** Creates it. `address` is the uploaded picture's, if any. */
  send: (body: Body, address: string | undefined) => Promise<Saved>
  onSaved: (saved: Saved) => void
  onClose: () => void
  /** Saves what was typed before others' words replace it; returns the version that this makes. */
  keepMine?: (mine: Values, theirs: Snapshot<Values>) => Promise<Snapshot<Values> | undefined>
  failure?: FailureWords | (() => FailureWords)
}

/**
 * A form whose input is kept until saved: a failure loses no word, and server errors show under
 * their fields.
 */
export const useEditor = <Values extends FieldValues, Body extends object, Saved>(
  settings: EditorSettings<Values, Body, Saved>,
) => {
  const { fields, picture, stored, mustWait, send, onSaved, onClose, failure } = settings
  const draft = useMemo(() => ownDraft(settings.draft), [settings.draft])
  const draftForm = useStoredForm({ ...settings, draft, standing: stored?.standing })
  const { form, base, beginFrom, forget } = draftForm
  const node = useRef<HTMLFormElement>(null)
  const storedNow = () => (settings.storedNow ? settings.storedNow() : stored)
  const changes = useChanges({
    ...draftForm,
    node,
    currentOf: (error) => storedNow()?.currentOf(error),
    keepMine: settings.keepMine,
  })
  const [isRestored, setRestored] = useState(draftForm.isRestored)
  const isBusy = useRef(false)
  const again = useRef(false)
  const panel = useRef<HTMLHeadingElement>(null)
  const [isSaving, setSaving] = useState(false)

  const fail = (error: unknown) => {
    showFieldErrors(form, error, fields)
    showFailure(error, typeof failure === 'function' ? failure() : failure)
  }

  const change = ({ change }: Stored<Values, Body, Saved>, address: string | undefined) =>
    changes.send(async (names, values, version) => {
      const image = address && picture && { [picture.field]: address }
      const sentFields = new Map(Object.entries({ ...(await bodyOf(values)), ...image }))
      return change(
        Object(Object.fromEntries(names.map((name) => [name, sentFields.get(name) ?? null]))),
        version,
      )
    })

  /** Others' changes may have been merged into the values since they were validated. */
  const bodyOf = async (values: Values) => {
    const options = { fields: {}, shouldUseNativeValidation: false }
    const checked = await settings.resolver(values, undefined, options)
    const [wrong] = Object.values(checked.errors)
    if (wrong) throw new FailureForPeople(String(Object(wrong).message))
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
      // Kept with the draft: no retry or reload uploads it again.
      if (address && picture) form.reset({ ...form.getValues(), [picture.field]: address })
      const storedItem = storedNow()
      const done = storedItem
        ? await change(storedItem, address)
        : { saved: await send(body, address) }
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
      const isTheirs = picture && choices.get(picture.field) === 'theirs'
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
      // Chosen values are validated like typed ones.
      if (!again.current) return
      again.current = false
      await form.handleSubmit(save)()
    }),
    isRestored,
    /** Saves while the editor stays open; undefined when somebody must choose. */
    sendChanges: (send: Send<Values, Saved>) => changes.send(send),
    beginFrom,
    keepTyped: draftForm.keepTyped,
    unsent: () => findChangedFields(base.current.values, form.getValues()),
    versionNow: () => base.current.version,
    conflict: {
      ...(draftForm.incoming.current ?? base.current),
      fields: changes.conflicts,
      choices: changes.choices,
      choose: changes.choose,
      decide,
      panel,
    },
    startOver: () => {
      changes.forgetConflicts()
      base.current = draftForm.incoming.current ?? base.current
      draftForm.incoming.current = undefined
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
  'isSaving' | 'submit' | 'node' | 'isRestored' | 'conflict' | 'startOver' | 'discard'
>

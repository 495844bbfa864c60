import { useEffect, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { keep, readKept, withKept } from '../ui/kept.ts'
import { submitOrSay } from '../ui/submit-or-say.ts'
import { type FailureWords, refusedFields, showFailure } from './failure.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import type { Picture } from './use-picture.ts'

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
  /** `address` is that of the uploaded picture, when one was chosen. */
  send: (body: Body, address: string | undefined) => Promise<Saved>
  onSaved: (saved: Saved) => void
  onClose: () => void
  failure?: FailureWords
}

/** Keeps what differs from the start, from the first change on; true while something does. */
const useKeptForm = <Values extends FieldValues, Body>({
  draft,
  start,
  resolver,
}: Pick<EditorSettings<Values, Body, unknown>, 'draft' | 'start' | 'resolver'>) => {
  const [begin] = useState(start)
  const [values] = useState(() => withKept(draft, begin))
  const [isUnsaved, setUnsaved] = useState(() => readKept(draft) !== undefined)
  const form = useForm<Values, unknown, Body>({ resolver, mode: 'onTouched', values })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const isChanged = JSON.stringify(values) !== JSON.stringify(begin)
          keep(draft, isChanged ? values : undefined)
          setUnsaved(isChanged)
        },
      }),
    [subscribe, draft, begin],
  )
  useLeaveWarning(isUnsaved)
  return { form, begin }
}

/**
 * The form of something that is stored: what is typed is kept until it is saved, a failure keeps
 * every word and says why, and what the server refuses stands under its field.
 */
export const useEditor = <Values extends FieldValues, Body, Saved>(
  settings: EditorSettings<Values, Body, Saved>,
) => {
  const { draft, fields, picture, mustWait, send, onSaved, onClose, failure } = settings
  const { form, begin } = useKeptForm(settings)
  const [isRestored, setRestored] = useState(() => readKept(draft) !== undefined)
  const isBusy = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const forget = () => keep(draft, undefined)

  const fail = (error: unknown) => {
    const refused = refusedFields(error)
    const image = picture?.chosen.chosen && picture.field
    if (image && refused[image]) picture.chosen.refuse(refused[image])
    const told = fields.filter((name) => refused[name] && name !== image)
    // Leaving a field judges it anew, so focus goes to the first one and nowhere else.
    for (const [at, name] of told.entries())
      form.setError(name, { message: refused[name] ?? '' }, { shouldFocus: at === 0 })
    showFailure(error, failure)
  }

  const save = async (body: Body) => {
    // State is too late for two presses within one frame.
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    try {
      if (await mustWait?.(body)) return
      const saved = await send(body, await picture?.chosen.upload())
      forget()
      onSaved(saved)
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
    startAfresh: () => {
      form.reset(begin)
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
  'isSaving' | 'submit' | 'isRestored' | 'startAfresh' | 'discard'
>

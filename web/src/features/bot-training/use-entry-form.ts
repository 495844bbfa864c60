import { CallError, type FieldErrors, type TrainingCheck } from '@bong-bari/contract'
import { useEffect, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { keep, readKept, withKept } from '../../ui/kept.ts'
import { useSave } from './entries.ts'
import { draftKey, type Entry, type Kind } from './kind.ts'

/** What is typed stays a draft until it is saved or thrown away. */
const useDrafting = <V extends FieldValues>(form: UseFormReturn<V>, key: string, start: V) =>
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const isChanged = JSON.stringify(values) !== JSON.stringify(start)
          keep(key, isChanged ? values : undefined)
        },
      }),
    [form, key, start],
  )

/** What saving would change; a server that cannot say stands in nobody's way. */
const useChanges = <E extends Entry, V extends FieldValues>({ changesBy }: Kind<E, V>) => {
  const [changes, setChanges] = useState<TrainingCheck['wouldChange']>([])
  const [warnedOf, setWarnedOf] = useState('')
  /** True when there is something to warn of that the same values were not warned of before. */
  const mustWarn = async (id: number | undefined, values: V) => {
    const form = JSON.stringify(values)
    if (!changesBy || form === warnedOf) return false
    const found = await changesBy(id, values).catch(() => [])
    setChanges(found)
    setWarnedOf(form)
    return found.length > 0
  }
  const forgive = () => {
    if (!warnedOf) return
    setChanges([])
    setWarnedOf('')
  }
  return { changes, mustWarn, forgive }
}

/** The form of an entry, or of a new one: checked as the server does, and refused under its fields. */
export const useEntryForm = <E extends Entry, V extends FieldValues>(
  kind: Kind<E, V>,
  entry: E | undefined,
  onDone: () => void,
) => {
  const key = draftKey(kind.name, entry?.id ?? 'new')
  const [start] = useState(() => (entry ? kind.valuesOf(entry) : kind.blank))
  const [values] = useState(() => withKept(key, start))
  const [isRestored] = useState(() => readKept(key) !== undefined)
  const form = useForm<V>({ values })
  const save = useSave(kind)
  const { changes, mustWarn, forgive } = useChanges(kind)
  useDrafting(form, key, start)

  const show = (fields: FieldErrors) => {
    const wrong = kind.fieldNames.filter((name) => fields[name])
    // Focus goes to the first one.
    for (const name of wrong.reverse())
      form.setError(name, { message: fields[name] ?? '' }, { shouldFocus: true })
    return wrong.length > 0
  }
  const submit = form.handleSubmit(async (typed) => {
    if (show(kind.check(typed)) || (await mustWarn(entry?.id, typed))) return
    try {
      await save(entry?.id, typed)
      keep(key, undefined)
      onDone()
    } catch (error) {
      // The toast has said it; what was typed stays.
      show((error instanceof CallError && error.refusal?.fields) || {})
    }
  })
  const discard = () => {
    keep(key, undefined)
    onDone()
  }
  return { form, submit, discard, isRestored, changes, forgive }
}

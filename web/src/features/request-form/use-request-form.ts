import { CallError, type FieldErrors } from '@bong-bari/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import type { CheckValues } from './request-check.ts'
import { storeReceipt } from './request-receipt.tsx'
import {
  blankRequest,
  bodyOf,
  phoneOf,
  type RequestBody,
  type RequestValues,
} from './request-values.ts'
import { requestDrafts, sendRequest } from './send-request.ts'

export type RequestFormSettings = {
  draft: string
  /** Its messages are shown under the fields. */
  check: CheckValues
  /** The first one is selected in an empty form. */
  countryCodes: readonly [string, ...string[]]
  success: { title: string; description: string }
  failure: (error: unknown) => string
  /** After the request is stored: sounds and thanks. */
  onSent?: () => void
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Name = keyof RequestValues

const names = Object.keys(blankRequest('')) as Name[]

const findField = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as Field | null

const readValues = (form: HTMLFormElement) =>
  Object.fromEntries(
    names.map((name) => [name, findField(form, name)?.value ?? '']),
  ) as RequestValues

const writeValues = (form: HTMLFormElement, values: RequestValues) => {
  for (const name of names) {
    const field = findField(form, name)
    if (field && field.value !== values[name]) field.value = values[name]
  }
}

const pickTypedValues = (values: RequestValues, untouched: RequestValues) =>
  Object.fromEntries(
    names.flatMap((name) =>
      values[name] && values[name] !== untouched[name] ? [[name, values[name]]] : [],
    ),
  )

const pickErrors = (errors: FieldErrors, picked: ReadonlySet<string>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => picked.has(name)))

/**
 * State and sending of a request form. The fields hold their values themselves, so that what was typed or filled in before this code came
 * stays; an error shows once its field was left, or all at sending. A failed send keeps every word.
 */
export const useRequestForm = (settings: RequestFormSettings) => {
  const { draft, check, countryCodes, success, failure, onSent } = settings
  const [untouched] = useState(() => blankRequest(countryCodes[0]))
  const [values, setValues] = useState(untouched)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<FieldErrors>({})
  const [isSubmitting, setSubmitting] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)

  useEffect(() => {
    const form = element.current
    if (!form) return
    const early = pickTypedValues(readValues(form), untouched)
    const restored = { ...untouched, ...requestDrafts.read(draft).values, ...early }
    const start = { ...restored, ...phoneOf(restored, countryCodes) }
    if (Object.keys(early).length > 0) requestDrafts.change(draft, { values: start })
    writeValues(form, start)
    setValues(start)
  }, [draft, untouched, countryCodes])

  /** Reads the fields after a change of one of them. */
  const update = (name?: string) => {
    if (!element.current) return untouched
    const next = readValues(element.current)
    setValues(next)
    requestDrafts.change(draft, { values: next })
    if (name) setRefused(({ [name]: _, ...others }) => others)
    return next
  }

  const focusFirst = (errors: FieldErrors) => {
    const first = names.find((name) => errors[name])
    if (element.current && first) findField(element.current, first)?.focus()
  }

  const succeed = (body: RequestBody) => {
    storeReceipt(body)
    element.current?.reset()
    setValues(untouched)
    setLeft(new Set())
    requestDrafts.forget(draft)
    toast(success)
    onSent?.()
  }

  const fail = (error: unknown) => {
    const fields = (error instanceof CallError && error.refusal?.fields) || {}
    setRefused(fields)
    focusFirst(fields)
    toast({ title: 'Error', description: failure(error), destructive: true })
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // State is too late for two presses within one frame.
    if (isSending.current) return
    const sent = update()
    const errors = check(sent)
    setLeft(new Set(names))
    setRefused({})
    if (Object.keys(errors).length > 0) return focusFirst(errors)
    isSending.current = true
    setSubmitting(true)
    const body = bodyOf(sent)
    try {
      await sendRequest(draft, body)
      succeed(body)
    } catch (error) {
      fail(error)
    } finally {
      isSending.current = false
      setSubmitting(false)
    }
  }

  return {
    element,
    values,
    isSubmitting,
    update,
    /** What is shown under the fields. */
    errors: { ...pickErrors(check(values), left), ...refused },
    wasLeft: (name: Name) => left.has(name),
    events: {
      onSubmit,
      onChange: ({ target }: FormEvent) => void update((target as Field).name),
      onBlur: ({ target }: FormEvent) =>
        setLeft((before) => new Set(before).add((target as Field).name)),
    },
  }
}

export type RequestFormState = ReturnType<typeof useRequestForm>

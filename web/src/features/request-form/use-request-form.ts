import { CallError } from '@bong-bari/contract'
import { useEffect, useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { toast } from '../../ui/toast.tsx'
import { storeReceipt } from './request-receipt.tsx'
import {
  blankRequest,
  bodyOf,
  phoneOf,
  type RequestBody,
  type RequestValues,
} from './request-values.ts'
import { requestDrafts, sendRequest } from './send-request.ts'

type Rules = Resolver<RequestValues, unknown, RequestBody>

export type RequestFormSettings = {
  draft: string
  /** Loads the resolver from values to the body to send; its messages are shown under the fields. */
  rules: () => Promise<Rules>
  /** The first is the default. */
  countryCodes: readonly [string, ...string[]]
  success: { title: string; description: string }
  failure: (error: unknown) => string
  /** After the request is stored: sounds and thanks. */
  onSent?: () => void
}

const isField = (name: string): name is keyof RequestValues => name in blankRequest('')

const refusedFields = (error: unknown) =>
  Object.entries((error instanceof CallError && error.refusal?.fields) || {}).flatMap(
    ([name, message]) => (isField(name) ? [{ name, message }] : []),
  )

const typed = (values: Partial<RequestValues>, untouched: RequestValues) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value && (!isField(name) || value !== untouched[name]),
    ),
  )

/** A resolver loaded when needed. If that fails, the server alone validates. */
const lazily =
  (load: RequestFormSettings['rules']): Rules =>
  async (values, context, options) => {
    try {
      const rules = await load()
      return await rules(values, context, options)
    } catch (error) {
      console.warn('The rules of this form could not be loaded.', error)
      return { values: bodyOf(values), errors: {} }
    }
  }

/** Without default values the form takes over what was typed before hydration. */
const useStoredForm = ({ draft, rules, countryCodes }: RequestFormSettings) => {
  const form = useForm<RequestValues, unknown, RequestBody>({
    resolver: lazily(rules),
    mode: 'onTouched',
  })
  const { reset, getValues, subscribe } = form
  useEffect(() => {
    const untouched = blankRequest(countryCodes[0])
    const early = typed(getValues(), untouched)
    const restored = { ...untouched, ...requestDrafts.read(draft).values, ...early }
    const values = { ...restored, ...phoneOf(restored, countryCodes) }
    if (Object.keys(early).length > 0) requestDrafts.change(draft, { values })
    reset(values)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => requestDrafts.change(draft, { values }),
    })
  }, [reset, getValues, subscribe, draft, countryCodes])
  return form
}

/** State and sending of a request form. A failed send keeps every word. */
export const useRequestForm = (settings: RequestFormSettings) => {
  const { draft, countryCodes, success, failure, onSent } = settings
  const form = useStoredForm(settings)
  const isSending = useRef(false)

  const succeed = (body: RequestBody) => {
    storeReceipt(body)
    form.reset(blankRequest(countryCodes[0]))
    requestDrafts.forget(draft)
    toast(success)
    onSent?.()
  }

  const fail = (error: unknown) => {
    for (const [index, { name, message }] of refusedFields(error).entries())
      form.setError(name, { message }, { shouldFocus: index === 0 })
    toast({ title: 'Error', description: failure(error), destructive: true })
  }

  const submit = form.handleSubmit(async (body) => {
    // State is too late for two presses within one frame.
    if (isSending.current) return
    isSending.current = true
    try {
      await sendRequest(draft, body)
      succeed(body)
    } catch (error) {
      fail(error)
    } finally {
      isSending.current = false
    }
  })

  const prepare = () => {
    settings.rules().catch(() => {})
  }

  return { form, submit, prepare }
}

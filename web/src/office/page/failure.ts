import { CallError } from '@bong-bari/contract'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { isUnauthorized, messageOf } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'

/** Ends a sentence about a failed call with what to do. Every such message is made here, so that all read the same. */
export const withRetryHint = (sentence: string) =>
  `${sentence} Check your connection and try again.`

export const unreachable = withRetryHint('The server could not be reached.')

/** Its message is for people; an empty one shows nothing, as for a cancelled action. */
export class FailureForPeople extends Error {}

/** Worth a retry: no answer from the API, a 5xx or a 429. */
export const isPassing = (error: unknown) =>
  error instanceof CallError
    ? error.status >= 500 || error.status === 429
    : !(error instanceof FailureForPeople)

export const isGone = (error: unknown) => error instanceof CallError && error.status === 404

export const refusedFields = (error: unknown): Record<string, string> =>
  (error instanceof CallError && error.refusal?.fields) || {}

/** The server's message about a field, or about something inside it. */
const findMessage = (refused: Record<string, string>, field: string) =>
  refused[field] ?? Object.entries(refused).find(([name]) => name.startsWith(`${field}.`))?.[1]

/** Shows what the server said of fields under them, and focuses the first; returns whether it said anything of them. */
export const showFieldErrors = <Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  fields: readonly FieldPath<Values>[],
) => {
  const refused = refusedFields(error)
  const wrong = fields.filter((name) => findMessage(refused, name))
  // Leaving a field validates it again, so focus moves only once, to the first error.
  for (const [at, name] of wrong.entries())
    setError(name, { message: findMessage(refused, name) ?? '' }, { shouldFocus: at === 0 })
  return wrong.length > 0
}

export type FailureWords = {
  title?: string
  /** Used when the server sent no message. */
  fallback?: string
  retry?: () => void
}

/** Shows a failure as a toast. An expired session is shown on the login page instead. */
export const showFailure = (error: unknown, texts: FailureWords = {}) => {
  const { title = 'Error', fallback = unreachable, retry } = texts
  const description = error instanceof FailureForPeople ? error.message : messageOf(error, fallback)
  if (isUnauthorized(error) || !description) return
  const action = retry && { label: 'Try again', run: retry }
  toast({ title, description, destructive: true, ...(action && { action }) })
}

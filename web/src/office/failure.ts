import { CallError } from '@bong-bari/contract'
import { isUnauthorized, messageOf } from '../api.ts'
import { toast } from '../ui/toast-store.ts'

export const unreachable = 'The server could not be reached. Check your connection and try again.'

/** A failure whose message is for people; without one there is nothing to say, as of what was cancelled. */
export class ToldFailure extends Error {}

/** No answer came, or one that says nothing of what was asked. */
export const isPassing = (error: unknown) =>
  error instanceof CallError
    ? error.status >= 500 || error.status === 429
    : !(error instanceof ToldFailure)

export const isGone = (error: unknown) => error instanceof CallError && error.status === 404

export const refusedFields = (error: unknown): Record<string, string> =>
  (error instanceof CallError && error.refusal?.fields) || {}

export type FailureWords = {
  title?: string
  /** Said where the server gave no sentence of its own. */
  fallback?: string
  /** Does it once more; the toast then has a button for it. */
  retry?: () => void
}

/** Says in a toast why something failed. A session that ended says so on the login page instead. */
export const showFailure = (error: unknown, words: FailureWords = {}) => {
  const { title = 'Error', fallback = unreachable, retry } = words
  const description = error instanceof ToldFailure ? error.message : messageOf(error, fallback)
  if (isUnauthorized(error) || !description) return
  const action = retry && { label: 'Try again', run: retry }
  toast({ title, description, destructive: true, ...(action && { action }) })
}

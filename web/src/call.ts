import {
  api,
  buildPath,
  type Call,
  CallError,
  type CallInput,
  createClient,
  type Route,
} from '@bong-bari/contract'
import { expireSession, onAuthChange, readSession, saveCsrfToken } from './plain/session.ts'

type AnswerListener = (path: string, headers: Headers) => void
const answerListeners: AnswerListener[] = []

/** Passes the headers of good answers to the office, which visitors never load. */
export const listenToAnswers = (listener: AnswerListener) => {
  answerListeners.push(listener)
}

// Looks `fetch` up at each call, so that it can be replaced.
const send = createClient({
  session: readSession,
  fetch: (...input) => fetch(...input),
  onAnswer: (...answer) => {
    for (const hear of answerListeners) hear(...answer)
  },
})

/** Exported again for features that may not import from auth. */
export { onAuthChange }
export const hasSession = () => Boolean(readSession().sessionId)

export const isUnauthorized = (error: unknown) => error instanceof CallError && error.status === 401

/** A failure is only logged. */
export const fetchCsrfToken = async () => {
  try {
    const { csrfToken } = await send(api.auth.csrfToken)
    saveCsrfToken(csrfToken)
  } catch (error) {
    console.error('The CSRF token could not be fetched.', error)
  }
}

let askForPassword: (() => Promise<boolean>) | undefined

/** Registers the password prompt, which visitors never load. */
export const setPasswordPrompt = (ask: () => Promise<boolean>) => {
  askForPassword = ask
}

const needsPassword = (error: unknown) =>
  error instanceof CallError && error.refusal?.code === 'password-required'

/**
 * Calls the API with the stored session; a 401 ends the session. If the password is needed again,
 * asks and retries.
 */
export const call: Call = async (route, ...rest) => {
  const { sessionId, csrfToken } = readSession()
  const asAdmin = sessionId && route.access === 'admin'
  // The token may have failed to load at login: without it no call passes.
  if (asAdmin && !csrfToken && route.method !== 'GET') await fetchCsrfToken()
  try {
    return await send(route, ...rest)
  } catch (error) {
    if (asAdmin && isUnauthorized(error)) expireSession(sessionId)
    if (needsPassword(error) && (await askForPassword?.())) return send(route, ...rest)
    throw error
  }
}

/** The API's own message, else `fallback`. */
export const messageOf = (error: unknown, fallback: string) =>
  (error instanceof CallError && error.refusal?.message) || fallback

/** A call's cache key: path and query, as the default query function expects. */
export const keyOf = <R extends Route>(route: R, input?: CallInput<R>) => {
  const parts: { params?: unknown; query?: unknown } = input ?? {}
  return [buildPath(route, parts)]
}

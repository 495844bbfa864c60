import {
  api,
  type Call,
  CallError,
  type CallInput,
  createClient,
  pathOf,
  type Route,
} from '@bong-bari/contract'
import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { expireSession, onAuthChange, readSession, saveCsrfToken } from './session.ts'

type Hear = (path: string, headers: Headers) => void
const hearing: Hear[] = []

/** Hands the headers of each good answer to a listener of the office, which visitors never load. */
export const hearAnswers = (listener: Hear) => {
  hearing.push(listener)
}

// `fetch` is looked up at each call, so that it may be replaced while a page lives.
const send = createClient({
  session: readSession,
  fetch: (...input) => fetch(...input),
  onAnswer: (...answer) => {
    for (const hear of hearing) hear(...answer)
  },
})

/** Features other than auth learn about the session here. */
export { onAuthChange }
export const hasSession = () => Boolean(readSession().sessionId)

/** True for a 401 answer. */
export const isUnauthorized = (error: unknown) => error instanceof CallError && error.status === 401

/** Fetches and keeps the CSRF token of the stored session. A failure is only logged. */
export const fetchCsrfToken = async () => {
  try {
    const { csrfToken } = await send(api.auth.csrfToken)
    saveCsrfToken(csrfToken)
  } catch (error) {
    console.error('The CSRF token could not be fetched.', error)
  }
}

let askForPassword: (() => Promise<boolean>) | undefined

/** Hands over what asks for the password of a session where a call needs it again: visitors never load that. */
export const askForPasswordBy = (ask: () => Promise<boolean>) => {
  askForPassword = ask
}

const needsPassword = (error: unknown) =>
  error instanceof CallError && error.refusal?.code === 'password-required'

/**
 * Calls the API as the stored session; a session that the API refuses is forgotten. What needs the password again is
 * sent once more when it was given.
 */
export const call: Call = async (route, ...rest) => {
  const { sessionId, csrfToken } = readSession()
  const asAdmin = sessionId && route.access === 'admin'
  // The token went missing when it could not be fetched at login: another try, or no call passes.
  if (asAdmin && !csrfToken && route.method !== 'GET') await fetchCsrfToken()
  try {
    return await send(route, ...rest)
  } catch (error) {
    if (asAdmin && isUnauthorized(error)) expireSession(sessionId)
    if (needsPassword(error) && (await askForPassword?.())) return send(route, ...rest)
    throw error
  }
}

/** What a person may read of a failed call: the API's own sentence, else `fallback`. */
export const messageOf = (error: unknown, fallback: string) =>
  (error instanceof CallError && error.refusal?.message) || fallback

/** The cache key of a call: its path with its query, as the default query function wants it. */
export const keyOf = <R extends Route>(route: R, input?: CallInput<R>) => {
  const parts: { params?: unknown; query?: unknown } = input ?? {}
  return [pathOf(route, parts)]
}

const isApiPath = (path: string): path is Route['path'] => path.startsWith('/api/')

/** A GET of the path that a query key names; several parts are joined with `/`. */
export const getQueryFn =
  ({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction =>
  async ({ queryKey, signal }) => {
    const path = queryKey.join('/')
    if (!isApiPath(path)) throw new Error(`The query key ${path} is no path of the API.`)
    const route = { method: 'GET', path, access: 'admin' } as const
    try {
      return await call(route, undefined, { signal })
    } catch (error) {
      if (on401 === 'returnNull' && isUnauthorized(error)) return null
      throw error
    }
  }

/** Nothing is retried, polled, refetched on focus or ever stale, unless a query says otherwise. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQueryFn({ on401: 'throw' }),
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        staleTime: Number.POSITIVE_INFINITY,
        // Offline calls fail at once and say so, instead of waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export const queryClient = createQueryClient()

let lastSessionId = readSession().sessionId

/** What one session has loaded is nobody else's to see. */
const dropCacheOfOldSession = () => {
  const { sessionId } = readSession()
  if (lastSessionId && lastSessionId !== sessionId) queryClient.clear()
  lastSessionId = sessionId
}

if (typeof window !== 'undefined') onAuthChange(dropCacheOfOldSession)

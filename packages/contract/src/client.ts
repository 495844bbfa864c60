import type { RefusalBody } from './api.ts'
import type { Callable, CallInput, CallResult, NamedFile } from './route.ts'

const decoded = (encoded: string) => {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/** The file name of a content-disposition header; undefined when it has none. */
export const nameIn = (contentDisposition: string | null) => {
  const header = contentDisposition ?? ''
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1]
  const [, quoted, bare] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? []
  const name = (extended && decoded(extended)) || quoted?.replace(/\\(.)/g, '$1') || bare
  // A name never leads out of the folder that the file is saved in.
  return name?.split(/[\\/]/).at(-1) || undefined
}

/** The answer of a file route with its name, else with the route's own name for it. */
const fileFrom = async (
  response: Response,
  ownName: string,
  query: unknown,
): Promise<NamedFile> => {
  const values = new Map(Object.entries(query ?? {}))
  const name = nameIn(response.headers.get('content-disposition'))
  return {
    blob: await response.blob(),
    name: name ?? ownName.replace(/\{(\w+)\}/g, (_, parameter) => String(values.get(parameter))),
  }
}

type Kept = { etag: string; result: unknown }

/** Answers kept at a time: a few filters with a few pages each. */
const most = 30

/**
 * The last answers of calls that screens repeat, in memory only and for one session: answers about
 * people are no-store, so the browser's own cache never has them.
 */
const makeEtagCache = () => {
  const answers = new Map<string, Kept>()
  let owner: string | undefined
  return {
    /** What is kept for an address; all of it is forgotten when another session asks. */
    find: (sessionId: string | undefined, path: string) => {
      if (owner !== sessionId) answers.clear()
      owner = sessionId
      return answers.get(path)
    },

    keep: (sessionId: string | undefined, path: string, kept: Kept) => {
      if (owner !== sessionId) return
      answers.delete(path)
      answers.set(path, kept)
      const [oldest] = answers.keys()
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    },

    forget: () => answers.clear(),
  }
}

/** The session of an admin, as stored by whoever calls. */
export type CallerSession = { sessionId?: string | undefined; csrfToken?: string | undefined }

export type ClientSettings = {
  /** Origin before `/api`; empty in a browser. */
  baseUrl?: string
  fetch?: typeof fetch
  session?: () => CallerSession
  /** Headers of every call. */
  headers?: Record<string, string>
  /** Gets the headers of every good answer, with the path and query that were asked. */
  onAnswer?: (path: string, headers: Headers) => void
}

export type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal }

/** A non-OK answer. `message` is the status, a colon, a space and the body or status text. */
export class CallError extends Error {
  readonly status: number
  /** The API's own refusal, when the body was one. */
  readonly refusal: RefusalBody | undefined
  /** Seconds to wait before the next try, when the answer named them. */
  readonly retryAfter: number | undefined

  constructor(status: number, statusText: string, body: string, retryAfter?: string | null) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.refusal = refusalOf(body)
    this.retryAfter = Number(retryAfter) || undefined
  }
}

const refusalOf = (body: string): RefusalBody | undefined => {
  try {
    const value = JSON.parse(body)
    return typeof value?.code === 'string' && typeof value.message === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

/** What stands there now, where a write was meant for another version. */
export const standingIn = <R extends Callable>(_route: R, error: unknown) =>
  error instanceof CallError && error.status === 412
    ? (error.refusal?.current as CallResult<R> | undefined)
    : undefined

const searchOf = (query: object) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  const text = search.toString()
  return text && `?${text}`
}

/** The path and query of a call, for requests and for cache keys. */
export const pathOf = (route: Callable, input: { params?: unknown; query?: unknown } = {}) => {
  const params = (input.params ?? {}) as Record<string, string>
  const path = route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  return path + searchOf((input.query ?? {}) as object)
}

const nextCursor = (link: string | null) => {
  const target = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1]
  return target
    ? (new URL(target, 'http://api').searchParams.get('cursor') ?? undefined)
    : undefined
}

type CallArguments<R extends Callable> =
  object extends CallInput<R>
    ? [input?: CallInput<R>, options?: CallOptions]
    : [input: CallInput<R>, options?: CallOptions]

export type Call = <const R extends Callable>(
  route: R,
  ...rest: CallArguments<R>
) => Promise<CallResult<R>>

const headersOf = (
  route: Callable,
  { sessionId, csrfToken }: CallerSession,
  hasBody: boolean,
): Record<string, string> => ({
  ...(hasBody && { 'content-type': 'application/json' }),
  ...(sessionId && { authorization: `Bearer ${sessionId}` }),
  ...(csrfToken && route.method !== 'GET' && { 'x-csrf-token': csrfToken }),
})

const failureOf = async (response: Response) => {
  const wait = response.headers.get('retry-after')
  return new CallError(response.status, response.statusText, await response.text(), wait)
}

/** Pages after the first are asked for when the first one has changed, so they are not kept. */
const isKept = (route: Callable, query: unknown) =>
  Boolean(route.polled) && !new Map(Object.entries(query ?? {})).get('cursor')

const resultOf = async (route: Callable, response: Response, query: unknown) => {
  if (route.file) return fileFrom(response, route.file, query)
  const result = await response.json()
  return route.paged ? { items: result, next: nextCursor(response.headers.get('link')) } : result
}

/**
 * Makes the function that calls routes. It rejects with {@link CallError} for a non-OK answer and
 * with fetch's own error when no answer came. A paged route gives `{ items, next }`, a
 * file route `{ blob, name }`. A polled route that has nothing new gives the very answer it gave
 * before, unless it was used to write meanwhile; treat answers as read-only.
 */
export const createClient = ({
  baseUrl = '',
  fetch = globalThis.fetch,
  session,
  headers,
  onAnswer,
}: ClientSettings = {}): Call => {
  const kept = makeEtagCache()
  return async <R extends Callable>(route: R, ...[given, options]: CallArguments<R>) => {
    const caller = session?.() ?? {}
    const input: { params?: unknown; query?: unknown; body?: unknown } = given ?? {}
    const { body } = input
    const path = pathOf(route, input)
    const held = kept.find(caller.sessionId, path)
    // Other methods of the same address are none of its answers.
    const keeps = isKept(route, input.query)
    const known = keeps ? held : undefined
    const asked = fetch(baseUrl + path, {
      method: route.method,
      credentials: 'include',
      headers: {
        ...headers,
        ...headersOf(route, caller, body !== undefined),
        ...(known && { 'if-none-match': known.etag }),
        ...options?.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(options?.signal && { signal: options.signal }),
    })
    // Whoever writes is shown it at once, though the API hears of its own changes a moment later.
    const response = await asked.finally(() => route.method !== 'GET' && kept.forget())
    if (known && response.status === 304) return known.result as CallResult<R>
    if (!response.ok) throw await failureOf(response)
    onAnswer?.(path, response.headers)
    const result = await resultOf(route, response, input.query)
    const etag = response.headers.get('etag')
    if (keeps && etag) kept.keep(caller.sessionId, path, { etag, result })
    return result as CallResult<R>
  }
}

/** The header of a write that is meant for one version. */
export const matching = (version: number) => ({ 'if-match': `"${version}"` })

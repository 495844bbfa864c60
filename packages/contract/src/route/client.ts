import type { RefusalBody } from '../api.ts'
import type { Callable, CallInput, CallResult, NamedFile } from './route.ts'

/** Set on lists of leads while pages, search and bot lag behind what was saved. */
export const behindHeader = 'x-behind'

const decoded = (encoded: string) => {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/** The file name in content-disposition; undefined without one. */
export const nameIn = (contentDisposition: string | null) => {
  const header = contentDisposition ?? ''
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1]
  const [, quoted, bare] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? []
  const name = (extended && decoded(extended)) || quoted?.replace(/\\(.)/g, '$1') || bare
  // No path: it must not leave its folder.
  return name?.split(/[\\/]/).at(-1) || undefined
}

/** Named by the answer, else by the route. */
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

/** A few filters with a few pages each. */
const most = 30

/** Answers of polled calls, in memory, for one session: no-store keeps them out of the browser's cache. */
const makeEtagCache = () => {
  const answers = new Map<string, Kept>()
  let owner: string | undefined
  return {
    /** Another session clears it. */
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

export type CallerSession = { sessionId?: string | undefined; csrfToken?: string | undefined }

export type ClientSettings = {
  /** Origin before `/api`; empty in a browser. */
  baseUrl?: string
  fetch?: typeof fetch
  session?: () => CallerSession
  headers?: Record<string, string>
  /** Called for every successful answer. */
  onAnswer?: (path: string, headers: Headers) => void
}

export type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal }

/** A non-OK answer. `message`: status, `: `, body or status text. */
export class CallError extends Error {
  readonly status: number
  /** Set if the body is a refusal. */
  readonly refusal: RefusalBody | undefined
  /** Seconds. */
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

/** The current entity of a version conflict, or of a key that made it from another body. */
export const currentOf = <R extends Callable>(_route: R, error: unknown) =>
  error instanceof CallError && (error.status === 412 || error.status === 409)
    ? (error.refusal?.current as CallResult<R> | undefined)
    : undefined

const searchOf = (query: object) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  const text = search.toString()
  return text && `?${text}`
}

/** A call's path and query, for requests and cache keys. */
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

/** Later pages are refetched only when the first changed. */
const isKept = (route: Callable, query: unknown) =>
  Boolean(route.polled) && !new Map(Object.entries(query ?? {})).get('cursor')

const resultOf = async (route: Callable, response: Response, query: unknown) => {
  if (route.file) return fileFrom(response, route.file, query)
  const result = await response.json()
  return route.paged ? { items: result, next: nextCursor(response.headers.get('link')) } : result
}

/**
 * Calls routes. Rejects with {@link CallError}, or fetch's error without an answer. Paged routes give `{ items, next }`, file routes `{
 * blob, name }`. An unchanged polled answer is the identical object, unless a write came between: read-only.
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
    // A write must show at once, even if the API lags.
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

/** The if-match header for a version. */
export const matching = (version: number) => ({ 'if-match': `"${version}"` })

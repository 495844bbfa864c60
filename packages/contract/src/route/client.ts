import type { RefusalBody } from '../api.ts'
import type { Callable, CallInput, CallResult, NamedFile } from './route.ts'

/** Lists of leads have this header while pages, search and bot lag behind what was saved. */
export const behindHeader = 'x-behind'

const decoded = (encoded: string) => {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/** Reads the file name in content-disposition; undefined without one. */
export const readFileName = (contentDisposition: string | null) => {
  const header = contentDisposition ?? ''
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1]
  const [, quoted, bare] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? []
  const name = (extended && decoded(extended)) || quoted?.replace(/\\(.)/g, '$1') || bare
  // A path is cut off, because the file must not leave its folder.
  return name?.split(/[\\/]/).at(-1) || undefined
}

/** The answer names the file, else the route does. */
const readFile = async (
  response: Response,
  ownName: string,
  query: unknown,
): Promise<NamedFile> => {
  const values = new Map(Object.entries(query ?? {}))
  const name = readFileName(response.headers.get('content-disposition'))
  return {
    blob: await response.blob(),
    name: name ?? ownName.replace(/\{(\w+)\}/g, (_, parameter) => String(values.get(parameter))),
  }
}

type CachedAnswer = { etag: string; result: unknown }

/** This is enough for a few filters with a few pages each. */
const maxEntries = 30

/** Keeps answers of polled calls in memory for one session, because no-store keeps them out of the cache of the browser. */
const makeEtagCache = () => {
  const answers = new Map<string, CachedAnswer>()
  let owner: string | undefined
  return {
    /** Finds an answer. A call by another session clears the cache. */
    find: (sessionId: string | undefined, path: string) => {
      if (owner !== sessionId) answers.clear()
      owner = sessionId
      return answers.get(path)
    },

    keep: (sessionId: string | undefined, path: string, answer: CachedAnswer) => {
      if (owner !== sessionId) return
      answers.delete(path)
      answers.set(path, answer)
      const [oldest] = answers.keys()
      if (answers.size > maxEntries && oldest !== undefined) answers.delete(oldest)
    },

    forget: () => answers.clear(),
  }
}

export type CallerSession = { sessionId?: string | undefined; csrfToken?: string | undefined }

export type ClientSettings = {
  /** The origin before `/api`; empty in a browser. */
  baseUrl?: string
  fetch?: typeof fetch
  session?: () => CallerSession
  headers?: Record<string, string>
  /** Called for every successful answer. */
  onAnswer?: (path: string, headers: Headers) => void
}

export type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal }

/** An answer whose status is not OK. `message` is the status, `: ` and the body or the status text. */
export class CallError extends Error {
  readonly status: number
  /** The refusal of the API; undefined if the body is none. */
  readonly refusal: RefusalBody | undefined
  /** The seconds to wait before another try, if the answer names them. */
  readonly retryAfter: number | undefined

  constructor(status: number, statusText: string, body: string, retryAfter?: string | null) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.refusal = parseRefusal(body)
    this.retryAfter = Number(retryAfter) || undefined
  }
}

const parseRefusal = (body: string): RefusalBody | undefined => {
  try {
    const value = JSON.parse(body)
    return typeof value?.code === 'string' && typeof value.message === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns the current entity of a version conflict, or of an Idempotency-Key that was used with another body; else undefined. */
export const findCurrent = <R extends Callable>(_route: R, error: unknown) =>
  error instanceof CallError && (error.status === 412 || error.status === 409)
    ? (error.refusal?.current as CallResult<R> | undefined)
    : undefined

const buildSearch = (query: object) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  const text = search.toString()
  return text && `?${text}`
}

/** Builds path and query of a call, for requests and for keys of caches. */
export const buildPath = (route: Callable, input: { params?: unknown; query?: unknown } = {}) => {
  const params = (input.params ?? {}) as Record<string, string>
  const path = route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  return path + buildSearch((input.query ?? {}) as object)
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

const buildHeaders = (
  route: Callable,
  { sessionId, csrfToken }: CallerSession,
  hasBody: boolean,
): Record<string, string> => ({
  ...(hasBody && { 'content-type': 'application/json' }),
  ...(sessionId && { authorization: `Bearer ${sessionId}` }),
  ...(csrfToken && route.method !== 'GET' && { 'x-csrf-token': csrfToken }),
})

const makeCallError = async (response: Response) => {
  const wait = response.headers.get('retry-after')
  return new CallError(response.status, response.statusText, await response.text(), wait)
}

/** Only first pages are kept: later ones are fetched again only when the first has changed. */
const isCached = (route: Callable, query: unknown) =>
  Boolean(route.polled) && !new Map(Object.entries(query ?? {})).get('cursor')

const readResult = async (route: Callable, response: Response, query: unknown) => {
  if (route.file) return readFile(response, route.file, query)
  const result = await response.json()
  return route.paged ? { items: result, next: nextCursor(response.headers.get('link')) } : result
}

/**
 * Makes a function that calls routes. It rejects with {@link CallError}, or with the error of fetch if there is no answer. Paged routes
 * resolve to `{ items, next }`, file routes to `{ blob, name }`. A polled answer that has not changed is the identical object, unless
 * this client wrote something since: never change it.
 *
 * @example
 * const call = createClient({ session: () => ({ sessionId, csrfToken }) })
 * const lead = await call(api.leads.setStatus, { params: { id }, body: { leadStatus: 'hot' } }, { headers: matching(3) })
 */
export const createClient = ({
  baseUrl = '',
  fetch = globalThis.fetch,
  session,
  headers,
  onAnswer,
}: ClientSettings = {}): Call => {
  const cache = makeEtagCache()
  return async <R extends Callable>(route: R, ...[given, options]: CallArguments<R>) => {
    const caller = session?.() ?? {}
    const input: { params?: unknown; query?: unknown; body?: unknown } = given ?? {}
    const { body } = input
    const path = buildPath(route, input)
    const stored = cache.find(caller.sessionId, path)
    const keeps = isCached(route, input.query)
    const cached = keeps ? stored : undefined
    const answering = fetch(baseUrl + path, {
      method: route.method,
      credentials: 'include',
      headers: {
        ...headers,
        ...buildHeaders(route, caller, body !== undefined),
        ...(cached && { 'if-none-match': cached.etag }),
        ...options?.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(options?.signal && { signal: options.signal }),
    })
    // A write must be visible at once, even if the next answer of the API lags behind.
    const response = await answering.finally(() => route.method !== 'GET' && cache.forget())
    if (cached && response.status === 304) return cached.result as CallResult<R>
    if (!response.ok) throw await makeCallError(response)
    onAnswer?.(path, response.headers)
    const result = await readResult(route, response, input.query)
    const etag = response.headers.get('etag')
    if (keeps && etag) cache.keep(caller.sessionId, path, { etag, result })
    return result as CallResult<R>
  }
}

/** Makes the If-Match header that expects this version. */
export const matching = (version: number) => ({ 'if-match': `"${version}"` })

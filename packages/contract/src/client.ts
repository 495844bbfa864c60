import { fileFrom } from './file.ts'
import type { RefusalBody } from './refusals.ts'
import type { CallInput, CallResult, Route } from './route.ts'

/** The session of an admin, as stored by whoever calls. */
export type CallerSession = { sessionId?: string | undefined; csrfToken?: string | undefined }

export type ClientSettings = {
  /** Origin before `/api`; empty in a browser. */
  baseUrl?: string
  fetch?: typeof fetch
  session?: () => CallerSession
  /** Headers of every call. */
  headers?: Record<string, string>
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

const searchOf = (query: object) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  return search.size ? `?${search}` : ''
}

/** The path and query of a call, for requests and for cache keys. */
export const pathOf = (route: Route, input: { params?: unknown; query?: unknown } = {}) => {
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

type CallArguments<R extends Route> =
  object extends CallInput<R>
    ? [input?: CallInput<R>, options?: CallOptions]
    : [input: CallInput<R>, options?: CallOptions]

export type Call = <const R extends Route>(
  route: R,
  ...rest: CallArguments<R>
) => Promise<CallResult<R>>

/**
 * Makes the function that calls routes. It rejects with {@link CallError} for a non-OK answer and
 * with fetch's own error when no answer came. A paged route gives `{ items, next }`, a
 * file route `{ blob, name }`.
 */
export const createClient =
  ({ baseUrl = '', fetch = globalThis.fetch, session, headers }: ClientSettings = {}): Call =>
  async <R extends Route>(route: R, ...[given, options]: CallArguments<R>) => {
    const { sessionId, csrfToken } = session?.() ?? {}
    const input: { params?: unknown; query?: unknown; body?: unknown } = given ?? {}
    const { body } = input
    const response = await fetch(baseUrl + pathOf(route, input), {
      method: route.method,
      credentials: 'include',
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(sessionId && { authorization: `Bearer ${sessionId}` }),
        ...(csrfToken && route.method !== 'GET' && { 'x-csrf-token': csrfToken }),
        ...options?.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(options?.signal && { signal: options.signal }),
    })
    if (!response.ok) {
      const wait = response.headers.get('retry-after')
      throw new CallError(response.status, response.statusText, await response.text(), wait)
    }
    if (route.file) return (await fileFrom(response, route.file, input.query)) as CallResult<R>
    const result = await response.json()
    const next = nextCursor(response.headers.get('link'))
    return (route.paged ? { items: result, next } : result) as CallResult<R>
  }

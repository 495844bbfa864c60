import { vi } from 'vitest'

export type StubbedCall = {
  method: string
  path: string
  search: URLSearchParams
  headers: Headers
  body: unknown
  credentials: RequestCredentials | undefined
}

type Answer = (call: StubbedCall) => Response | Promise<Response>

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

export const refused = (status: number, code: string, message: string, headers = {}) =>
  json({ code, message, requestId: 'r' }, status, headers)

const callOf = (input: RequestInfo | URL, init: RequestInit = {}): StubbedCall => {
  const url = new URL(String(input), 'http://site')
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    search: url.searchParams,
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    credentials: init.credentials,
  }
}

/** Puts an API in the place of the network; gives every call that was made. */
export const stubApi = (answers: Record<string, Answer>) => {
  const calls: StubbedCall[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const call = callOf(input, init)
    calls.push(call)
    const answer = answers[`${call.method} ${call.path}`]
    return answer
      ? answer(call)
      : refused(404, 'route-not-found', 'There is nothing at this address.')
  })
  const to = (method: string, path: string) =>
    calls.filter((call) => call.method === method && call.path === path)
  return { calls, to }
}

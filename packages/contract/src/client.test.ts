import { expect, test } from 'vitest'
import { api } from './api.ts'
import { CallError, createClient, pathOf } from './client.ts'

const answering = (response: Response) => {
  const calls: { url: string; init: RequestInit }[] = []
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    calls.push({ url: String(url), init })
    return response.clone()
  }
  return { calls, fetch }
}

const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers)

test('CALL-01 CALL-02 CALL-03 credentials and the bearer go with every call, the CSRF token with changes', async () => {
  const { calls, fetch } = answering(Response.json({}))
  const call = createClient({ fetch, session: () => ({ sessionId: 's', csrfToken: 'c' }) })
  await call(api.auth.me)
  await call(api.auth.logout)
  expect(calls.map(({ init }) => init.credentials)).toEqual(['include', 'include'])
  expect(calls.map(({ init }) => headersOf(init).get('authorization'))).toEqual([
    'Bearer s',
    'Bearer s',
  ])
  expect(calls.map(({ init }) => headersOf(init).get('x-csrf-token'))).toEqual([null, 'c'])
})

test('CALL-02 without a session there is no bearer', async () => {
  const { calls, fetch } = answering(Response.json({}))
  await createClient({ fetch, session: () => ({}) })(api.auth.me)
  expect(headersOf(calls[0]?.init).has('authorization')).toBe(false)
})

test('ERR-01 a non-OK answer rejects with the status, a colon, a space and the body', async () => {
  const body = JSON.stringify({ code: 'wrong-password', message: 'No.', requestId: '1' })
  const { fetch } = answering(new Response(body, { status: 401 }))
  const error = await createClient({ fetch })(api.auth.me).catch((refused: unknown) => refused)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ message: `401: ${body}`, status: 401, refusal: { message: 'No.' } })
})

test('ERR-02 an empty body gives the status text; a foreign body is no refusal', async () => {
  const empty = answering(new Response('', { status: 502, statusText: 'Bad Gateway' }))
  await expect(createClient({ fetch: empty.fetch })(api.auth.me)).rejects.toMatchObject({
    message: '502: Bad Gateway',
    refusal: undefined,
  })
  const page = answering(new Response('<html>', { status: 503 }))
  await expect(createClient({ fetch: page.fetch })(api.auth.me)).rejects.toMatchObject({
    message: '503: <html>',
    refusal: undefined,
  })
})

test('parameters are encoded and absent query values left out', () => {
  const { open, list } = api.collaboration
  expect(pathOf(open, { params: { id: 'a/b ?' } })).toBe(
    '/api/collaboration-requests/a%2Fb%20%3F/open',
  )
  expect(pathOf(list, { query: { leadStatus: 'hot', opened: undefined } })).toBe(
    '/api/collaboration-requests?leadStatus=hot',
  )
})

test('a paged route gives the items and the cursor of the next page', async () => {
  const link = '</api/collaboration-requests?limit=1&cursor=2026%23x>; rel="next"'
  const more = answering(Response.json([], { headers: { link } }))
  expect(await createClient({ fetch: more.fetch })(api.collaboration.list)).toEqual({
    items: [],
    next: '2026#x',
  })
  const last = answering(Response.json([]))
  expect(await createClient({ fetch: last.fetch })(api.collaboration.list)).toEqual({
    items: [],
    next: undefined,
  })
})

import { expect, test } from 'vitest'
import { api } from '../api.ts'
import { buildPath, CallError, createClient } from './client.ts'

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
  const { open, list } = api.leads
  expect(buildPath(open, { params: { id: 'a/b ?' } })).toBe(
    '/api/collaboration-requests/a%2Fb%20%3F/open',
  )
  expect(buildPath(list, { query: { leadStatus: 'hot', opened: undefined } })).toBe(
    '/api/collaboration-requests?leadStatus=hot',
  )
})

test('a paged route gives the items and the cursor of the next page', async () => {
  const link = '</api/collaboration-requests?limit=1&cursor=2026%23x>; rel="next"'
  const more = answering(Response.json([], { headers: { link } }))
  expect(await createClient({ fetch: more.fetch })(api.leads.list)).toEqual({
    items: [],
    next: '2026#x',
  })
  const last = answering(Response.json([]))
  expect(await createClient({ fetch: last.fetch })(api.leads.list)).toEqual({
    items: [],
    next: undefined,
  })
})

const polled = (answers: Response[]) => {
  const sent: (string | null)[] = []
  let sessionId = 'riya'
  const call = createClient({
    session: () => ({ sessionId }),
    fetch: async (_url, init) => {
      sent.push(headersOf(init).get('if-none-match'))
      return answers.shift() ?? expect.fail()
    },
  })
  const list = () => call(api.leads.list, { query: { opened: 'false' } })
  const logInAs = (id: string) => {
    sessionId = id
  }
  return { call, list, logInAs, sent }
}

const listAnswer = (etag: string) =>
  Response.json([], { headers: { etag, link: '</api/x?cursor=1>; rel="next"' } })

test('a polled call asks whether its last answer still stands and then gives it again', async () => {
  const { list, sent } = polled([listAnswer('"1"'), new Response(null, { status: 304 })])
  const first = await list()
  expect(first).toEqual({ items: [], next: '1' })
  expect(await list()).toBe(first)
  expect(sent).toEqual([null, '"1"'])
})

test('a polled call follows the newest answer, and other addresses keep their own', async () => {
  const { call, list, sent } = polled(['"1"', '"2"', '"3"', '"4"'].map(listAnswer))
  await list()
  await list()
  await call(api.leads.list)
  await list()
  expect(sent).toEqual([null, '"1"', null, '"2"'])
})

test('a page after the first is not kept: it is asked for when the first has changed', async () => {
  const { call, sent } = polled(['"1"', '"2"'].map(listAnswer))
  const second = () => call(api.leads.list, { query: { cursor: 'a cursor' } })
  await second()
  await second()
  expect(sent).toEqual([null, null])
})

test('what one session was answered is never given to another', async () => {
  const { list, logInAs, sent } = polled(['"1"', '"2"', '"3"'].map(listAnswer))
  await list()
  logInAs('ma')
  await list()
  logInAs('riya')
  await list()
  expect(sent).toEqual([null, null, null])
})

test('an answer that arrives after the session has changed is not kept for the next one', async () => {
  let arrive = (_answer: Response) => {}
  const late = new Promise<Response>((resolve) => {
    arrive = resolve
  })
  const answers = [late, Promise.resolve(listAnswer('"2"')), Promise.resolve(listAnswer('"3"'))]
  let sessionId = 'riya'
  const sent: (string | null)[] = []
  const call = createClient({
    session: () => ({ sessionId }),
    fetch: (_url, init) => {
      sent.push(headersOf(init).get('if-none-match'))
      return answers.shift() ?? expect.fail()
    },
  })
  const first = call(api.leads.list)
  sessionId = 'ma'
  await call(api.leads.list)
  arrive(listAnswer('"1"'))
  await first
  await call(api.leads.list)
  expect(sent).toEqual([null, null, '"2"'])
})

test('a call that is not polled never asks conditionally', async () => {
  const { call, sent } = polled([
    Response.json({}, { headers: { etag: '"1"' } }),
    Response.json({}, { headers: { etag: '"1"' } }),
  ])
  await call(api.auth.me)
  await call(api.auth.me)
  expect(sent).toEqual([null, null])
})

test('a query goes along in an engine that cannot count what a search holds', () => {
  const { prototype } = URLSearchParams
  const size = Object.getOwnPropertyDescriptor(prototype, 'size') ?? {}
  Reflect.deleteProperty(prototype, 'size')
  const path = buildPath(api.leads.list, { query: { leadStatus: 'hot' } })
  Object.defineProperty(prototype, 'size', size)
  expect(path).toContain('?leadStatus=hot')
})

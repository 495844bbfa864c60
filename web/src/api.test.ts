import { api, CallError } from '@bong-bari/contract'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { json, refused, stubApi } from '../test/stub-api.ts'
import { call, createQueryClient, getQueryFn, keyOf, messageOf, queryClient } from './api.ts'
import { clearSession, readSession, readSessionEnd, saveSession } from './plain/session.ts'

const list = '/api/collaboration-requests'
const ended = () => refused(401, 'session-required', 'Please log in first.')

beforeEach(() => clearSession('elsewhere'))

test('AUTH-13 CALL-02 the calls of the chatbot’s admin carry the bearer like all others', async () => {
  const { calls } = stubApi({ 'GET /api/admin/chatbot-training': () => json([]) })
  saveSession('id', 'token')
  await call(api['bot-training'].listTraining)
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer id')
})

test('a token that could not be fetched at login is fetched before the first change', async () => {
  const { calls } = stubApi({
    'GET /api/auth/csrf-token': () => json({ csrfToken: 'late' }),
    [`PUT ${list}/7/open`]: () => json({}),
  })
  saveSession('id')
  await call(api.leads.open, { params: { id: '7' } })
  expect(calls.at(-1)?.headers.get('x-csrf-token')).toBe('late')
  expect(localStorage.getItem('csrf_token')).toBe('late')
})

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  )

test('a person reads the sentence of the server, never the status', async () => {
  stubApi({ [`GET ${list}`]: () => refused(500, 'unexpected', 'Something went wrong.') })
  const error = await failureOf(call(api.leads.list))
  expect(messageOf(error, 'fallback')).toBe('Something went wrong.')
  expect(messageOf(new TypeError('Failed to fetch'), 'fallback')).toBe('fallback')
})

test('a 401 of any admin call ends the session; other failures never do', async () => {
  saveSession('id', 'token')
  stubApi({ [`GET ${list}`]: () => refused(503, 'unexpected', 'Later.') })
  await failureOf(call(api.leads.list))
  expect(readSession().sessionId).toBe('id')
  stubApi({ [`GET ${list}`]: ended })
  await failureOf(call(api.leads.list))
  expect(readSession().sessionId).toBeUndefined()
  expect(readSessionEnd()).toBe('expired')
})

test('a wrong password is no reason to end a session', async () => {
  saveSession('id', 'token')
  stubApi({ 'POST /api/auth/login': () => refused(401, 'wrong-password', 'No.') })
  await failureOf(call(api.auth.login, { body: { username: 'a', password: 'b' } }))
  expect(readSession().sessionId).toBe('id')
})

const fetchKey = (queryKey: unknown[], on401?: 'throw' | 'returnNull') =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery({
    queryKey,
    queryFn: getQueryFn({ on401: on401 ?? 'throw' }),
  })

test('CALL-05 a key of one element is the path, query and all', async () => {
  const { calls } = stubApi({ [`GET ${list}`]: () => json([1]) })
  const key = keyOf(api.leads.list, { query: { opened: 'false' } })
  expect(key).toEqual([`${list}?opened=false`])
  expect(await fetchKey(key)).toEqual([1])
  expect(calls[0]?.search.get('opened')).toBe('false')
})

test('CALL-06 the parts of a longer key are joined with slashes', async () => {
  stubApi({ 'GET /api/blog/slug/one': () => json({ title: 'One' }) })
  expect(await fetchKey(['/api/blog', 'slug', 'one'])).toEqual({ title: 'One' })
})

test('CALL-07 CALL-08 a 401 throws, or gives null where that is asked for', async () => {
  stubApi({ 'GET /api/auth/me': ended })
  expect(await failureOf(fetchKey(['/api/auth/me']))).toBeInstanceOf(CallError)
  expect(await fetchKey(['/api/auth/me'], 'returnNull')).toBeNull()
})

test('CALL-09 CALL-10 CALL-11 CALL-12 nothing retries, refocuses, polls or goes stale', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  expect(mutations?.retry).toBe(false)
})

test('SESS-05 what a session has loaded goes with it', () => {
  saveSession('id', 'token')
  queryClient.setQueryData(['/api/anything'], 'theirs')
  clearSession('logout')
  expect(queryClient.getQueryData(['/api/anything'])).toBeUndefined()
})

test('what visitors have loaded survives a login', () => {
  queryClient.setQueryData(['/api/youtube/latest'], 'videos')
  saveSession('id', 'token')
  expect(queryClient.getQueryData(['/api/youtube/latest'])).toBe('videos')
})

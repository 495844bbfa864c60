import { api, type RefusalBody, routes } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { call, token, visitor } from './site.ts'

const body = async (answer: Response): Promise<RefusalBody> => JSON.parse(await answer.text())

test('a visitor reads videos, posts, sections, settings and how the chat opens', async () => {
  for (const list of [api.videos.latest, api.videos.popular])
    expect(Array.isArray(await visitor(list))).toBe(true)
  expect((await visitor(api.posts.list)).items.length).toBeGreaterThanOrEqual(0)
  expect(Array.isArray(await visitor(api.sections.publicList))).toBe(true)
  expect((await visitor(api.settings.publicList)).length).toBeGreaterThan(0)
  expect((await visitor(api.chat.opening)).greeting).not.toBe('')
})

test('Bong Bot answers every message with words', async () => {
  for (const message of ['কেমন আছো?', 'notun video kobe asbe?', 'xyzzy']) {
    const { response } = await visitor(api.chat.message, {
      body: { message, conversationHistory: [{ role: 'user', content: 'hello' }] },
    })
    expect(response.trim()).not.toBe('')
  }
})

test('a request without a way to answer it is refused on the field', async () => {
  const answer = await call('/api/collaboration-requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: token(), company: 'A brand' }),
  })
  expect(answer.status).toBe(400)
  expect(await body(answer)).toMatchObject({
    code: 'invalid-input',
    fields: { email: 'Please provide either an email address or phone number' },
  })
})

test('what is no JSON, or says it is none, is refused', async () => {
  const send = (text: string, type: string) =>
    call('/api/chatbot/message', {
      method: 'POST',
      headers: { 'content-type': type },
      body: text,
    })
  expect((await send('{', 'application/json')).status).toBe(400)
  expect((await send('{}', 'text/plain')).status).toBe(415)
})

test('an unknown address is 404 and a wrong method 405 with what is allowed, both in JSON', async () => {
  const unknown = await call(`/api/${token()}`)
  expect(unknown.status).toBe(404)
  expect(await body(unknown)).toMatchObject({ code: 'route-not-found' })
  const wrong = await call('/api/youtube/latest', { method: 'DELETE' })
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET'])
  expect(await body(wrong)).toMatchObject({ code: 'method-not-allowed' })
})

test('every route of the admins asks a stranger to log in', async () => {
  const paths = routes.filter(({ route }) => route.access === 'admin')
  for (const { key, route } of paths) {
    const answer = await call(route.path.replace(/\{\w+\}/g, '7'), { method: route.method })
    expect([key, answer.status]).toEqual([key, 401])
  }
})

test('a session that is none and a wrong password are refused', async () => {
  const forged = { authorization: `Bearer ${'x'.repeat(43)}` }
  expect((await call('/api/auth/me', { headers: forged })).status).toBe(401)
  const credentials = { username: token(), password: 'not the password' }
  await expect(visitor(api.auth.login, { body: credentials })).rejects.toMatchObject({
    status: 401,
    refusal: { code: 'wrong-password' },
  })
})

test('a post that does not exist is 404', async () => {
  await expect(visitor(api.posts.bySlug, { params: { slug: token() } })).rejects.toMatchObject({
    status: 404,
    refusal: { code: 'post-not-found' },
  })
})

import { api, type RefusalBody } from '@bong-bari/contract'
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

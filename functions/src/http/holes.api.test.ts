import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

// Real holes of systems of this kind, each met by a test here unless its own suite has one.

const site = await startApi()
const admin = await site.newAdmin()
for (const title of ['One', 'Two', 'Three']) {
  site.clock.now += 1
  await admin.call(api.posts.create, { body: { title, content: `Text of ${title}` } })
}

const json = { 'content-type': 'application/json' }
const bodyOf = async (path: string, headers: Record<string, string> = {}) =>
  (await site.fetcher()(path, { headers })).text()

test('CVE-2026-26980 CVE-2023-31133 no parameter orders or filters a public list by what it may not show', async () => {
  const plain = await bodyOf('/api/blog')
  for (const query of [
    'order=password',
    "filter=slug:['one']",
    'filter=authors.password:~^a',
    'slug=one&include=authors',
    'limit=20&$where=1',
    'fields=pk,sk',
  ])
    expect(await bodyOf(`/api/blog?${query}`)).toBe(plain)
})

test('CVE-2026-26980 a cursor that tries to be more than a place in the list is refused', async () => {
  for (const cursor of ["' OR 1=1", '{"$gt":""}', 'POSTS', '2026-01-01T00:00:00.000Z#x OR pk > 0'])
    expect(
      (await refusalOf(site.client()(api.posts.list, { query: { cursor } }))).fields,
    ).toHaveProperty('cursor')
})

test('CVE-2026-22595 CVE-2023-38507 another spelling of a path is no way around its checks', async () => {
  const spellings = [
    '/api/collaboration-requests/',
    '/api//collaboration-requests',
    '/api/collaboration-requests/.',
    '/API/collaboration-requests',
    '/api/collaboration-requests;x',
    '/api/auth/../collaboration-requests',
    '/api/collaboration%2Drequests',
  ]
  for (const path of spellings)
    expect([401, 404, 405]).toContain((await site.fetcher()(path)).status)
  const address = '10.66.0.1'
  const guess = {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'ma', password: 'x' }),
  }
  for (let i = 0; i < 12; i++) await site.fetcher({ address })('/api/auth/login', guess)
  for (const path of [
    '/api/auth/login/',
    '/api//auth/login',
    '/API/auth/login',
    '/api/auth/logi%6E',
  ])
    expect([404, 405, 429]).toContain((await site.fetcher({ address })(path, guess)).status)
})

test('CVE-2026-53943 no header of a visitor changes a public answer that a shared cache keeps', async () => {
  const plain = await bodyOf('/api/blog')
  const headers = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'gopher',
    'x-original-url': '/api/admin/settings',
    'accept-language': 'xx',
    authorization: `Bearer ${admin.session.sessionId}`,
    cookie: 'preview=1',
  }
  for (const [name, value] of Object.entries(headers))
    expect(await bodyOf('/api/blog', { [name]: value })).toBe(plain)
})

test('CVE-2025-64526 no field of the body gives a client a new allowance', async () => {
  const address = '10.66.0.2'
  const statuses: number[] = []
  for (let i = 0; i < 31; i++) {
    const body = JSON.stringify({
      username: `name-${i}`,
      password: 'x',
      client: `${i}`,
      email: `${i}@x`,
    })
    const headers = {
      ...json,
      'x-forwarded-for': `192.0.2.${i}`,
      'cloudfront-viewer-address': `192.0.2.${i}:1`,
      'x-viewer-address': `192.0.2.${i}`,
    }
    statuses.push(
      (await site.fetcher({ address })('/api/auth/login', { method: 'POST', headers, body }))
        .status,
    )
  }
  expect(statuses.at(-1)).toBe(429)
})

test('CVE-2023-22621 what an admin writes into a template is text and nothing else', async () => {
  const content = ['{{7*7}} $', '{process.env.ORIGIN_SECRET} <%= 7*7 %> #{7*7}'].join('')
  const body = { name: 'x', templateType: 'greeting', content } as const
  const { id } = await admin.call(api['bot-training'].createTemplate, { body })
  expect((await site.client()(api.chat.opening)).greeting).toBe(content)
  await admin.call(api['bot-training'].removeTemplate, { params: { id: String(id) } })
})

test('GHSA-6q22-g298-grjh one request cannot multiply costly work', async () => {
  const ids = Array.from({ length: 1_001 }, (_, i) => `ids=${i}`).join('&')
  const headers = { authorization: `Bearer ${admin.session.sessionId}` }
  const answer = await site.fetcher()(`/api/collaboration-requests/export?format=csv&${ids}`, {
    headers,
  })
  expect(answer.status).toBe(400)
  const history = Array.from({ length: 201 }, () => ({ role: 'user' as const, content: 'x' }))
  const asked = site.visitor()(api.chat.message, {
    body: { message: 'x', conversationHistory: history },
  })
  expect((await refusalOf(asked)).status).toBe(400)
})

test('CVE-2024-23724 an SVG is no picture, typed or uploaded', async () => {
  const svg = `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`
  for (const image of [svg, 'data:text/html;base64,PHA+']) {
    const body = { title: 'x', content: 'y', image }
    expect((await refusalOf(admin.call(api.posts.create, { body }))).fields).toHaveProperty('image')
  }
})

import { gunzipSync } from 'node:zlib'
import { api, routes } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const get = (path: string, etag = '') =>
  site.fetcher()(path, { headers: { ...(etag && { 'if-none-match': etag }) } })

const cachedRoutes = routes.filter(({ route }) => route.cache && !route.path.includes('{'))

test('every answer that a cache may keep has a tag and answers 304 to who holds it', async () => {
  expect(cachedRoutes.length).toBeGreaterThan(5)
  for (const { key, route } of cachedRoutes) {
    const first = await get(route.path)
    const etag = first.headers.get('etag') ?? ''
    expect([key, etag]).toEqual([key, expect.stringMatching(/^"[\w-]{43}"$/)])
    for (const held of [etag, `W/${etag}`]) {
      const again = await get(route.path, held)
      expect([key, again.status, await again.text()]).toEqual([key, 304, ''])
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
      expect(again.headers.get('etag')).toBe(etag)
    }
    expect((await get(route.path, '"another"')).status).toBe(200)
  }
})

test('a tag ends with what it stands for', async () => {
  const etag = (await get('/api/blog')).headers.get('etag') ?? ''
  await admin.call(api.posts.create, { body: { title: 'Fresh', content: 'From the kitchen' } })
  const after = await get('/api/blog', etag)
  expect(after.status).toBe(200)
  expect(await after.text()).toContain('From the kitchen')
})

test('a page that turns out not to be the last has another tag', async () => {
  const one = (await get('/api/blog?limit=1')).headers.get('etag') ?? ''
  site.clock.now -= 60_000
  await admin.call(api.posts.create, { body: { title: 'Older', content: 'Than the first' } })
  site.clock.now += 60_000
  const after = await get('/api/blog?limit=1', one)
  expect([after.status, after.headers.get('link')]).toEqual([200, expect.any(String)])
})

test('a refusal has no tag', async () => {
  const missing = await get('/api/blog/slug/nothing-here')
  expect([missing.status, missing.headers.get('etag')]).toEqual([404, null])
})

test('a long answer is zipped for whoever takes that, with the same tag', async () => {
  const asked = (encoding: string) =>
    site.fetcher()('/api/openapi.json', { headers: { 'accept-encoding': encoding } })
  const [plain, small] = [await asked('identity'), await asked('gzip, br')]
  expect([plain.headers.get('content-encoding'), small.headers.get('content-encoding')]).toEqual([
    null,
    'gzip',
  ])
  expect(small.headers.get('etag')).toBe(plain.headers.get('etag'))
  const bytes = Buffer.from(await small.arrayBuffer())
  expect(bytes.length).toBeLessThan(100_000)
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(await plain.json())
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import { cacheControl } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { isAnsweredByFunction, keptFor, startEdgeCache } from './edge-cache.ts'

test('an edge keeps an answer as long as its Cache-Control says, the part for shared caches first', () => {
  expect(keptFor('public, max-age=0, s-maxage=60')).toBe(60)
  expect(keptFor('public, max-age=86400')).toBe(86_400)
  expect(keptFor(cacheControl.rendered)).toBe(60)
  for (const never of [cacheControl.never, 'private, max-age=60', null])
    expect(keptFor(never)).toBe(0)
})

test('the API, posts and unknown addresses are answered by functions, files and pages are not', () => {
  const called = ['/api/blog', '/blog/any-post', '/sitemap.xml', '/no-such-page']
  const stored = ['/', '/blog', '/assets/app-1.js', '/logo.png', '/media/1.webp']
  expect(called.filter(isAnsweredByFunction)).toEqual(called)
  expect(stored.filter(isAnsweredByFunction)).toEqual([])
})

test('what is kept is not asked for again, what is not is, and a bearer has answers of its own', async () => {
  const origin = createServer((request, response) => {
    const cache = request.url === '/api/never' ? 'no-store' : 'public, s-maxage=60'
    response.setHeader('cache-control', cache).end(request.headers.authorization ?? 'nobody')
  }).listen(0, '127.0.0.1')
  await once(origin, 'listening')
  const edge = await startEdgeCache(`http://127.0.0.1:${Object(origin.address()).port}`)
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(edge.url + path, { headers })).text()
  expect([await ask('/api/kept'), await ask('/api/kept')]).toEqual(['nobody', 'nobody'])
  expect(await ask('/api/kept', { authorization: 'riya' })).toBe('riya')
  expect(edge.taken()).toEqual(['/api/kept', '/api/kept'])
  await ask('/api/never')
  await ask('/api/never')
  expect(edge.taken()).toEqual(['/api/never', '/api/never'])
  await edge.stop()
  origin.close()
})

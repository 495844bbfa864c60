import { once } from 'node:events'
import { createServer } from 'node:http'
import { cacheControl, publishedFile } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { isAnsweredByFunction, keptFor, startEdgeCache } from './edge-cache.ts'

test('an edge keeps an answer as long as its Cache-Control says, the part for shared caches first', () => {
  expect(keptFor('public, max-age=0, s-maxage=60')).toBe(60)
  expect(keptFor('public, max-age=86400')).toBe(86_400)
  expect(keptFor(cacheControl.published)).toBe(60)
  for (const never of [cacheControl.never, 'private, max-age=60', null])
    expect(keptFor(never)).toBe(0)
})

const published = new Set(['/', '/blog', '/blog/a-post', '/sitemap.xml'].map(publishedFile))
const isPublished = async (file: string) => published.has(file)

test('the API and what is not published are answered by functions, files and published pages are not', async () => {
  const called = ['/api/blog', '/about', '/blog/another-post', '/feed.xml', '/no-such-page']
  const stored = ['/', '/blog', '/blog/a-post', '/sitemap.xml', '/admin']
  const files = ['/assets/app-1.js', '/logo.png', '/media/1.webp', '/about/']
  for (const path of called)
    expect([path, await isAnsweredByFunction(path, isPublished)]).toEqual([path, true])
  for (const path of [...stored, ...files])
    expect([path, await isAnsweredByFunction(path, isPublished)]).toEqual([path, false])
})

test('what is kept is not asked for again, what is not is, and a bearer has answers of its own', async () => {
  const origin = createServer((request, response) => {
    const cache = request.url === '/api/never' ? 'no-store' : 'public, s-maxage=60'
    response.setHeader('cache-control', cache).end(request.headers.authorization ?? 'nobody')
  }).listen(0, '127.0.0.1')
  await once(origin, 'listening')
  const edge = await startEdgeCache(
    `http://127.0.0.1:${Object(origin.address()).port}`,
    isPublished,
  )
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

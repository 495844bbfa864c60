import { expect, test } from 'vitest'
import { cachedPaths } from './api-cache.ts'

test('only routes that say so are cached, each for its own time', () => {
  const routes = [
    { path: '/api/videos', access: 'public', cache: 300 },
    { path: '/api/leads', access: 'admin' },
  ] as const
  expect(cachedPaths(routes)).toEqual([{ pattern: '/api/videos', seconds: 300, bearer: false }])
})

test('the bearer is forwarded where a session call falls under the same pattern', () => {
  const routes = [
    { path: '/api/posts', access: 'public', cache: 60 },
    { path: '/api/posts', access: 'admin' },
    { path: '/api/posts/slug/{slug}', access: 'public', cache: 60 },
  ] as const
  const bearer = Object.fromEntries(cachedPaths(routes).map((one) => [one.pattern, one.bearer]))
  expect(bearer).toEqual({ '/api/posts': true, '/api/posts/slug/*': false })
})

test('a wider pattern stands behind every narrower one', () => {
  const routes = [
    { path: '/api/posts/{id}', access: 'public', cache: 60 },
    { path: '/api/posts/slug/{slug}', access: 'public', cache: 30 },
    { path: '/api/posts/latest', access: 'public', cache: 10 },
  ] as const
  const patterns = cachedPaths(routes).map(({ pattern }) => pattern)
  expect(patterns).toEqual(['/api/posts/latest', '/api/posts/slug/*', '/api/posts/*'])
})

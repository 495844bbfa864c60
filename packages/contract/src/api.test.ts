import { expect, test } from 'vitest'
import { routes } from './routes.ts'

test('no two routes share a method and a path', () => {
  const keys = routes.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('every parameter of a path has a schema', () => {
  for (const { route } of routes) expect(route.path.includes('{')).toBe(route.params !== undefined)
})

test('an answer that depends on the bearer is never cached', () => {
  for (const { route } of routes) if (route.cache) expect(route.access).toBe('public')
})

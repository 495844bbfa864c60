import { expect, test } from 'vitest'
import { api, notes } from './api.ts'
import { groupNames, routes } from './routes.ts'

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

test('what readers are told is of routes that there are', () => {
  for (const group of groupNames)
    expect(Object.keys(notes[group].routes).sort()).toEqual(Object.keys(api[group]).sort())
})

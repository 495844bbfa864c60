import { routes } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { matchRoute } from './api-event.ts'

const unmatched = { runs: 'fallback', routeKey: '$default' }

test('every route of the contract is found with its function and its parameters', () => {
  for (const { runs, key, route } of routes) {
    const path = route.path.replace(/\{\w+\}/g, 'one%20two')
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'one two'])
    const match = matchRoute(route.method, path)
    expect(match).toMatchObject({ runs, routeKey: key })
    expect(match.pathParameters ?? {}).toEqual(Object.fromEntries(names))
  }
})

test('trailing slashes, other cases, other methods and empty parameters match no route', () => {
  expect(matchRoute('GET', '/api/auth/me/')).toEqual(unmatched)
  expect(matchRoute('GET', '/API/auth/me')).toEqual(unmatched)
  expect(matchRoute('DELETE', '/api/auth/me')).toEqual(unmatched)
  expect(matchRoute('HEAD', '/api/auth/me')).toEqual(unmatched)
  expect(matchRoute('PUT', '/api/collaboration-requests//open')).toEqual(unmatched)
  expect(matchRoute('PUT', '/api/collaboration-requests/a/b/open')).toEqual(unmatched)
})

test('a malformed parameter throws', () => {
  expect(() => matchRoute('PUT', '/api/collaboration-requests/%E0%A4%A/open')).toThrow(URIError)
})

import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { handler, type ViewerRequest } from './viewer-request.ts'

const visit = (uri: string, querystring: ViewerRequest['querystring'] = {}) =>
  handler({ request: { method: 'GET', uri, querystring } })

const locationOf = (answer: ReturnType<typeof visit>) =>
  'headers' in answer ? answer.headers.location.value : undefined

test('ROUTE-01 ROUTE-02 ROUTE-03 ROUTE-04 ROUTE-05 every known page is given its file', () => {
  for (const [path, file] of Object.entries(pages)) expect(visit(path)).toMatchObject({ uri: file })
})

test('ROUTE-09 ROUTE-10 ROUTE-11 the admin pages share one file', () => {
  for (const path of ['/admin', '/admin/chatbot', '/admin/homepage'])
    expect(visit(path)).toMatchObject({ uri: '/admin.html' })
})

test('posts, assets and unknown paths pass as they are', () => {
  for (const uri of ['/blog/a-post', '/assets/a.js', '/logo.png', '/nope', '/About', '/a.html'])
    expect(visit(uri)).toMatchObject({ uri, querystring: {} })
})

test('every other form of an address moves permanently to the one', () => {
  const forms = {
    '/about/': '/about',
    '/about.html': '/about',
    '/about/index.html': '/about',
    '/index.html': '/',
    '//': '/',
    '/admin.html': '/admin',
    '/admin/chatbot/': '/admin/chatbot',
    '/blog/a-post/': '/blog/a-post',
    '/nope/': '/nope',
  }
  for (const [uri, location] of Object.entries(forms)) {
    expect(visit(uri)).toMatchObject({ statusCode: 301 })
    expect(locationOf(visit(uri))).toBe(location)
  }
})

test('a redirect keeps the query as it was sent, repeated and empty values included', () => {
  const query = {
    q: { value: 'a%20b', multiValue: [{ value: 'a%20b' }, { value: 'c' }] },
    flag: { value: '' },
  }
  expect(locationOf(visit('/about/', query))).toBe('/about?q=a%20b&q=c&flag')
})

test('no redirect leads to another site', () => {
  const locations = ['//evil.test/', '/\\evil.test/', '///evil.test', '/\\/evil.test/index.html']
  for (const uri of locations) {
    const location = locationOf(visit(uri)) ?? ''
    expect(new URL(location, 'https://site.test').origin).toBe('https://site.test')
  }
})

test('a redirect leads to an address that stays', () => {
  for (const uri of ['/about/', '//a//b//', '/index.html', '/about.html/', '/x/index.html'])
    expect(visit(locationOf(visit(uri)) ?? '')).not.toHaveProperty('statusCode')
})

import { expect, test } from 'vitest'
import { documents, listedPages, officePages, publishedFile } from './pages.ts'
import { handler, type ViewerRequest } from './viewer-request.ts'

const visit = (uri: string, querystring: ViewerRequest['querystring'] = {}) =>
  handler({
    request: { method: 'GET', uri, querystring, headers: {} },
    viewer: { ip: '192.0.2.1' },
  })

const locationOf = (answer: ReturnType<typeof visit>) =>
  'statusCode' in answer && 'headers' in answer ? answer.headers.location.value : undefined

test('ROUTE-01 ROUTE-02 ROUTE-03 ROUTE-04 ROUTE-05 every public address is given what is published for it', () => {
  const addresses = [...listedPages, ...documents, '/blog/a-post']
  for (const uri of addresses) expect(visit(uri)).toMatchObject({ uri: publishedFile(uri) })
  expect(visit('/')).toMatchObject({ uri: '/pages/index.html' })
})

test('ROUTE-09 ROUTE-10 ROUTE-11 the admin pages share one file', () => {
  for (const path of ['/admin', '/admin/chatbot', '/admin/homepage'])
    expect(visit(path)).toMatchObject({ uri: '/admin.html' })
  for (const [path, file] of Object.entries(officePages))
    expect(visit(path)).toMatchObject({ uri: file })
})

test('files, media and the API pass as they are', () => {
  for (const uri of ['/assets/a.js', '/logo.png', '/media/a.webp', '/api/blog/', '/fonts//a.woff2'])
    expect(visit(uri)).toMatchObject({ uri, querystring: {} })
})

test('unknown addresses have a place where nothing is published', () => {
  const published = [...listedPages, ...documents, '/blog/a-post'].map(publishedFile)
  const unknown = [
    '/nope',
    '/About',
    '/a.html',
    '/admin/nope',
    '/blog/a-post.html',
    '/apis',
    '/api',
  ]
  const folder = ['/pages', ...published.filter((file) => !file.endsWith('/index.html'))]
  // What S3 undoes to find the key.
  const encoded = ['/%61bout', '/blog%2Fa-post', '/%70ages/blog.html', '/blog/../about', '/%zz']
  for (const uri of [...unknown, ...folder, ...encoded]) {
    const answer = visit(uri)
    if (!('uri' in answer)) throw new Error(`${uri} is no address of its own.`)
    const key = decodeURIComponent(answer.uri)
    expect(key).toMatch(/^\/pages\//)
    expect(key).not.toContain('..')
    expect(published).not.toContain(key)
  }
})

test('no address makes a key that S3 refuses as too long', () => {
  const answer = visit(`/blog/${'%E0'.repeat(2_000)}`)
  expect('uri' in answer && decodeURIComponent(answer.uri).length).toBeLessThan(1_024)
})

test('every other form of an address moves permanently to the one', () => {
  const forms = {
    '/about/': '/about',
    '/about.html': '/about',
    '/about/index.html': '/about',
    '/index.html': '/',
    '/index': '/',
    '//': '/',
    '/admin.html': '/admin',
    '/admin/chatbot/': '/admin/chatbot',
    '/blog/a-post/': '/blog/a-post',
    '/nope/': '/nope',
    '/pages/index.html': '/pages',
  }
  for (const [uri, location] of Object.entries(forms)) {
    expect(visit(uri)).toMatchObject({ statusCode: 301 })
    expect(locationOf(visit(uri))).toBe(location)
  }
})

test('an address of what is gone leads to the page that stands nearest', () => {
  const replaced = {
    '/tags/fish': '/videos',
    '/tags/fish/': '/videos',
    '/tags/fish.html': '/videos',
    '/blog/in/2025-03': '/blog',
    '/media-kit': '/work-with-us',
    '/media-kit.pdf': '/work-with-us',
    '/next-upload.ics': '/',
    '/sitemap-pages.xml': '/sitemap.xml',
    '/sitemap-2025-03.xml': '/sitemap.xml',
  }
  for (const [uri, location] of Object.entries(replaced)) {
    expect(visit(uri)).toMatchObject({ statusCode: 301 })
    expect(locationOf(visit(uri))).toBe(location)
  }
  expect(visit('/tags')).not.toHaveProperty('statusCode')
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
  for (const uri of [
    '/about/',
    '//a//b//',
    '/index.html',
    '/about.html/',
    '/index/',
    '/x/index.html',
  ])
    expect(visit(locationOf(visit(uri)) ?? '')).not.toHaveProperty('statusCode')
})

const asked = (headers: Record<string, string>) => {
  const sent = Object.entries(headers).map(([name, value]) => [name, { value }])
  const answer = handler({
    request: {
      method: 'POST',
      uri: '/api/auth/login',
      querystring: { a: { value: '1' } },
      headers: Object.fromEntries(sent),
      cookies: { session: { value: 'x' } },
    },
    viewer: { ip: '2001:db8::1' },
  })
  if (!('uri' in answer)) throw new Error('The API is never redirected.')
  return answer
}

test('the API is told who asks, and what was forged is dropped', () => {
  const { headers, cookies } = asked({
    'x-viewer-address': '198.51.100.1',
    'cloudfront-viewer-address': '198.51.100.1:1',
    'x-forwarded-for': '198.51.100.1',
    'x-origin-secret': 'guess',
  })
  expect(headers).toEqual({ 'x-viewer-address': { value: '2001:db8::1' } })
  expect(cookies).toEqual({})
})

test('what the API reads passes, as does what CloudFront lets nobody remove', () => {
  const names = [
    ...['authorization', 'content-type', 'idempotency-key', 'if-match', 'if-none-match'],
    ...['user-agent', 'x-csrf-token', 'accept-encoding'],
    ...['content-length', 'host', 'transfer-encoding', 'via'],
  ]
  const { headers, querystring } = asked(Object.fromEntries(names.map((name) => [name, 'as sent'])))
  for (const name of names) expect([name, headers[name]]).toEqual([name, { value: 'as sent' }])
  expect(querystring).toEqual({ a: { value: '1' } })
})

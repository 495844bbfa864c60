import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  cacheControl,
  contentSecurityPolicy,
  fileCacheControl,
  pageHeaders,
  securityHeaders,
} from './headers.ts'
import { isSiteFile } from './pages.ts'
import { speculationRules, speculationRulesHash } from './speculation-rules.ts'

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ')
      return [name, values.join(' ')]
    }),
  )

test('the policy names every source that the site uses and no other', () => {
  expect(directives(contentSecurityPolicy('https://media.test'))).toEqual({
    'default-src': `'self'`,
    'script-src': `'self'`,
    'style-src': `'self'`,
    'style-src-attr': `'unsafe-inline'`,
    'img-src': `'self' data: blob: https:`,
    'font-src': `'self'`,
    'media-src': `'self'`,
    'connect-src': `'self' https://media.test`,
    'frame-src': 'https://www.youtube-nocookie.com',
    'frame-ancestors': `'none'`,
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
  })
})

test('without an upload origin the browser connects to the site alone', () => {
  expect(directives(contentSecurityPolicy())['connect-src']).toBe(`'self'`)
})

test('public pages allow a style sheet that stands in them and the rules for rendering ahead, and nothing else more', () => {
  const strict = directives(contentSecurityPolicy('https://media.test'))
  const { 'content-security-policy': policy, ...others } = pageHeaders('https://media.test')
  expect(directives(policy)).toEqual({
    ...strict,
    'script-src': `'self' ${speculationRulesHash}`,
    'style-src': `'self' 'unsafe-inline'`,
  })
  const hash = createHash('sha256').update(speculationRules).digest('base64')
  expect(speculationRulesHash).toBe(`'sha256-${hash}'`)
  expect(securityHeaders('https://media.test')).toMatchObject(others)
})

test('every answer is HTTPS for a year, typed as said, framed by nobody and quiet about itself', () => {
  expect(securityHeaders()).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(), '),
  })
})

test('hashed files and media stay a year, office pages are asked for again, exports are never kept', () => {
  expect(fileCacheControl('/posters/last-piece.svg')).toBe(cacheControl.file)
  expect(fileCacheControl('/assets/a-1b2c.js')).toBe(cacheControl.immutable)
  expect(fileCacheControl('/media/0f.webp')).toBe(cacheControl.immutable)
  expect(fileCacheControl('/admin.html')).toBe(cacheControl.html)
  expect(fileCacheControl('/logo.png')).toBe(cacheControl.file)
  expect(fileCacheControl('/exports/key')).toBe(cacheControl.never)
})

test('FX-35 FX-36 sounds, assets and the logo are files of the site, other paths are not', () => {
  for (const path of ['/sounds/charm.mp3', '/assets/a.js', '/logo.png', '/admin.html'])
    expect(isSiteFile(path)).toBe(true)
  for (const path of ['/blog/a', '/package.json', '/about.html', '/media/a.png', '/pages/a.html'])
    expect(isSiteFile(path)).toBe(false)
})

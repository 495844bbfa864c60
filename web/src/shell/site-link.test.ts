// @vitest-environment node
import { officePages } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { entryOf, isActive } from './site-link.tsx'

test('HDR-05 HDR-06 a link is current by path prefix, Home only on the exact path', () => {
  expect(isActive('/blog', '/blog/a-post')).toBe(true)
  expect(isActive('/blog', '/blog')).toBe(true)
  expect(isActive('/blog', '/blogger')).toBe(false)
  expect(isActive('/', '/')).toBe(true)
  expect(isActive('/', '/blog')).toBe(false)
})

test('login and the admin pages are the other entry, and what is not one of them is not', () => {
  for (const path of Object.keys(officePages)) expect(entryOf(path)).toBe('admin')
  for (const path of ['/', '/administration', '/admin/whatever', '/login/', '/blog/login'])
    expect(entryOf(path)).toBe('public')
})

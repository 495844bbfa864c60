// @vitest-environment node
import { expect, test } from 'vitest'
import { loginState, returnAddress, wasExpired } from './return-address.ts'

test('a login leads back to the admin page that asked for it', () => {
  expect(returnAddress(loginState('/admin?lead=7', false))).toBe('/admin?lead=7')
  expect(returnAddress(loginState('/admin/homepage', true))).toBe('/admin/homepage')
})

test('a login never leads anywhere else', () => {
  const places = ['https://evil.test', '//evil.test', '/administrator', '/', 'javascript:alert(1)']
  for (const from of places) expect(returnAddress({ from })).toBe('/admin')
  for (const state of [undefined, null, 'x', { from: 7 }])
    expect(returnAddress(state)).toBe('/admin')
})

test('only a session that ended by itself is called ended', () => {
  expect(wasExpired(loginState('/admin', true))).toBe(true)
  expect(wasExpired(loginState('/admin', false))).toBe(false)
  expect(wasExpired(null)).toBe(false)
})

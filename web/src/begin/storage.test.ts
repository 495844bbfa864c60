import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage, tabStorage } from './storage.ts'

const both = [
  ['localStorage', deviceStorage],
  ['sessionStorage', tabStorage],
] as const

/** As in Chromium where all cookies are blocked: reading the property itself throws. */
const block = (name: (typeof both)[number][0]) =>
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })

afterEach(() => {
  for (const [, storage] of both) for (const key of storage.keys()) storage.set(key, undefined)
})

test.each(both)(
  '%s that throws when it is read keeps values until the page closes',
  (name, storage) => {
    block(name)
    expect(storage.get('a')).toBeUndefined()
    expect(storage.set('a', 'x')).toBe(false)
    expect(storage.get('a')).toBe('x')
    expect(storage.keys()).toEqual(['a'])
    storage.set('a', undefined)
    expect(storage.get('a')).toBeUndefined()
  },
)

test.each(both)('%s that works keeps values beyond the page', (name, storage) => {
  expect(storage.set('a', 'x')).toBe(true)
  expect(window[name].getItem('a')).toBe('x')
  expect(storage.keys()).toEqual(['a'])
  storage.set('a', undefined)
  expect(window[name].getItem('a')).toBeNull()
})

test('what another tab wrote replaces what this page could not store', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  deviceStorage.set('a', 'x')
  full.mockRestore()
  window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: null }))
  expect(deviceStorage.get('a')).toBeUndefined()
})

test('no other product file names the storages of the browser', () => {
  const folder = join(import.meta.dirname, '..')
  const naming = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) =>
      /\b(localStorage|sessionStorage)\b/.test(readFileSync(join(folder, name), 'utf8')),
    )
  expect(naming).toEqual([join('begin', 'storage.ts')])
})

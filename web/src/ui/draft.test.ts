// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { readDraft, withDraft, writeDraft } from './draft.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test('a draft is kept and forgotten', () => {
  writeDraft('a', { text: 'হ্যাঁ' })
  expect(readDraft('a')).toEqual({ text: 'হ্যাঁ' })
  writeDraft('a', undefined)
  expect(readDraft('a')).toBeUndefined()
})

test('a form takes from a draft only what fits its fields', () => {
  writeDraft('a', { name: 'x', order: null, unknown: 1 })
  expect(withDraft('a', { name: '', order: 5 })).toEqual({ name: 'x', order: 5 })
  sessionStorage.setItem('a', 'not json')
  expect(withDraft('a', { name: '' })).toEqual({ name: '' })
})

test('a storage that refuses costs no draft until the page closes', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeDraft('a', 'x')
  expect(readDraft('a')).toBe('x')
  writeDraft('a', undefined)
  expect(readDraft('a')).toBeUndefined()
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  clearStoredValues,
  createDrafts,
  pickMatchingTypes,
  readStoredValue,
  setStoredValue,
  useStoredValue,
} from './use-stored-values.ts'

afterEach(() => clearStoredValues())

test('a draft is kept and forgotten', () => {
  setStoredValue('a', { text: 'হ্যাঁ' })
  expect(readStoredValue('a')).toEqual({ text: 'হ্যাঁ' })
  setStoredValue('a', undefined)
  expect(readStoredValue('a')).toBeUndefined()
})

test('a form takes from a draft only what fits its fields', () => {
  const drafts = createDrafts((stored) => pickMatchingTypes(stored, { name: '', order: 5 }))
  setStoredValue('a', { name: 'x', order: null, unknown: 1 })
  expect(drafts.read('a')).toEqual({ name: 'x', order: 5 })
  sessionStorage.setItem('a', 'not json')
  expect(drafts.read('a')).toEqual({ name: '', order: 5 })
})

test('whoever shows a draft follows it, and loses it with a logout', () => {
  const { result } = renderHook(() => useStoredValue('a'))
  act(() => setStoredValue('a', ['x']))
  expect(result.current).toEqual(['x'])
  act(clearStoredValues)
  expect(result.current).toBeUndefined()
})

test('a storage that refuses costs no draft until the page closes', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setStoredValue('a', 'x')
  expect(readStoredValue('a')).toBe('x')
  setStoredValue('a', undefined)
  expect(readStoredValue('a')).toBeUndefined()
  setStoredValue('a', 'x')
  clearStoredValues()
  expect(readStoredValue('a')).toBeUndefined()
})

test('a draft changes field by field from what is stored, is followed and forgotten', () => {
  const drafts = createDrafts((stored): { name?: string; step?: number } => Object(stored))
  const { result } = renderHook(() => drafts.use('a'))
  expect(result.current).toEqual({})
  act(() => drafts.change('a', { name: 'x' }))
  act(() => drafts.change('a', { step: 2 }))
  expect(result.current).toEqual({ name: 'x', step: 2 })
  expect(drafts.read('a')).toEqual({ name: 'x', step: 2 })
  act(() => drafts.forget('a'))
  expect(readStoredValue('a')).toBeUndefined()
})

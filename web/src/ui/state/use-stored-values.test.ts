import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { draftsOf, fitting, forgetKept, keep, readKept, useKept } from './use-stored-values.ts'

// @vitest-environment jsdom

afterEach(() => {
  vi.restoreAllMocks()
  forgetKept()
})

test('a draft is kept and forgotten', () => {
  keep('a', { text: 'হ্যাঁ' })
  expect(readKept('a')).toEqual({ text: 'হ্যাঁ' })
  keep('a', undefined)
  expect(readKept('a')).toBeUndefined()
})

test('a form takes from a draft only what fits its fields', () => {
  const drafts = draftsOf((stored) => fitting(stored, { name: '', order: 5 }))
  keep('a', { name: 'x', order: null, unknown: 1 })
  expect(drafts.read('a')).toEqual({ name: 'x', order: 5 })
  sessionStorage.setItem('a', 'not json')
  expect(drafts.read('a')).toEqual({ name: '', order: 5 })
})

test('whoever shows a draft follows it, and loses it with a logout', () => {
  const { result } = renderHook(() => useKept('a'))
  act(() => keep('a', ['x']))
  expect(result.current).toEqual(['x'])
  act(forgetKept)
  expect(result.current).toBeUndefined()
})

test('a storage that refuses costs no draft until the page closes', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keep('a', 'x')
  expect(readKept('a')).toBe('x')
  keep('a', undefined)
  expect(readKept('a')).toBeUndefined()
  keep('a', 'x')
  forgetKept()
  expect(readKept('a')).toBeUndefined()
})

test('a draft changes field by field from what is stored, is followed and forgotten', () => {
  const drafts = draftsOf((stored): { name?: string; step?: number } => Object(stored))
  const { result } = renderHook(() => drafts.use('a'))
  expect(result.current).toEqual({})
  act(() => drafts.change('a', { name: 'x' }))
  act(() => drafts.change('a', { step: 2 }))
  expect(result.current).toEqual({ name: 'x', step: 2 })
  expect(drafts.read('a')).toEqual({ name: 'x', step: 2 })
  act(() => drafts.forget('a'))
  expect(readKept('a')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { cut } from './cut.ts'

test('a short text stays as it is', () => {
  expect(cut('Khabar ready', 100)).toBe('Khabar ready')
  expect(cut('abc', 3)).toBe('abc')
})

test('a long text is cut at the limit', () => {
  expect(cut('x'.repeat(150), 100)).toBe('x'.repeat(100))
})

test('a Bengali conjunct at the limit is left out whole', () => {
  // ক্ষ is three code units and one letter.
  expect(cut('কক্ষ', 2)).toBe('ক')
  expect(cut('কক্ষ', 3)).toBe('ক')
  expect(cut('কক্ষ', 4)).toBe('কক্ষ')
})

test('a vowel sign is never parted from its letter and an emoji never halved', () => {
  expect(cut('কি কি', 1)).toBe('')
  expect(cut('কি কি', 4)).toBe('কি ')
  expect(cut('a😅b', 2)).toBe('a')
})

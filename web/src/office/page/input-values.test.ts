// @vitest-environment node
import { kolkataTime } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { completeAddress, fromTimeField, toTimeField } from './input-values.ts'

test('a moment is shown and typed in Kolkata’s time, wherever the browser is', () => {
  expect(kolkataTime('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026, 00:00')
  expect(toTimeField('2026-11-20T18:30:00.000Z')).toBe('2026-11-21T00:00')
  expect(new Date(fromTimeField('2026-11-21T00:00')).toISOString()).toBe('2026-11-20T18:30:00.000Z')
  expect(toTimeField(null)).toBe('')
  expect(fromTimeField('')).toBe('')
})

test.each([
  ['bongbari.com/offer', 'https://bongbari.com/offer'],
  [' www.example.com ', 'https://www.example.com'],
  ['example.com:8080?a=1', 'https://example.com:8080?a=1'],
  ['বাংলা.ভারত', 'https://বাংলা.ভারত'],
])('%j begins with https://', (typed, address) => {
  expect(completeAddress(typed)).toBe(address)
})

test.each([
  '',
  'https://a.test',
  'http://a.test',
  '/blog',
  'mailto:a@b.test',
  'a@b.test',
  'tel:+91',
  'javascript:alert(1)',
  'offer',
  '/media/a.webp',
])('%j stays as it is', (typed) => {
  expect(completeAddress(typed)).toBe(typed)
})

import { expect, test } from 'vitest'
import { completeAddress } from './complete-address.ts'

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

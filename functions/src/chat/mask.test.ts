import { expect, test } from 'vitest'
import { masked } from './mask.ts'

test.each([
  ['amar mail riya.sen+x@gmail.com, likho', 'amar mail [e-mail], likho'],
  ['riya @ gmail . com e pathao', '[e-mail] e pathao'],
  ['riya at gmail dot com', '[e-mail]'],
  [`${'বাড়ি'.repeat(40)}riya@gmail.com`, '[e-mail]'],
  [`${'x'.repeat(500)} at gmail dot com`, '[e-mail]'],
  ['at riya at gmail dot com', 'at [e-mail]'],
  ['riya＠gmail.com', '[e-mail]'],
  ['pay riya@okaxis', 'pay [e-mail]'],
  ['call +91 98300-12345 now', 'call [number] now'],
  ['আমার নম্বর ৯৮৩০০১২৩৪৫', 'আমার নম্বর [number]'],
  ['9 8 3 0 0 1 2 3 4 5', '[number]'],
  ['(033) 2455.1234', '[number]'],
  ['৯৮৩০ - ০১ ২৩ ৪৫', '[number]'],
])('%s is kept as %s', (text, kept) => {
  expect(masked(text)).toBe(kept)
})

test.each(['2025 e 3 ta video?', 'dam 1500 taka', 'video 10,000 views', 'কেমন আছো?'])(
  '%s stays',
  (text) => {
    expect(masked(text)).toBe(text)
  },
)

test('letters that stand for many are cut where they have become too long', () => {
  expect(masked('\u3316'.repeat(2_000))).toHaveLength(2_000)
})

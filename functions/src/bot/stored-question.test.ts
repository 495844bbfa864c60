import { expect, test } from 'vitest'
import { maskContacts } from './stored-question.ts'

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
  ['riya(at)gmail.com', '[e-mail]'],
  ['riya [at] gmail [dot] com e likho', '[e-mail] e likho'],
  ['riya at the rate gmail dot com', '[e-mail]'],
  ['riya at gmail.com', '[e-mail]'],
  ['nine eight three zero zero one two three four five', '[number]'],
  ['number holo noy aat tin shunno shunno ek dui tin char panch', 'number holo [number]'],
  ['নয় আট তিন শূন্য শূন্য এক দুই তিন চার পাঁচ', '[number]'],
  ['98three double zero 1 two 345', '[number]'],
  ['Aadhaar 2345 6789 0123', 'Aadhaar [number]'],
  ['card 4111-1111-1111-1111', 'card [number]'],
  ['amar PAN ABCDE1234F', 'amar PAN [number]'],
  ['pan: abcde-1234-f', 'pan: [number]'],
  ['12/3 Lake Road, Kolkata 700029', '[address]'],
  ['thaki 14B, Rashbehari Avenue te', 'thaki [address] te'],
  ['12 Lake Road e ashun', '[address] e ashun'],
  ['১২/৩ লেক রোড, কলকাতা - ৭০০ ০২৯', '[address]'],
  ['flat no 4C, Kolkata-700001', '[address]'],
  ['PIN code 700 019', '[address]'],
])('%s is kept as %s', (text, kept) => {
  expect(maskContacts(text)).toBe(kept)
})

test.each([
  '2025 e 3 ta video?',
  'dam 1500 taka',
  'video 10,000 views',
  'কেমন আছো?',
  'video 2025 e koto?',
  'one two three, go!',
  'ek dui tin char',
  'Lake Road e shooting hoy?',
  '2 minute er road trip',
  'are you at the shoot?',
  'at 5 pm',
  '100000 subscribers',
  'সাত আট মিনিট',
])('%s stays', (text) => {
  expect(maskContacts(text)).toBe(text)
})

test('letters that stand for many are cut where they have become too long', () => {
  expect(maskContacts('\u3316'.repeat(2_000))).toHaveLength(2_000)
})

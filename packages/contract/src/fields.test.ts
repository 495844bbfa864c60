import { expect, test } from 'vitest'
import { optionalLine, requiredLine } from './fields.ts'

const name = requiredLine(20, 'Name')

test.each([
  [' রিয়া \t সেন\n', 'রিয়া সেন'],
  ['\u202aRiya\u202c \u2067Sen\u2069\u200e', 'Riya Sen'],
  ['Ri\u200bya\ufeff Sen', 'Riya Sen'],
  ['\u200dRiya\u200c Sen\u200d', 'Riya Sen'],
  ['র\u200d্যাব', 'র\u200d্যাব'],
  ['বাক্\u200cস্বাধীনতা', 'বাক্\u200cস্বাধীনতা'],
  ['হঠাত্\u200d বৃষ্টি', 'হঠাত্\u200d বৃষ্টি'],
  ['👨\u200d👩\u200d👧 Sen', '👨\u200d👩\u200d👧 Sen'],
])('the line %j is kept as %j', (typed, kept) => {
  expect(name.parse(typed)).toBe(kept)
})

test.each([
  ['Riya\u0007', 'Name must be one line without control characters'],
  ['Riya\u0085Sen', 'Name must be one line without control characters'],
  ['Riya\u2028Sen', 'Name must be one line without control characters'],
  ['Riya\u2029Sen', 'Name must be one line without control characters'],
  ['a'.repeat(21), 'Name must be at most 20 characters'],
  [' \u200b\u200e ', 'Name is required'],
  ['\ud800', 'Name contains characters that cannot be stored'],
])('the line %j is refused by its name', (typed, error) => {
  expect(name.safeParse(typed).error?.issues.map(({ message }) => message)).toContain(error)
})

test('an optional line of what nobody sees is absent', () => {
  expect(optionalLine(20, 'Date').parse(' \u2066\u2069 ')).toBeUndefined()
})

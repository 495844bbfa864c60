import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routes } from '../routes.ts'
import { optionalLine, optionalText, requiredLine, requiredText } from './fields.ts'

/** Each shows nothing: fillers, blank signs, marks without a letter, tags, joiners, and some together. */
const invisibleTexts = [
  ...'\u3164\u115f\u1160\uffa0\u2800\u00ad\u180e\ufe0f\u034f\u061c\u17b4\u2064\ufff9\u{e0061}\u{e0100}\u{1d159}\u{1d173}\u{13441}',
  ...'\u09cd\u09be\u0982\u0301\u20e3\u0903',
  '\u3164 \u3164',
  '\u{e0062}\u{e0064}\u{e007f}',
  ' \u09cd\u200d\ufe0f ',
]

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

test('a text of which nobody sees anything is missing where it is required, and absent where it is not', () => {
  for (const text of ['', ' ', ...invisibleTexts]) {
    for (const schema of [requiredLine(20, 'Name'), requiredText(20, 'Name')])
      expect([text, schema.safeParse(text).error?.issues[0]?.message]).toEqual([
        text,
        'Name is required',
      ])
    expect(optionalLine(20, 'Date').parse(text)).toBeUndefined()
    expect(optionalText(20, 'Text').parse(text)).toBeUndefined()
  }
})

test.each(['মা', 'a\u0301', '❤️', '1️⃣', '🇮🇳', '.', '|', '한', '\ud7b0', 'র\u200d্যাব'])(
  'what shows something is kept: %s',
  (text) => {
    expect(requiredText(20, 'Name').parse(text)).toBe(text)
  },
)

const fieldsOf = (schema: z.core.$ZodType | undefined): Record<string, z.core.$ZodType> =>
  schema instanceof z.ZodMiniObject ? schema.shape : {}

const takesNull = (schema: z.core.$ZodType) => z.safeParse(schema, null).success

/** Fields of the bodies that change or make a thing, of which its answer may say null. */
const nullableFields = routes.flatMap(({ key, route }) => {
  const answered = fieldsOf(route.response)
  return Object.entries(fieldsOf(route.body)).flatMap(([name, schema]) => {
    const answer = answered[name]
    return answer && takesNull(answer) ? [{ at: `${key} ${name}`, schema }] : []
  })
})

test('what an answer holds may be sent back: a field that can be null takes null in every body', () => {
  const found = nullableFields.map(({ at }) => at)
  for (const at of ['PUT /api/blog/{id} excerpt', 'POST /api/blog excerpt'])
    expect(found).toContain(at)
  expect(nullableFields.filter(({ schema }) => !takesNull(schema)).map(({ at }) => at)).toEqual([])
})

import { expect, test } from 'vitest'
import { check } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import { normalizeLine } from '../route/text-checks.ts'
import { newLead } from './new-lead.ts'
import { codesWithTrunkZero, normalizePhone } from './phone.ts'
import { checkRequest, readEmail } from './request-rules.ts'

test.each([
  ['+91 98300 12345', '+91 9830012345'],
  ['+91  98300-12345 ', '+91 9830012345'],
  ['+1 (212) 555.0100', '+1 2125550100'],
  ['+880 ০১৭১১', '+880 1711'],
  ['+91 ९८३००१२३४५', '+91 9830012345'],
  ['\uff0b９１ ９８３００\uff0d１２３４५', '+91 9830012345'],
  ['+91 ٩٨٣٠٠١٢٣٤٥', '+91 9830012345'],
  ['+880 1712-345678', '+880 1712345678'],
  ['+8801712345678', '+880 1712345678'],
  ['0091 98300 12345', '+91 9830012345'],
  ['+91 098300 12345', '+91 9830012345'],
  ['+44 (0)20 7946 0958', '+44 2079460958'],
  ['\u202a+91\u00a098300\u201112345\u202c', '+91 9830012345'],
  ['+39 06 698 3145', '+39 066983145'],
  ['+91', ''],
  ['+91 ', ''],
  ['', ''],
])('FORM-H-05 FORM-W-08 the phone %j is stored as %j', (typed, stored) => {
  expect(normalizePhone(typed)).toBe(stored)
})

test.each([
  '+91 123',
  '+91 123456789012345',
  '91 9830012345',
  '+91 0',
  '098300 12345',
  '+91 98300x',
  '+91 0039 06 698 3145',
])('the phone %j is refused', (phone) => {
  expect(newLead.safeParse({ name: 'A', company: 'B', phone }).success).toBe(false)
})

/** A number of each country that the forms list, the shortest and the longest that there are. */
const nationalNumbers: [code: string, number: string][] = [
  ['+91', '9830012345'],
  ['+91', '9198300123'],
  ['+91', '9191919191'],
  ['+880', '1712345678'],
  ['+880', '8801234567'],
  ['+880', '88012345'],
  ['+1', '2125550100'],
  ['+44', '2079460958'],
  ['+44', '169772345'],
  ['+86', '13812345678'],
  ['+86', '8612345678'],
  ['+81', '9012345678'],
  ['+81', '312345678'],
  ['+49', '15112345678'],
  ['+49', '4921123456'],
  ['+33', '612345678'],
  ['+33', '331234567'],
  ['+61', '412345678'],
  ['+971', '501234567'],
  ['+971', '41234567'],
  ['+65', '81234567'],
  ['+65', '65123456'],
]

const hasTrunkZero = (code: string) => codesWithTrunkZero.includes(code)

test('a number is stored with its country code once, however often and in which form it carries it', () => {
  for (const [code, number] of nationalNumbers) {
    const stored = `${code} ${number}`
    const bare = code.slice(1)
    const ways = [
      number,
      `${code}${number}`,
      `${code} ${code} ${number}`,
      `00${bare}${number}`,
      `00 ${bare} ${number.slice(0, 5)}-${number.slice(5)}`,
      ...(hasTrunkZero(code) ? [`0${number}`, `00${bare}0${number}`] : []),
    ]
    for (const way of ways) expect([way, normalizePhone(`${code} ${way}`)]).toEqual([way, stored])
  }
})

test('a bare code before a number is dropped where the digits are too many for the country, and kept where they are not', () => {
  for (const [code, number] of nationalNumbers) {
    const bare = code.slice(1)
    const longest = Math.max(
      ...nationalNumbers.filter(([other]) => other === code).map(([, one]) => one.length),
    )
    const stored = `${code} ${number}`
    const once = normalizePhone(`${code} ${bare}${number}`)
    expect(once).toBe(bare.length + number.length > longest ? stored : `${code} ${bare}${number}`)
    expect(normalizePhone(stored)).toBe(stored)
    if (!hasTrunkZero(code) || once !== stored) continue
    expect(normalizePhone(`${code} ${bare}0${number}`)).toBe(stored)
    expect(normalizePhone(`${code} 0${bare}${number}`)).toBe(stored)
  }
})

test('what is stored is stored the same once more, and a code of another country is left alone', () => {
  for (const [code] of nationalNumbers)
    for (const [other, second] of nationalNumbers) {
      const once = normalizePhone(`${code} ${other.slice(1)}${second}`)
      expect(normalizePhone(once)).toBe(once)
      if (!`${other}${second}`.startsWith(code))
        expect(once).toBe(`${code} ${other.slice(1)}${second}`)
    }
})

test.each(['+91 123', '+91 123456789012345'])('of %j the digits are what is wrong', (phone) => {
  const { error } = newLead.safeParse({ name: 'A', company: 'B', phone })
  expect(error?.issues[0]?.message).toBe('The number needs 4 to 14 digits')
})

test('name and company lose the white space at their ends, the message keeps it', () => {
  const given = { name: ' রিয়া ', company: '\tঘর\n', email: ' a@b ', message: '  ইতি\n' }
  expect(newLead.parse(given)).toMatchObject({
    name: 'রিয়া',
    company: 'ঘর',
    email: 'a@b',
    message: '  ইতি\n',
  })
})

test('fields that a visitor may not set are dropped', () => {
  const given = { name: 'A', company: 'B', email: 'a@b', leadStatus: 'hot', opened: true, id: 'x' }
  expect(Object.keys(newLead.parse(given)).sort()).toEqual(['company', 'email', 'name'])
})

const contactOf = (email: string) => newLead.safeParse({ name: 'A', company: 'B', email })

test.each([
  ['Riya <riya@example.com>', 'riya@example.com'],
  ['<riya@example.com>', 'riya@example.com'],
  ['"Sen, R. @ home" < riya@example.com > ', 'riya@example.com'],
  ['রিয়া সেন <রিয়া@উদাহরণ.ভারত>', 'রিয়া@উদাহরণ.ভারত'],
  [' riya@example.com', 'riya@example.com'],
])('of %j the address is kept', (typed, address) => {
  expect(contactOf(typed).data?.email).toBe(address)
})

test.each([
  'riya@',
  '@example.com',
  'a@b@c',
  'riya @example.com',
  'a@b, c@d',
  'Riya <a@b',
  'Riya <a@b> c',
])('FORM-W-03 of %j, which has an @, is not said that it lacks one', (typed) => {
  expect(contactOf(typed).error?.issues.map(({ message }) => message)).toEqual([
    'Email must be one address, such as you@company.com',
  ])
})

test.each(['riya', 'riya.example.com', 'Riya <riya>'])('FORM-W-03 %j lacks an @', (typed) => {
  expect(contactOf(typed).error?.issues.map(({ message }) => message)).toEqual([
    'Email must contain @ symbol',
  ])
})

test('a request with null in place of what it lacks is taken', () => {
  const nothing = { phone: null, message: null, offering: null, budget: null, month: null }
  const given = { name: 'A', company: 'B', email: 'a@b', ...nothing }
  expect(Object.values(newLead.parse(given)).filter((value) => value === null)).toEqual([])
})

const long = 'x'.repeat(limits.lead.message + 1)
const names = [
  '',
  'A',
  ' ',
  ' Riya  Sen ',
  'Riya\u0007',
  'a\0',
  '\ud800',
  long,
  '😀'.repeat(limits.lead.name),
]
const emails = [
  undefined,
  'a@b',
  'Riya <riya@example.com>',
  'riya',
  'a@b@c',
  'a@b\u0007',
  `${long}@b`,
]
const phones = [
  undefined,
  '+91',
  '+91 9830012345',
  '+91 123',
  '+91 123456789012345',
  '123',
  '+91 9x',
]

test('a form says of a request what the API says of it, without the schema', () => {
  for (const name of names)
    for (const email of emails)
      for (const phone of phones) {
        const request = { name, company: 'B', email, phone, message: name }
        const answer = check(newLead, request)
        const typed = {
          ...request,
          name: normalizeLine(name),
          email: email && readEmail(email),
          phone: (phone && normalizePhone(phone)) || undefined,
        }
        expect([request, checkRequest(typed)]).toEqual([
          request,
          'fields' in answer ? answer.fields : {},
        ])
      }
})

import { expect, test } from 'vitest'
import { newLead, storedPhone } from './new-lead.ts'

test.each([
  ['+91 98300 12345', '+91 9830012345'],
  ['+91  98300-12345 ', '+91 9830012345'],
  ['+1 (212) 555.0100', '+1 2125550100'],
  ['+880 ০১৭১১', '+880 1711'],
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
  expect(storedPhone(typed)).toBe(stored)
})

test.each([
  '+91 123',
  '+91 123456789012345',
  '91 9830012345',
  '+91 0',
  '098300 12345',
  '+91 98300x',
  '+91 ٩٨٣٠٠',
])('the phone %j is refused', (phone) => {
  expect(newLead.safeParse({ name: 'A', company: 'B', phone }).success).toBe(false)
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

import { expect, test } from 'vitest'
import { newLead, storedPhone } from './lead.ts'

test.each([
  ['+91 98300 12345', '+91 9830012345'],
  ['+91  98300-12345 ', '+91 9830012345'],
  ['+1 (212) 555.0100', '+1 2125550100'],
  ['+880 ০১৭১১', '+880 01711'],
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
  '+9199 98300',
  '+91 98300x',
  '+91 ٩٨٣٠٠',
])('the phone %j is refused', (phone) => {
  expect(newLead.safeParse({ name: 'A', company: 'B', phone }).success).toBe(false)
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

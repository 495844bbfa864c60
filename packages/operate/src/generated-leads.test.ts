import { lead, newLead } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { generatedLead } from './generated-leads.ts'

const now = Date.UTC(2026, 0, 1)
const many = Array.from({ length: 500 }, (_, index) => generatedLead(index, now))

test('every generated lead is one that the product could have stored', () => {
  for (const one of many) {
    expect(lead.parse(one)).toEqual(one)
    const { name, company, message, email, phone } = one
    const request = {
      name,
      company,
      ...(message && { message }),
      ...(email && { email }),
      ...(phone && { phone }),
    }
    expect(newLead.parse(request)).toEqual(request)
  }
})

test('a number always gives the same lead and no other number gives its id', () => {
  expect(generatedLead(7, now)).toEqual(many[7])
  expect(new Set(many.map(({ id }) => id)).size).toBe(many.length)
})

test('leads of every status and both scripts are among them', () => {
  expect(new Set(many.map(({ leadStatus }) => leadStatus)).size).toBe(5)
  expect(many.some(({ name }) => /[ঀ-৿]/.test(name))).toBe(true)
  expect(many.some(({ name }) => /^[A-Za-z ]+$/.test(name))).toBe(true)
})

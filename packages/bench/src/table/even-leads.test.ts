import { expect, test } from 'vitest'
import { evenLead, leadKinds } from './even-leads.ts'

const leads = Array.from({ length: 2 * leadKinds }, (_, number) => evenLead(number, Date.now()))

test('leads in a row are of every kind once', () => {
  const kindOf = ({ leadStatus, opened, spam }: (typeof leads)[number]) =>
    `${leadStatus} ${opened} ${spam}`
  expect(new Set(leads.slice(0, leadKinds).map(kindOf)).size).toBe(leadKinds)
  expect(kindOf(evenLead(0, 0))).toBe(kindOf(evenLead(leadKinds, 0)))
})

test('leads of one kind have one size', () => {
  const bytes = leads.map((lead) => Buffer.byteLength(JSON.stringify(lead)))
  expect(bytes.slice(0, leadKinds)).toEqual(bytes.slice(leadKinds))
})

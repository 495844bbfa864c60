import { lead, managedPost, newLead } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { makeLead, makePost } from './many.ts'

const now = Date.UTC(2026, 10, 23)
const leads = Array.from({ length: 500 }, (_, index) => makeLead(index, now))

test('every made-up lead and post is one that the product could have stored, newest first', () => {
  for (const one of leads) {
    expect(lead.parse(one)).toMatchObject({ id: one.id, version: 1 })
    const { name, company, message, email, phone } = one
    newLead.parse({ name, company, message, email: email ?? undefined, phone: phone ?? undefined })
  }
  for (let index = 0; index < 60; index++) managedPost.parse(makePost(index, now))
  expect(new Set(leads.map(({ id }) => id)).size).toBe(leads.length)
  const times = leads.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('leads of every status, spam, and what waits are among them', () => {
  expect(new Set(leads.map(({ leadStatus }) => leadStatus)).size).toBe(5)
  for (const isFound of [
    ({ spam }) => spam,
    ({ followUpOn }) => followUpOn !== null,
    ({ repliedAt, dueAt }) => !repliedAt && dueAt !== null,
  ] as ((one: (typeof leads)[number]) => boolean)[])
    expect(leads.filter(isFound).length).toBeGreaterThan(5)
})

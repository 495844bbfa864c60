import { api, arrivedLead, type Lead, leadStatuses, limits } from '@bong-bari/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startApi>>
let admin: Awaited<ReturnType<typeof site.newAdmin>>
let store: typeof import('@bong-bari/table')
beforeAll(async () => {
  site = await startApi()
  admin = await site.newAdmin()
  store = await import('@bong-bari/table')
})
afterAll(() => site.stop())

const { list } = api.leads

let made = 0
const add = async (changes: Partial<Lead> & { spam?: boolean } = {}) => {
  made++
  const lead: Lead & { spam?: boolean } = {
    ...arrivedLead(
      { name: 'Someone', company: 'Somewhere', phone: '+44 2071234567', message: 'মিষ্টি' },
      {
        id: crypto.randomUUID(),
        createdAt: new Date(Date.UTC(2026, 0, 1) + made * 1000).toISOString(),
      },
    ),
    ...changes,
  }
  await store.createLead(lead)
  return lead.id
}

const addMany = async (count: number, changes: (index: number) => Partial<Lead> = () => ({})) => {
  for (let start = 0; start < count; start += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, count - start) }, (_, i) => add(changes(start + i))),
    )
}

const pageOf = (query: object) => admin.call(list, { query })
const found = async (query: object) => (await pageOf(query)).items.map(({ id }) => id)

const allPages = async (query: object, between = async () => {}) => {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await pageOf({ ...query, ...(cursor && { cursor }) })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.next
    await between()
  } while (cursor)
  return ids
}

test('a search finds name, company, email and phone however they are written, newest first', async () => {
  const riya = await add({ name: 'রিয়া Sen', company: 'Mishti Ghor', phone: '+91 9830012345' })
  const ma = await add({ name: 'মা', email: 'Ma@Bari.test', company: 'বাড়ির রান্না', phone: null })
  expect(await found({ q: 'রি\u09af\u09bcা' })).toEqual([riya])
  expect(await found({ q: '  MISHTI  ghor ' })).toEqual([riya])
  for (const q of ['98300 12345', '98300-12345', '+91 98300', '919830012345', '৯৮৩০০১২৩৪৫'])
    expect(await found({ q })).toEqual([riya])
  expect(await found({ q: 'ma@bari.TEST' })).toEqual([ma])
  expect(await found({ q: 'বা\u09a1\u09bcির' })).toEqual([ma])
  expect(await found({ q: 'মিষ্টি' })).toEqual([])
  const newer = await add({ name: 'Kakima', company: 'Mishti Bari' })
  expect(await found({ q: 'mishti' })).toEqual([newer, riya])
})

test('an empty search, or one of nothing but spaces, is no search', async () => {
  const everything = await found({ limit: 200 })
  expect(everything.length).toBeGreaterThan(2)
  expect(await found({ limit: 200, q: '' })).toEqual(everything)
  expect(await found({ limit: 200, q: '  ' })).toEqual(everything)
})

test.each([
  ['q', { q: 'x'.repeat(201) }],
  ['q', { q: ['a', 'b'] }],
  ['q', { q: 'a\0' }],
  ['order', { order: 'sideways' }],
  ['spam', { spam: 'yes' }],
  ['cursor', { cursor: '2026-01-01T00:00:00.000Z#00000000-0000-4000-8000-000000000000~x' }],
])('a wrong %s in the query is named', async (field, query) => {
  expect((await refusalOf(pageOf(query))).fields).toHaveProperty(field)
})

test('search, status, opened, spam and order combine, and pages give each match once', async () => {
  const about = (index: number) => ({
    name: `Combo ${index % 2 ? 'অদ্ভুত' : 'Even'}`,
    leadStatus: leadStatuses[index % 5] ?? ('new' as const),
    opened: index % 3 === 0,
  })
  await addMany(60, about)
  await addMany(30, (index) => ({ ...about(index), spam: true }))
  for (const spam of ['true', 'false'])
    for (const leadStatus of ['', 'hot'])
      for (const opened of ['', 'true', 'false']) {
        const filters = { spam, leadStatus, opened, q: 'combo অদ্ভুত' }
        const { items } = await pageOf({ ...filters, limit: 200 })
        const held = items.filter(
          (lead) =>
            lead.name === 'Combo অদ্ভুত' &&
            (!leadStatus || lead.leadStatus === leadStatus) &&
            (!opened || String(lead.opened) === opened),
        )
        expect(held).toEqual(items)
        expect(items.length).toBeGreaterThan(0)
        const ids = items.map(({ id }) => id)
        expect(await allPages({ ...filters, limit: 2 })).toEqual(ids)
        expect(await allPages({ ...filters, limit: 2, order: 'oldest' })).toEqual(ids.toReversed())
      }
  expect(await allPages({ limit: 7, order: 'oldest' })).toEqual(
    (await allPages({ limit: 200 })).toReversed(),
  )
})

test('a search looks through the newest 2,000 that match the filters, whatever arrives meanwhile', async () => {
  const beyond = await add({ name: 'Needle', leadStatus: 'cold' })
  const first = await add({ name: 'Needle', leadStatus: 'cold' })
  await addMany(limits.leadSearch.leads - 2, () => ({ leadStatus: 'cold' }))
  const last = await add({ name: 'Needle', leadStatus: 'cold' })
  // Others do not count: the search is over the leads of its filters.
  await addMany(20, () => ({ leadStatus: 'dead' }))
  const search = { q: 'needle', leadStatus: 'cold', limit: 1 }
  const arriving = async () => {
    await add({ name: 'Needle', leadStatus: 'cold' })
  }
  expect(await allPages(search)).toEqual([last, first])
  expect(await allPages({ ...search, order: 'oldest' })).toEqual([first, last])
  expect(await allPages(search, arriving)).toEqual([last, first])
  expect(await found({ q: 'needle', leadStatus: 'cold', limit: 200 })).not.toContain(beyond)
})

test('oldest first, a search keeps to its 2,000 while others arrive', async () => {
  for (let i = 0; i < 3; i++) await add({ name: 'Thimble' })
  const search = { q: 'thimble', limit: 1, order: 'oldest' }
  const arriving = async () => {
    await add({ name: 'Thimble' })
  }
  const before = await found({ q: 'thimble', limit: 200, order: 'oldest' })
  expect(await allPages(search, arriving)).toEqual(before)
})

test('a search that fills its page reads no further', async () => {
  const { DynamoDBDocumentClient } = await import('@aws-sdk/lib-dynamodb')
  const send = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
  await store.searchLeads({ filters: store.noLeadFilters, matches: () => true, limit: 50 })
  expect(send).toHaveBeenCalledTimes(1)
  send.mockClear()
  await store.searchLeads({ filters: store.noLeadFilters, matches: () => false, limit: 50 })
  const answers = await Promise.all(send.mock.results.map(({ value }) => value))
  const looked = answers.reduce((sum: number, { Count }) => sum + Count, 0)
  expect(looked).toBeLessThan(limits.leadSearch.leads + 20)
  send.mockRestore()
})

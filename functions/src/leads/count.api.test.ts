import { randomUUID } from 'node:crypto'
import { api, type Lead } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const mitali = await site.newAdmin()
const store = await import('@bong-bari/table')

const minute = 60_000
const { create, count, open, setStatus, remove, change } = api.leads
const send = async (changes: object = {}) => {
  site.clock.now += 1
  const body = { name: 'রিয়া', company: 'মিষ্টি ঘর', phone: '+91 98300 12345', ...changes }
  const { id } = await site.visitor()(create, { body })
  return id
}

type Query = { leadStatus?: string; opened?: string; spam?: string; q?: string }
const counted = (query: Query = {}) => mitali.call(count, { query: query as object })
const spam = { spam: 'true' }

const queries: Query[] = [undefined, 'new', 'hot'].flatMap((leadStatus) =>
  [undefined, 'true'].flatMap((opened) =>
    [{}, spam].map((kept) => ({
      ...kept,
      ...(leadStatus && { leadStatus }),
      ...(opened && { opened }),
    })),
  ),
)

/** Every filter's count is the number of leads that are so. */
const expectTrue = async () => {
  const all: (Lead & { spam?: boolean | undefined })[] = []
  for (const spam of [false, true])
    for await (const page of store.pagesOfLeads({ spam })) all.push(...page)
  for (const query of queries) {
    const { length } = all.filter(
      (lead) =>
        Boolean(lead.spam) === Boolean(query.spam) &&
        (!query.leadStatus || lead.leadStatus === query.leadStatus) &&
        (!query.opened || String(lead.opened) === query.opened),
    )
    expect([query, await counted(query)]).toEqual([query, { count: length, more: false }])
  }
}

test('each filter counts its leads as they come, change, are kept apart, come back and go', async () => {
  const [id, other] = [await send(), await send(), await send({ website: 'https://spam.test' })]
  await expectTrue()
  const { call } = mitali
  await call(open, { params: { id } })
  await call(open, { params: { id } })
  await call(setStatus, { params: { id }, body: { leadStatus: 'hot' } })
  await call(setStatus, { params: { id }, body: { leadStatus: 'hot' } })
  await expectTrue()
  await call(change, { params: { id }, body: { spam: true } })
  await call(change, { params: { id }, body: { spam: true } })
  await expectTrue()
  await call(change, { params: { id }, body: { spam: false } })
  await call(remove, { params: { id: other } })
  await refusalOf(call(remove, { params: { id: other } }))
  await expectTrue()
})

test('a search is counted to 100', async () => {
  for (let at = 0; at < 3; at++) await send({ name: 'Ganona' })
  await site.react()
  expect(await counted({ q: 'ganona' })).toEqual({ count: 3, more: false })
  expect(await counted({ q: 'ganona', opened: 'true' })).toEqual({ count: 0, more: false })
  const { createLead } = store
  for (let at = 0; at < 100; at++)
    await createLead(
      leadOf({ id: randomUUID(), name: 'Ganona', createdAt: new Date().toISOString() }),
    )
  await site.react()
  site.clock.now += 5 * minute
  expect(await counted({ q: 'ganona' })).toEqual({ count: 100, more: true })
})

test('of very many leads a thousand are counted, and it is said that there are more', async () => {
  const createdAt = '2021-01-01T00:00:00.000Z'
  const leads = Array.from({ length: 1_001 }, () => leadOf({ id: randomUUID(), createdAt }))
  const { writeMany } = await import('../../../packages/table/src/db/write-many.ts')
  await writeMany(leads.map(store.itemOfLead), [])
  expect(await counted()).toEqual({ count: 1_000, more: true })
  expect(await counted({ leadStatus: 'dead' })).toMatchObject({ more: false })
})

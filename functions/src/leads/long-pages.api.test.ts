import { randomUUID } from 'node:crypto'
import { api, arrivedLead, limits } from '@bong-bari/contract'
import { afterAll, expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
const { itemOfLead } = await import('@bong-bari/table')
const { writeMany } = await import('../../../packages/table/src/write-many.ts')
afterAll(() => site.stop())

const { list } = api.leads

test('a page of very long requests is shorter, and goes on where it ended', async () => {
  const count = limits.leadPage.max - 40
  const said = { name: 'রিয়া', company: 'মিষ্টি ঘর', phone: '+91 9830012345' }
  const long = { message: 'ক'.repeat(limits.lead.message), followUpNotes: 'ক'.repeat(10_000) }
  const leads = Array.from({ length: count }, (_, place) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, place)).toISOString()
    return { ...arrivedLead(said, { id: randomUUID(), createdAt }), ...long }
  })
  await writeMany(leads.map(itemOfLead), [])
  const found = new Set<string>()
  const lengths: number[] = []
  let cursor: string | undefined
  do {
    const query = { limit: limits.leadPage.max, ...(cursor && { cursor }) }
    const page = await admin.call(list, { query })
    for (const { id } of page.items) found.add(id)
    lengths.push(page.items.length)
    cursor = page.next
  } while (cursor)
  expect(lengths).toEqual([count / 2, count / 2])
  expect(found.size).toBe(count)
})

import { buildLead, type Lead, leadStatuses } from '@bong-bari/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { startTable } from '../../local/src/index.ts'

const table = await startTable()
Object.assign(process.env, table.env)
const store = await import('./index.ts')
const { writeMany } = await import('./db/write-many.ts')
afterAll(() => table.stop())

const lead = (index: number): Lead & { spam: boolean } => ({
  ...buildLead(
    { name: 'রিয়া সেন', company: 'মিষ্টি ঘর', phone: '+91 9830012345' },
    {
      id: crypto.randomUUID(),
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
    },
  ),
  spam: index % 4 === 1,
  opened: Math.floor(index / 4) % 2 === 0,
  leadStatus: leadStatuses[Math.floor(index / 8) % 5] ?? 'new',
})

const addLeads = (from: number, to: number) =>
  writeMany(
    Array.from({ length: to - from }, (_, place) => store.itemOfLead(lead(from + place))),
    [],
  )

const filters = [undefined, ...leadStatuses].flatMap((leadStatus) =>
  [undefined, true, false].flatMap((opened) =>
    [false, true].flatMap((spam) =>
      (['newest', 'oldest'] as const).map((order) => ({
        tests: { leadStatus, opened, ownerId: undefined, due: undefined },
        spam,
        order,
      })),
    ),
  ),
)

/** Read units of one eventually consistent page of each filter: 4 KB of items cost half a unit. */
const unitsOfPages = async () => {
  const { DynamoDBDocumentClient } = await import('@aws-sdk/lib-dynamodb')
  const send = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
  const units: number[] = []
  for (const filter of filters) {
    send.mockClear()
    await store.listLeads({ ...filter, limit: 10 })
    const answers = await Promise.all(send.mock.results.map(({ value }) => value))
    const read = answers.flatMap(({ Items, Responses = {} }) =>
      Items ? [Items] : Object.values(Responses).flat(),
    )
    const sizes = read.map((items) => Buffer.byteLength(JSON.stringify(items)))
    expect(answers.every(({ Items, ScannedCount }) => Items?.length === ScannedCount)).toBe(true)
    units.push(sizes.reduce((sum, size) => sum + Math.ceil(size / 4096) / 2, 0))
  }
  send.mockRestore()
  return units
}

// The rarest filter finds one in 40: its page is full each time.
test('a page of leads costs the same reads at 1,200 leads as at 480, whatever filter and order', async () => {
  await addLeads(0, 480)
  const few = await unitsOfPages()
  await addLeads(480, 1_200)
  expect(await unitsOfPages()).toEqual(few)
})

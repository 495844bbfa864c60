import { randomUUID } from 'node:crypto'
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { api } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { runAsFunction } from '@bong-bari/local'
import { createLead, findLead, type StoredLead } from '@bong-bari/table'
import { beforeEach, expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

let admin: Awaited<ReturnType<typeof site.newAdmin>>
const site = await startApi()
const { handleReactionEvent } = await import('./reaction-work.ts')

const day = 86_400_000
const today = Date.UTC(2026, 10, 22, 9)
beforeEach(async () => {
  site.clock.now = today
  admin = await site.newAdmin()
})

const keep = (settingValue: string) =>
  admin.call(api.settings.update, {
    params: { key: 'leadRetentionMonths' },
    body: { settingValue },
  })

/** The job, so many days from today, with no more rights than it has. */
const runIn = (days: number) =>
  runAsFunction('reactions', () =>
    handleReactionEvent(
      { order: 'retention', time: new Date(today + days * day).toISOString() },
      () => 120_000,
    ),
  )

const stored = async (createdAt: string, changes: Partial<StoredLead> = {}) => {
  const lead = {
    ...leadOf({ id: randomUUID(), createdAt: `${createdAt}T09:00:00.000Z` }),
    ...changes,
  }
  await createLead(lead)
  return lead.id
}
const isThere = async (id: string) => (await findLead(id)) !== undefined

test('nothing is erased while nobody has said for how long leads are kept', async () => {
  const old = await stored('2015-01-01')
  expect(await runIn(365)).toEqual({ erased: 0 })
  await keep('24')
  await keep('off')
  expect(await runIn(365)).toEqual({ erased: 0 })
  expect(await isThere(old)).toBe(true)
})

test('what nobody changed goes 30 days after the number was saved', async () => {
  const [old, spam, young] = [
    await stored('2024-10-01'),
    await stored('2024-10-02', { spam: true }),
    await stored('2025-10-01'),
  ]
  await keep('24')
  expect(await runIn(29)).toEqual({ erased: 0 })
  await runIn(30)
  expect(await Promise.all([old, spam, young].map(isThere))).toEqual([false, false, true])
})

test('a lead is kept by its last change, whatever that was, and never the less for its age', async () => {
  await keep('24')
  const changes = [
    (id: string) => admin.call(api.leads.open, { params: { id } }),
    (id: string) =>
      admin.call(api.leads.setStatus, { params: { id }, body: { leadStatus: 'hot' } }),
    (id: string) =>
      admin.call(api.leads.saveNotes, { params: { id }, body: { followUpNotes: 'x' } }),
    (id: string) => admin.call(api.leads.change, { params: { id }, body: { spam: true } }),
  ]
  const changed = await Promise.all(changes.map(() => stored('2020-01-01')))
  const openedOnce = await stored('2020-01-01', {
    opened: true,
    openedAt: '2026-11-01T09:00:00.000Z',
  })
  const untouched = await stored('2020-01-01')
  for (const [at, change] of changes.entries()) await change(changed[at] ?? '')
  await runIn(31)
  for (const id of [...changed, openedOnce]) expect(await isThere(id)).toBe(true)
  expect(await isThere(untouched)).toBe(false)
  await runIn(3 * 365)
  for (const id of [...changed, openedOnce]) expect(await isThere(id)).toBe(false)
})

test('another period begins its notice anew', async () => {
  const old = await stored('2024-01-01')
  await keep('36')
  site.clock.now = today + 25 * day
  admin = await site.newAdmin()
  await keep('12')
  await runIn(40)
  expect(await isThere(old)).toBe(true)
  await runIn(56)
  expect(await isThere(old)).toBe(false)
})

test('exported files go with what is erased, and stay where nothing is', async () => {
  const s3 = new S3Client({})
  const Bucket = site.bucket.bucket
  await s3.send(new PutObjectCommand({ Bucket, Key: 'exports/waiting', Body: 'riya' }))
  const waiting = async () => (await s3.send(new ListObjectsV2Command({ Bucket }))).KeyCount
  await keep('24')
  await runIn(31)
  expect(await waiting()).toBe(1)
  await stored('2020-01-01')
  await runIn(31)
  expect(await waiting()).toBe(0)
})

test.each(['0', '-1', '1.5', '121', 'forever', 'OFF', '২৪', ''])(
  '%j is no period',
  async (value) => {
    await expect(keep(value)).rejects.toMatchObject({ status: 400 })
  },
)

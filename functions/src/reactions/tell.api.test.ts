import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { failTableCalls, runAsFunction } from '@bong-bari/local'
import { beforeEach, expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { startNotices } from '../../testing/start-notices.ts'

const ma = 'ma@bong.test'
const now = new Date('2026-11-23T08:00:00.000Z')
const hoursBefore = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

const house = await startNotices()
const { enqueueLeadNotices: tell } = await import('./tell.ts')
const { keys } = await import('../../../packages/table/src/schema/keys.ts')
const { get } = await import('../../../packages/table/src/db/verbs.ts')
const { mail, stored, work } = house
beforeEach(() => house.begin(now.getTime(), { noticeEmails: ma }))

/** A lead as it is now, as if it had just come. */
const changeOf = async (id: string) => {
  const key = keys.lead(id)
  return { entity: 'lead', key, old: undefined, is: await get(key) } as const
}

const follow = async ({ id }: { id: string }) => {
  const change = await changeOf(id)
  return runAsFunction('reactions', () => tell(change, now))
}

test('a change that comes twice, or as it was before, is told once', async () => {
  const { id } = await stored()
  const change = await changeOf(id)
  await tell(change, now)
  await tell(change, now)
  await follow({ id })
  await work()
  expect(mail.sent).toHaveLength(1)
})

test('only what came is told: no change of it, nothing that is gone, and nothing of two days ago', async () => {
  const changed = await changeOf((await stored()).id)
  await tell({ ...changed, old: changed.is }, now)
  await tell({ ...changed, old: changed.is, is: undefined }, now)
  const { id } = await stored()
  const gone = await changeOf(id)
  await house.admin().call(api.leads.remove, { params: { id } })
  await tell(gone, now)
  await follow(await stored({ createdAt: hoursBefore(48) }))
  await work()
  expect(mail.sent).toEqual([])
  await follow(await stored({ createdAt: hoursBefore(47) }))
  await work()
  expect(mail.sent).toHaveLength(1)
})

test('that it is told is no change of a lead: its version, its events and what the team sees stay', async () => {
  const { call } = house.admin()
  const seen = async () => ({
    leads: await call(api.leads.list, { query: { limit: 1 } }),
    events: await call(api.leads.events, { params: { id }, query: {} }),
  })
  const { id } = await stored()
  const before = await seen()
  await follow({ id })
  expect(await seen()).toEqual(before)
  expect((await changeOf(id)).is).toMatchObject({ toldAt: now.toISOString(), version: 1 })
  const theirs = await call(api.exports.person, { params: { id } })
  expect(await theirs.blob.text()).not.toContain('toldAt')
})

test('where nobody wants to know, nobody is told later either', async () => {
  await house.set({ noticeEmails: '' })
  const lead = await stored()
  await follow(lead)
  await house.set({ noticeEmails: ma })
  await follow(lead)
  await work()
  expect(mail.sent).toEqual([])
})

test('while the queue cannot be reached it rejects, and is done when it is tried again', async () => {
  const lead = await stored()
  const { NOTICE_QUEUE_URL: queue = '' } = process.env
  process.env.NOTICE_QUEUE_URL = queue.replace('notices', randomUUID())
  await expect(follow(lead)).rejects.toThrow()
  process.env.NOTICE_QUEUE_URL = queue
  await follow(lead)
  await work()
  expect(mail.sent).toHaveLength(1)
})

test('what the queue carries names no address', async () => {
  await stored()
  await house.site.react()
  const bodies = (await house.receive()).map(({ body }) => body)
  expect(bodies).toHaveLength(1)
  expect(bodies.join()).not.toContain('bong.test')
})

test('a table that fails before it is marked has it told once all the same', async () => {
  expectErrorLog(/"error":"Error"/)
  const lead = await stored()
  const isMark = ({ command, pk }: { command: string; pk: string }) =>
    command === 'Update' && pk === `LEAD#${lead.id}`
  await expect(failTableCalls(isMark, () => follow(lead))).rejects.toThrow()
  await follow(lead)
  await work()
  expect(mail.sent).toHaveLength(1)
})

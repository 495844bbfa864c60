import { randomUUID } from 'node:crypto'
import { api, type Lead } from '@bong-bari/contract'
import { listItemKeys } from '@bong-bari/local'
import { beforeEach, expect, test } from 'vitest'
import { leadOf } from '../../../packages/contract/testing/lead.ts'
import { expectErrorLog } from '../../testing/error-log.ts'
import { everyItem } from '../../testing/every-item.ts'
import { refusalOf, startApi } from '../../testing/start-api.ts'

let mitali: Awaited<ReturnType<typeof site.newAdmin>>
let ratul: Awaited<ReturnType<typeof site.newAdmin>>
const site = await startApi({ withFaults: true })
const store = await import('@bong-bari/table')

/** Noon of a Monday in Kolkata; the Tuesday after is a holiday. */
const monday = Date.parse('2026-11-23T06:30:00.000Z')
const minute = 60_000
const day = 24 * 60 * minute

beforeEach(async () => {
  site.clock.now = monday
  mitali = await site.newAdmin()
  ratul = await site.newAdmin()
  const { items } = await mitali.call(list, { query: { limit: '200' } })
  for (const { id } of items) await mitali.call(remove, { params: { id } })
})

const { create, list, events, remove, setStatus, saveNotes, open } = api.leads
const { setOwner, setFollowUp, reply, change } = api.leads

const send = async (changes: object = {}) => {
  site.clock.now += 1_000
  const body = { name: 'রিয়া', company: 'মিষ্টি ঘর', phone: '+91 98300 12345', ...changes }
  return (await site.visitor()(create, { body })).id
}

type Query = Record<string, string>
const listed = async (query: Query = {}, call = mitali.call) =>
  (await call(list, { query: query as object })).items.map(({ id }) => id)
const listEvents = async (id: string) => (await mitali.call(events, { params: { id } })).items
const at = (time: string) => {
  site.clock.now = Date.parse(time)
}

test('a request is due at the end of the third business day, holidays left out', async () => {
  const id = await send()
  const [lead] = (await mitali.call(list)).items
  // Tuesday is Guru Nanak's birthday, so Wednesday, Thursday and Friday count.
  expect(lead).toMatchObject({ id, dueAt: '2026-11-27T18:29:59.999Z', repliedAt: null })
})

test('what is due today and what is late is told apart by midnight in Kolkata', async () => {
  const id = await send()
  for (const [time, today, late] of [
    ['2026-11-26T18:29:59Z', [], []],
    ['2026-11-26T18:30:00Z', [id], []],
    ['2026-11-27T18:29:59Z', [id], []],
    ['2026-11-27T18:30:00Z', [], [id]],
    ['2026-12-27T18:30:00Z', [], [id]],
  ] as const) {
    at(time)
    mitali = await site.newAdmin()
    expect([time, await listed({ due: 'today' }), await listed({ due: 'late' })]).toEqual([
      time,
      today,
      late,
    ])
  }
})

test('an answer ends the waiting, and the time of the first one stays', async () => {
  const id = await send()
  const params = { id }
  await mitali.call(setFollowUp, { params, body: { date: '2026-11-23' } })
  const first = await mitali.call(reply, { params, body: { channel: 'whatsapp' } })
  expect(first).toMatchObject({ dueAt: null, followUpOn: null })
  site.clock.now += day
  mitali = await site.newAdmin()
  await mitali.call(setFollowUp, { params, body: { date: '2026-12-01' } })
  const second = await mitali.call(reply, { params, body: { channel: 'mail' } })
  expect(second).toMatchObject({ repliedAt: first.repliedAt, followUpOn: '2026-12-01' })
  at('2026-12-01T10:00:00Z')
  mitali = await site.newAdmin()
  expect(await listed({ due: 'today' })).toEqual([id])
})

test('the list by what is due has the longest due first, page by page', async () => {
  const ids: string[] = []
  for (const offset of [3, 0, 2, 1, 4]) {
    const id = await send()
    const date = `2026-11-2${offset + 4}`
    await mitali.call(setFollowUp, { params: { id }, body: { date } })
    ids[offset] = id
  }
  const paged = await everyItem((next) =>
    mitali.call(list, { query: { owner: 'none', limit: '2', ...next } }),
  )
  const found = paged.map(({ id }) => id)
  // The last two are due by their promise, on the 27th.
  expect(found.slice(0, 3)).toEqual(ids.slice(0, 3))
  expect(found.toSorted()).toEqual(ids.toSorted())
})

test('mine and nobody’s are lists of their own, newest first', async () => {
  const [one, two, free] = [await send(), await send(), await send({ company: 'Howrah Mart' })]
  const mine = (await mitali.call(api.auth.me)).id
  for (const id of [one, two])
    await mitali.call(setOwner, { params: { id }, body: { ownerId: mine } })
  expect(await listed({ owner: 'me' })).toEqual([two, one])
  expect(await listed({ owner: 'me' }, ratul.call)).toEqual([])
  expect(await listed({ owner: 'none' })).toEqual([free])
  const given = await ratul.call(setOwner, { params: { id: one }, body: { ownerId: null } })
  expect(given).toMatchObject({ ownerId: null, ownerName: null })
  await site.react()
  expect(await listed({ owner: 'me' })).toEqual([two])
})

test('everything that happens to a lead is told, newest first, with who and what stood there before', async () => {
  const id = await send()
  const params = { id }
  const step = async (run: () => Promise<unknown>) => {
    site.clock.now += 15 * minute
    await run()
  }
  const [her, him] = await Promise.all([mitali, ratul].map(({ call }) => call(api.auth.me)))
  if (!her || !him) return expect.fail()
  await step(() => mitali.call(open, { params }))
  await step(() => mitali.call(open, { params }))
  await step(() => ratul.call(setStatus, { params, body: { leadStatus: 'hot' } }))
  await step(() => mitali.call(saveNotes, { params, body: { followUpNotes: 'প্রথম' } }))
  await step(() => ratul.call(saveNotes, { params, body: { followUpNotes: 'second' } }))
  await step(() => mitali.call(setOwner, { params, body: { ownerId: him.id } }))
  await step(() => ratul.call(setFollowUp, { params, body: { date: '2026-12-01' } }))
  await step(() => ratul.call(reply, { params, body: { channel: 'phone' } }))
  await step(() => mitali.call(change, { params, body: { spam: true } }))
  await step(() => mitali.call(change, { params, body: { spam: false } }))
  const events = (await listEvents(id)).map(({ id: _, at: _at, ...rest }) => rest)
  expect(events).toEqual([
    { kind: 'restored', by: her.username },
    { kind: 'spam', by: her.username },
    {
      kind: 'replied',
      by: him.username,
      channel: 'phone',
      settled: {
        dueAt: '2026-11-27T18:29:59.999Z',
        followUpOn: null,
        wroteBackAt: null,
        doneAt: null,
      },
    },
    { kind: 'follow-up-on', by: him.username, from: null, to: '2026-12-01' },
    { kind: 'owner', by: her.username, from: null, to: him.username },
    { kind: 'notes', by: him.username, before: 'প্রথম' },
    { kind: 'notes', by: her.username, before: null },
    { kind: 'status', by: him.username, from: 'new', to: 'hot' },
    { kind: 'opened', by: her.username },
    { kind: 'received', by: null },
  ])
})

test('what one admin writes within ten minutes is one event, and nothing of it stays behind', async () => {
  const id = await send()
  for (const followUpNotes of ['a', 'ab', 'abc']) {
    site.clock.now += minute
    await mitali.call(saveNotes, { params: { id }, body: { followUpNotes } })
  }
  expect((await listEvents(id)).map(({ kind }) => kind)).toEqual(['notes', 'received'])
  expect((await listEvents(id))[0]).toMatchObject({ before: null })
  const eventKeys = (await listItemKeys(site.table)).filter(({ pk }) => pk === `LEAD-EVENTS#${id}`)
  expect(eventKeys).toHaveLength(1)
})

test('a change that was lost or came too late is told by nobody', async () => {
  expectErrorLog(/"status":503/)
  const id = await send()
  const params = { id }
  const { version } = await mitali.call(setStatus, { params, body: { leadStatus: 'hot' } })
  await Promise.all(
    [mitali, ratul].flatMap(({ call }) =>
      (['warm', 'cold', 'dead', 'new'] as const).map((leadStatus) =>
        call(setStatus, { params, body: { leadStatus } }),
      ),
    ),
  )
  const events = await listEvents(id)
  for (const [index, one] of events.entries()) {
    const before = events[index + 1]
    if (one.kind === 'status' && before?.kind === 'status') expect(one.from).toBe(before.to)
  }
  const stale = { headers: { 'if-match': `"${version - 1}"` } }
  const body = { followUpNotes: 'too late' }
  await refusalOf(mitali.call(saveNotes, { params, body }, stale))
  expect(await listEvents(id)).toEqual(events)
  site.faults?.ofTable.plan(
    ({ action, body }) => action === 'TransactWriteItems' && body.includes(`LEAD#${id}`),
    { kind: 'lose' },
  )
  await mitali.call(setFollowUp, { params, body: { date: '2026-12-01' } })
  expect(await listEvents(id)).toHaveLength(events.length + 1)
})

test('a lead that came while the holidays could not be read is dated by the next look, and once', async () => {
  const old = (changes: Partial<Lead>) =>
    leadOf({ id: randomUUID(), createdAt: '2026-11-10T06:00:00.000Z', ...changes })
  const fresh = old({ leadStatus: 'new' })
  const handled = old({ leadStatus: 'warm' })
  for (const one of [fresh, handled]) await store.createLead(one)
  await site.react()
  expect(await listed({ owner: 'none' })).toEqual([fresh.id])
  expect((await store.findLead(fresh.id))?.dueAt).toBe('2026-11-16T18:29:59.999Z')
  expect((await store.findLead(fresh.id))?.version).toBe(fresh.version)
  expect((await listEvents(fresh.id)).map(({ kind }) => kind)).toEqual(['received'])
})

test('other holidays give other days to what waits', async () => {
  const id = await send()
  await site.react()
  const setting = { params: { key: 'holidays' } }
  const body = { settingValue: '2026-11-25 Wednesday\n2026-11-26 Thursday' }
  await mitali.call(api.settings.update, { ...setting, body })
  await site.react()
  expect((await store.findLead(id))?.dueAt).toBe('2026-11-30T18:29:59.999Z')
  await mitali.call(api.settings.update, { ...setting, body: { settingValue: '' } })
  await site.react()
  expect((await store.findLead(id))?.dueAt).toBe('2026-11-26T18:29:59.999Z')
})

test('erasing takes what happened with it, also when it broke off', async () => {
  expectErrorLog(/"status":503/)
  const [id, other] = [await send(), await send()]
  for (const one of [id, other])
    await mitali.call(saveNotes, { params: { id: one }, body: { followUpNotes: 'secret' } })
  const eventsOf = async (one: string) =>
    (await listItemKeys(site.table)).filter(({ pk }) => pk === `LEAD-EVENTS#${one}`).length
  await mitali.call(remove, { params: { id } })
  expect(await eventsOf(id)).toBe(0)
  site.faults?.ofTable.plan(({ action }) => action === 'TransactWriteItems', { kind: 'error' }, 10)
  await refusalOf(mitali.call(remove, { params: { id: other } }))
  site.faults?.ofTable.clear()
  expect([await eventsOf(other), (await store.findLead(other))?.id]).toEqual([1, other])
  await mitali.call(remove, { params: { id: other } })
  expect(await eventsOf(other)).toBe(0)
})

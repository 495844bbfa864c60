import { randomUUID } from 'node:crypto'
import { api, buildLead, type LeadChange, limits } from '@bong-bari/contract'
import { expect, test, vi } from 'vitest'
import { refusalOf, startFaultyApi } from '../../testing/start-api.ts'

const site = await startFaultyApi()
const mitali = await site.newAdmin()
const ratul = await site.newAdmin()
const store = await import('@bong-bari/table')

const { changeMany, events, saveNotes, setStatus } = api.leads

let made = 0
const add = async (changes: object = {}) => {
  made++
  const id = randomUUID()
  const createdAt = new Date(Date.UTC(2026, 0, 1) + made * 1000).toISOString()
  const body = { name: 'রিয়া', company: 'মিষ্টি ঘর', phone: '+91 9830012345' }
  await store.createLead({ ...buildLead(body, { id, createdAt }), ...changes })
  return id
}
/** So many connections at once are made on a busy machine too. */
const atOnce = 20
const addMany = async (size: number): Promise<string[]> => {
  const some = Array.from({ length: Math.min(size, atOnce) }, () => add())
  const ids = await Promise.all(some)
  return size > atOnce ? [...ids, ...(await addMany(size - atOnce))] : ids
}

const send = (ids: string[], change: LeadChange, versions?: Record<string, number>) =>
  mitali.call(changeMany, { body: { ids, change, ...(versions && { versions }) } })

const outcomes = async (...sent: Parameters<typeof send>) =>
  (await send(...sent)).map(({ outcome }) => outcome)

const leadOf = async (id: string) => (await store.findLead(id)) ?? expect.fail()
const eventsOf = async (id: string) => {
  const { items } = await mitali.call(events, { params: { id } })
  return items.map(({ kind, by }) => [kind, by])
}
const idOf = async ({ username }: typeof mitali) =>
  (await mitali.call(api.auth.listUsers)).find((one) => one.username === username)?.id ??
  expect.fail()

test('each change is made of each, is an event of it, and says what takes it back', async () => {
  const ids = await addMany(3)
  const ownerId = await idOf(ratul)
  const steps: [LeadChange, object, string][] = [
    [{ leadStatus: 'hot' }, { leadStatus: 'new' }, 'status'],
    [{ ownerId }, { ownerId: null }, 'owner'],
    [{ ownerId: null }, { ownerId }, 'owner'],
    [{ spam: true }, { spam: false }, 'spam'],
    [{ spam: false }, { spam: true }, 'restored'],
  ]
  for (const [at, [change, back, kind]] of steps.entries()) {
    site.clock.now += 1
    const version = at + 2
    const results = ids.map((id) => ({ id, outcome: 'changed', version, back }))
    expect(await send(ids, change)).toEqual(results)
    for (const id of ids) {
      expect(await leadOf(id)).toMatchObject({ ...change, version, changedBy: mitali.username })
      expect((await eventsOf(id))[0]).toEqual([kind, mitali.username])
    }
  }
})

test('what is so already is changed, without an event and a way back', async () => {
  const [id = ''] = await addMany(1)
  await send([id], { leadStatus: 'cold' })
  const before = await eventsOf(id)
  expect(await send([id], { leadStatus: 'cold' })).toEqual([{ id, outcome: 'changed', version: 2 }])
  expect(await eventsOf(id)).toEqual(before)
})

test('ids of nothing are told and keep none of the others', async () => {
  const ids = [randomUUID(), await add(), randomUUID()]
  for (const change of [{ leadStatus: 'hot' }, { spam: true }, { ownerId: null }] as const)
    expect(await outcomes(ids, change)).toEqual(['not-found', 'changed', 'not-found'])
  expect(await outcomes(ids, { erase: true })).toEqual(['not-found', 'changed', 'not-found'])
  expect(await outcomes(ids, { erase: true })).toEqual(['not-found', 'not-found', 'not-found'])
  for (const id of ids) expect(await store.findLead(id)).toBeUndefined()
})

test('an owner whom nobody knows is refused before anything is done', async () => {
  const id = await add()
  const refused = await refusalOf(send([id], { ownerId: randomUUID() }))
  expect(refused).toMatchObject({ status: 404, code: 'user-not-found' })
  expect(await leadOf(id)).toMatchObject({ ownerId: null, version: 1 })
})

test.each([
  ['ids', { ids: [], change: { spam: true } }],
  ['ids.0', { ids: ['7'], change: { spam: true } }],
  ['change', { ids: [randomUUID()], change: { leadStatus: 'hot', spam: true } }],
  ['change', { ids: [randomUUID()], change: { erase: false } }],
  ['change', { ids: [randomUUID()], change: { leadStatus: 'lukewarm' } }],
  ['versions', { ids: [randomUUID()], change: { spam: true }, versions: [1] }],
])('a body with wrong %s is refused by name', async (field, body) => {
  const refused = await refusalOf(mitali.call(changeMany, { body: body as never }))
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input' })
  expect(Object.keys(refused.fields ?? {}).join()).toContain(field)
})

test('what fails is told, and can be sent again', async () => {
  const ids = await addMany(4)
  const broken = ids[2] ?? ''
  const error = vi.spyOn(console, 'error').mockReturnValue()
  site.faults.plan(
    ({ action, body }) => action === 'TransactWriteItems' && body.includes(broken),
    { kind: 'error' },
    3,
  )
  expect(await outcomes(ids, { leadStatus: 'hot' })).toEqual([
    'changed',
    'changed',
    'failed',
    'changed',
  ])
  expect(error.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([{ id: broken }])
  error.mockRestore()
  expect(await leadOf(broken)).toMatchObject({ leadStatus: 'new' })
  expect(await send([broken], { leadStatus: 'hot' })).toMatchObject([
    { outcome: 'changed', back: { leadStatus: 'new' } },
  ])
  expect(await eventsOf(broken)).toHaveLength(2)
})

test('a second admin who changes the same at once loses nothing', async () => {
  const ids = await addMany(6)
  const [spam, hot] = await Promise.all([
    send(ids, { spam: true }),
    ratul.call(changeMany, { body: { ids, change: { leadStatus: 'hot' } } }),
    ...ids.map((id) => ratul.call(saveNotes, { params: { id }, body: { followUpNotes: 'রাখলাম' } })),
  ])
  for (const results of [spam, hot])
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['changed']))
  for (const id of ids) {
    const after = { spam: true, leadStatus: 'hot', followUpNotes: 'রাখলাম', version: 4 }
    expect(await leadOf(id)).toMatchObject(after)
    expect(await eventsOf(id)).toHaveLength(4)
  }
})

test('what somebody changed since is left as it is', async () => {
  const ids = await addMany(3)
  const results = await send(ids, { leadStatus: 'dead' })
  const versions = Object.fromEntries(results.map(({ id, version = 0 }) => [id, version]))
  const [first = '', second = '', third = ''] = ids
  await ratul.call(saveNotes, { params: { id: second }, body: { followUpNotes: 'ফোন' } })
  const back = { leadStatus: 'new' } as const
  const expected = ['changed', 'changed-since', 'changed']
  expect(await outcomes(ids, back, versions)).toEqual(expected)
  expect((await leadOf(second)).leadStatus).toBe('dead')
  // The answer may have been lost: the same again is no change of somebody else.
  expect(await outcomes(ids, back, versions)).toEqual(expected)
  expect(await leadOf(first)).toMatchObject({ leadStatus: 'new', version: 3 })
  await ratul.call(setStatus, { params: { id: third }, body: { leadStatus: 'hot' } })
  expect(await outcomes([third], back, versions)).toEqual(['changed-since'])
})

// Last, since what follows from 200 requests takes long.
test('one call takes 200 leads and not 201, each once and in their order', async () => {
  const ids = await addMany(limits.bulkLeads)
  const [first = ''] = ids
  expect(new Set(await outcomes(ids, { leadStatus: 'warm' }))).toEqual(new Set(['changed']))
  const refused = await refusalOf(send([...ids, randomUUID()], { leadStatus: 'dead' }))
  expect(refused).toMatchObject({
    status: 400,
    fields: { ids: 'ids must name 1 to 200 collaboration requests' },
  })
  expect(await leadOf(first)).toMatchObject({ leadStatus: 'warm', version: 2 })
  const results = await send([first, first, ids[1] ?? '', first], { leadStatus: 'dead' })
  expect(results.map(({ id }) => id)).toEqual([first, ids[1]])
  expect(await leadOf(first)).toMatchObject({ leadStatus: 'dead', version: 3 })
})

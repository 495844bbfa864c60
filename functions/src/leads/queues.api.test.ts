import { api, type Lead, type LeadQueue, leadQueues } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { beforeEach, expect, test } from 'vitest'
import { everyItem } from '../../testing/every-item.ts'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const store = await import('@bong-bari/table')

/** Noon of a Monday in Kolkata. */
const monday = Date.parse('2026-11-23T06:30:00.000Z')
const { change, changeMany, count, create, events, list, remove } = api.leads
const { reply, setFollowUp, setStatus } = api.leads

let mitali: Awaited<ReturnType<typeof site.newAdmin>>
let ratul: Awaited<ReturnType<typeof site.newAdmin>>
beforeEach(async () => {
  site.clock.now = monday
  mitali = await site.newAdmin()
  ratul = await site.newAdmin()
  for (const spam of ['false', 'true'] as const) {
    const { items } = await mitali.call(list, { query: { limit: '200', spam } })
    for (const { id } of items) await mitali.call(remove, { params: { id } })
  }
})

const send = async (changes: object = {}) => {
  site.clock.now += 1_000
  const body = { name: 'রিয়া', company: 'মিষ্টি ঘর', phone: '+91 98300 12345', ...changes }
  return { id: (await site.visitor()(create, { body })).id }
}

type Query = Record<string, string>
const listed = async (query: Query) =>
  (await mitali.call(list, { query: query as object })).items.map(({ id }) => id)
const counted = async (query: Query) => (await mitali.call(count, { query: query as object })).count

/** The queue of a lead: the one whose list and count have it. */
const queueOf = async (id: string) => {
  const found: LeadQueue[] = []
  for (const queue of leadQueues) {
    const ids = await listed({ queue })
    expect([queue, await counted({ queue })]).toEqual([queue, ids.length])
    if (ids.includes(id)) found.push(queue)
  }
  expect(found.length).toBeLessThan(2)
  return found[0]
}

const at = async (time: string) => {
  site.clock.now = Date.parse(time)
  mitali = await site.newAdmin()
}

test('a request is in one queue at a time, from its arrival to its end', async () => {
  const params = await send()
  const { id } = params
  const is = async (queue: LeadQueue | undefined) => expect(await queueOf(id)).toBe(queue)
  await is('answer')
  await mitali.call(reply, { params, body: { channel: 'mail' } })
  await is('waiting')
  await mitali.call(setFollowUp, { params, body: { date: '2026-11-24' } })
  await is('waiting')
  await at('2026-11-23T18:30:00Z')
  await is('follow-up')
  await mitali.call(change, { params, body: { wroteBack: true } })
  await is('answer')
  await mitali.call(reply, { params, body: { channel: 'phone' } })
  await is('waiting')
  await mitali.call(change, { params, body: { done: true } })
  await is('done')
  site.clock.now += 1
  await mitali.call(change, { params, body: { wroteBack: true } })
  await is('answer')
  await mitali.call(change, { params, body: { wroteBack: false } })
  await is('done')
  await mitali.call(change, { params, body: { wroteBack: true } })
  await mitali.call(setStatus, { params, body: { leadStatus: 'dead' } })
  await is('done')
  await mitali.call(setStatus, { params, body: { leadStatus: 'hot' } })
  await is('answer')
  await mitali.call(change, { params, body: { spam: true } })
  await is(undefined)
  await mitali.call(change, { params, body: { spam: false } })
  await is('answer')
})

test('who writes back is promised an answer again, and a reply ends that', async () => {
  const params = await send()
  await mitali.call(reply, { params, body: { channel: 'mail' } })
  await at('2026-11-26T06:30:00Z')
  const back = await mitali.call(change, { params, body: { wroteBack: true } })
  expect(back).toMatchObject({
    wroteBackAt: '2026-11-26T06:30:00.000Z',
    // Friday, Monday and Tuesday.
    dueAt: '2026-12-01T18:29:59.999Z',
  })
  const changed = await mitali.call(change, { params, body: { wroteBack: false } })
  expect(changed).toMatchObject({ wroteBackAt: null, dueAt: null })
})

test('a day to call again means that not all is done', async () => {
  const params = await send()
  await mitali.call(reply, { params, body: { channel: 'mail' } })
  await mitali.call(change, { params, body: { done: true } })
  await mitali.call(setFollowUp, { params, body: { date: '2026-11-23' } })
  expect(await queueOf(params.id)).toBe('follow-up')
})

test('a queue combines with the search, and has its own order', async () => {
  const [first, second, third] = [await send(), await send({ company: 'Tea Adda' }), await send()]
  await mitali.call(setFollowUp, { params: third, body: { date: '2026-11-24' } })
  await site.react()
  // The day that was set comes before those that were promised.
  expect(await listed({ queue: 'answer' })).toEqual([third.id, first.id, second.id])
  expect(await listed({ queue: 'answer', q: 'tea' })).toEqual([second.id])
  expect(await listed({ queue: 'done', q: 'tea' })).toEqual([])
  for (const params of [first, second, third])
    await mitali.call(change, { params, body: { done: true } })
  expect(await listed({ queue: 'done' })).toEqual([third.id, second.id, first.id])
  const refused = await refusalOf(mitali.call(list, { query: { queue: 'later' as 'done' } }))
  expect(refused.fields).toEqual({
    queue: 'queue must be one of answer, follow-up, waiting, done',
  })
})

test.each(leadQueues)('every page of the queue %s follows the one before', async (queue) => {
  const leads: Lead[] = Array.from({ length: 5 }, (_, index) =>
    leadOf({
      id: crypto.randomUUID(),
      createdAt: new Date(monday - (index % 2) * 1_000).toISOString(),
      repliedAt: queue === 'answer' ? null : new Date(monday).toISOString(),
      followUpOn: queue === 'follow-up' ? `2026-11-2${index % 3}` : null,
      doneAt: queue === 'done' ? new Date(monday).toISOString() : null,
    }),
  )
  for (const one of leads) await store.createLead({ ...one, spam: false })
  const whole = await listed({ queue })
  expect(whole.toSorted()).toEqual(leads.map(({ id }) => id).toSorted())
  const paged = await everyItem((next) =>
    mitali.call(list, { query: { queue, limit: '2', ...next } }),
  )
  expect(paged.map(({ id }) => id)).toEqual(whole)
})

test('what was opened is asked about on every device, and only what was sent counts', async () => {
  const params = await send()
  await mitali.call(change, { params, body: { pendingReply: 'whatsapp' } })
  const { username } = await mitali.call(api.auth.me)
  const opened = new Date(site.clock.now).toISOString()
  const [seen] = (await ratul.call(list)).items
  expect(seen).toMatchObject({
    repliedAt: null,
    pendingReply: { channel: 'whatsapp', at: opened, by: username },
  })
  expect(await queueOf(params.id)).toBe('answer')
  await ratul.call(change, { params, body: { pendingReply: null } })
  expect((await mitali.call(list)).items[0]).toMatchObject({ pendingReply: null, repliedAt: null })
  await mitali.call(change, { params, body: { pendingReply: 'whatsapp' } })
  site.clock.now += 60_000
  const noted = await ratul.call(reply, { params, body: { channel: 'whatsapp' } })
  // Who opened it wrote it, at that moment.
  expect(noted).toMatchObject({
    pendingReply: null,
    repliedAt: opened,
    lastReply: { channel: 'whatsapp', at: opened, by: username },
  })
  const [event] = (await mitali.call(events, { params })).items
  const { username: other } = await ratul.call(api.auth.me)
  expect(event).toMatchObject({
    id: noted.lastReply?.id,
    kind: 'replied',
    by: other,
    sent: { at: opened, by: username },
  })
})

test('a reply that is taken back leaves all as it was, and says so', async () => {
  const params = await send()
  const before = await mitali.call(setFollowUp, { params, body: { date: '2026-11-23' } })
  const noted = await mitali.call(reply, { params, body: { channel: 'mail' } })
  expect(noted).toMatchObject({ dueAt: null, followUpOn: null })
  const replyId = noted.lastReply?.id ?? ''
  const changed = await ratul.call(change, { params, body: { takenBackReply: replyId } })
  const { dueAt, followUpOn, repliedAt, lastReply } = before
  expect(changed).toMatchObject({ dueAt, followUpOn, repliedAt, lastReply })
  expect(await queueOf(params.id)).toBe('answer')
  const [event] = (await mitali.call(events, { params })).items
  expect(event).toMatchObject({ kind: 'reply-taken-back', channel: 'mail', replyId })
  // Once more, or of another lead, it changes nothing.
  const again = await ratul.call(change, { params, body: { takenBackReply: replyId } })
  expect(again.version).toBe(changed.version)
  const other = await send()
  const refused = await refusalOf(
    mitali.call(change, { params: other, body: { takenBackReply: replyId } }),
  )
  expect(refused.code).toBe('lead-event-not-found')
})

test('of two replies the one that is left counts, whichever is taken back', async () => {
  const params = await send()
  const { dueAt } = (await mitali.call(list)).items[0] ?? {}
  const first = await mitali.call(reply, { params, body: { channel: 'mail' } })
  site.clock.now += 60_000
  const second = await mitali.call(reply, { params, body: { channel: 'phone' } })
  const takeBack = (replyId = '') =>
    mitali.call(change, { params, body: { takenBackReply: replyId } })
  const one = await takeBack(first.lastReply?.id)
  expect(one).toMatchObject({ lastReply: second.lastReply, repliedAt: second.lastReply?.at })
  expect(await queueOf(params.id)).toBe('waiting')
  const none = await takeBack(second.lastReply?.id)
  expect(none).toMatchObject({ lastReply: null, repliedAt: null, dueAt })
})

test('many are done in one call that can be taken back', async () => {
  const ids = [(await send()).id, (await send()).id]
  const made = await mitali.call(changeMany, { body: { ids, change: { done: true } } })
  expect(await listed({ queue: 'done' })).toHaveLength(2)
  expect(made.map(({ back }) => back)).toEqual([{ done: false }, { done: false }])
})

test('one change is given at a time, and the refusal names those that there are', async () => {
  const error = 'Give one of spam, done, wroteBack, pendingReply and takenBackReply'
  const params = await send()
  for (const body of [{}, { spam: true, done: true }])
    expect((await refusalOf(mitali.call(change, { params, body }))).fields).toEqual({
      change: error,
    })
})

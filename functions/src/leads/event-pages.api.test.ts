import { api, type LeadStatus, matching } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const mitali = await site.newAdmin()

const { create, setStatus, reply, events } = api.leads

const send = async () => {
  const body = { name: 'রিয়া', company: 'মিষ্টি ঘর', phone: '+91 9830012345' }
  return (await site.visitor()(create, { body })).id
}

const set = async (id: string, leadStatus: LeadStatus) => {
  site.clock.now += 1_000
  return mitali.call(setStatus, { params: { id }, body: { leadStatus } })
}

const pageOf = (id: string, query: object) => mitali.call(events, { params: { id }, query })

test('the pages of a history hold each event once, newest first, also when one is added between', async () => {
  const id = await send()
  for (const status of ['hot', 'warm', 'cold', 'dead'] as const) await set(id, status)
  const all = (await pageOf(id, {})).items
  expect(all.map((one) => (one.kind === 'status' ? one.to : one.kind))).toEqual([
    ...['dead', 'cold', 'warm', 'hot', 'received'],
  ])
  const first = await pageOf(id, { limit: 2 })
  await set(id, 'new')
  const second = await pageOf(id, { limit: 2, cursor: first.next })
  const third = await pageOf(id, { limit: 2, cursor: second.next })
  expect([first, second, third].flatMap(({ items }) => items)).toEqual(all)
  expect(third.next).toBeUndefined()
})

test('a reply that is noted again under its key is one, whatever else was changed meanwhile', async () => {
  const id = await send()
  const params = { id }
  const key = (text: string) => ({ 'idempotency-key': `${text}-${id}` })
  const note = (headers: Record<string, string>, channel = 'whatsapp' as 'whatsapp' | 'mail') => {
    site.clock.now += 1_000
    return mitali.call(reply, { params, body: { channel } }, { headers })
  }
  const first = await note({ ...key('first'), ...matching(1) })
  // The answer was lost, and a colleague was quicker than the repetition.
  const changed = await mitali.call(setStatus, { params, body: { leadStatus: 'hot' } })
  expect(await note({ ...key('first'), ...matching(1) })).toEqual(changed)
  expect(await note(key('first'))).toEqual(changed)
  expect(changed.repliedAt).toBe(first.repliedAt)
  await note(key('second'), 'mail')
  const replies = async () =>
    (await pageOf(id, {})).items.filter(({ kind }) => kind === 'replied').length
  expect(await replies()).toBe(2)
  await Promise.all([1, 2, 3].map(() => note(key('together'))))
  expect(await replies()).toBe(3)
  for (const name of ['first', 'together'])
    expect(await refusalOf(note(key(name), 'mail'))).toMatchObject({
      status: 409,
      code: 'idempotency-key-reused',
    })
  // Another admin's key is another key.
  const other = await site.newAdmin()
  const options = { headers: key('first') }
  await other.call(reply, { params, body: { channel: 'mail' } }, options)
  expect(await replies()).toBe(4)
  const refusal = await refusalOf(note({ ...key('third'), ...matching(1) }))
  expect(refusal).toMatchObject({ status: 412, code: 'changed-meanwhile' })
})

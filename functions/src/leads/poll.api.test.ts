import { api } from '@bong-bari/contract'
import { expect, test, vi } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { create, open, setStatus, saveNotes, change } = api.leads
const path = '/api/collaboration-requests'
const body = { name: 'রিয়া', company: 'মিষ্টি ঘর', phone: '+91 98300' }
const minutes = (count: number) => count * 60_000

const get = (etag?: string | null, address = path) =>
  site.fetcher()(address, {
    headers: {
      authorization: `Bearer ${admin.session.sessionId}`,
      ...(etag && { 'if-none-match': etag }),
    },
  })

const tagNow = async () => (await get()).headers.get('etag')

/** A tag that stands for a while: nothing has changed for a minute, and its five just began. */
const quietTag = async () => {
  await site.react()
  site.clock.now += minutes(10) - (site.clock.now % minutes(5))
  return tagNow()
}

test('an idle poll is answered 304 without a body, private and not stored', async () => {
  const etag = await quietTag()
  site.clock.now += minutes(1)
  for (const held of [etag, `W/${etag}`, `"old", ${etag}`]) {
    const answer = await get(held)
    expect([answer.status, await answer.text()]).toEqual([304, ''])
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('an idle poll costs 1.5 read units with its session, and never a list', async () => {
  const { DynamoDBDocumentClient, GetCommand } = await import('@aws-sdk/lib-dynamodb')
  const etag = await quietTag()
  const send = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
  expect((await get(etag)).status).toBe(304)
  const commands = send.mock.calls.map(([command]) => command)
  send.mockRestore()
  // Items under 4 KB: a consistent read is one unit, another one half of it.
  const units = commands.map((command) =>
    command instanceof GetCommand ? (command.input.ConsistentRead ? 1 : 0.5) : Number.NaN,
  )
  expect(units).toEqual([1, 0.5])
})

test('without a live session there is no 304', async () => {
  const etag = await quietTag()
  const answer = await site.fetcher()(path, { headers: { 'if-none-match': etag ?? '' } })
  expect(answer.status).toBe(401)
})

test('every write of a lead ends what was held, and every list knows of it', async () => {
  const { call } = admin
  const { id } = await site.visitor()(create, { body })
  const params = { id }
  const writes: [string, () => Promise<unknown>][] = [
    ['create', () => site.visitor()(create, { body })],
    ['open', () => call(open, { params })],
    ['setStatus', () => call(setStatus, { params, body: { leadStatus: 'hot' } })],
    ['saveNotes', () => call(saveNotes, { params, body: { followUpNotes: 'x' } })],
    ['markSpam', () => call(change, { params, body: { spam: true } })],
    ['restore', () => call(change, { params, body: { spam: false } })],
  ]
  for (const [name, write] of writes) {
    const etag = await quietTag()
    expect((await get(etag)).status).toBe(304)
    await write()
    await site.react()
    for (const address of [path, `${path}?opened=false`, `${path}?spam=true`, `${path}?q=x`])
      expect([name, (await get(etag, address)).status]).toEqual([name, 200])
  }
})

test('a list that was read while its index lagged is held for seconds only', async () => {
  await quietTag()
  await site.visitor()(create, { body })
  await site.react()
  site.clock.now += 2_000 - (site.clock.now % 2_000)
  const early = await tagNow()
  expect((await get(early)).status).toBe(304)
  site.clock.now += 2_000
  expect((await get(early)).status).toBe(200)
})

test('even where no change is heard of nothing is held longer than five minutes', async () => {
  const etag = await quietTag()
  site.clock.now += minutes(5) - 1
  expect((await get(etag)).status).toBe(304)
  site.clock.now += 1
  expect((await get(etag)).status).toBe(200)
})

test('a list says when nothing has followed from changes for minutes, and when it does again', async () => {
  const [{ writePulse }, { runAsFunction }] = await Promise.all([
    import('@bong-bari/table'),
    import('@bong-bari/local'),
  ])
  const goRound = async () => {
    await runAsFunction('reactions', () => writePulse(new Date(site.clock.now)))
    await site.react()
  }
  await quietTag()
  await goRound()
  const etag = await tagNow()
  expect((await get(etag)).status).toBe(304)

  site.clock.now += minutes(4)
  const late = await get(etag)
  expect([late.status, late.headers.get('x-behind')]).toEqual([200, 'true'])

  await goRound()
  const caughtUp = await get(late.headers.get('etag'))
  expect([caughtUp.status, caughtUp.headers.get('x-behind')]).toEqual([200, null])
})

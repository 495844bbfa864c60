import { api } from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { startNumbers } from '../../testing/numbers-site.ts'
import { refusalOf } from '../../testing/start-api.ts'

const house = await startNumbers()

const none = { new: 0, hot: 0, warm: 0, cold: 0, dead: 0 }

test('an empty house has twelve empty weeks, and nothing that anybody noted', async () => {
  await house.at('2026-03-04T09:00:00Z')
  const { weeks, ...rest } = await house.read()
  expect(weeks).toHaveLength(12)
  expect(weeks.at(0)?.from).toBe('2025-12-15')
  expect(weeks.at(-1)).toEqual({
    from: '2026-03-02',
    leads: none,
    spam: 0,
    replied: 0,
    medianHours: null,
  })
  expect(rest).toEqual({
    firstReply: { replied: 0, medianHours: null, since: null },
    waiting: { all: { count: 0, more: false }, late: { count: 0, more: false } },
    chat: { since: null, messages: 0, answered: 0, answers: [] },
  })
})

test('midnight of Monday in Kolkata parts the weeks, over the end of a year too; spam is apart', async () => {
  await house.at('2026-01-06T09:00:00Z')
  await house.stored('2025-12-21T18:29:59.999Z')
  await house.stored('2025-12-21T18:30:00.000Z', { leadStatus: 'hot' })
  await house.stored('2025-12-28T18:29:59.999Z', { leadStatus: 'hot' })
  await house.stored('2025-12-31T23:00:00.000Z', { leadStatus: 'dead' })
  await house.stored('2026-01-04T18:29:59.999Z', { spam: true })
  await house.stored('2026-01-04T18:30:00.000Z', { leadStatus: 'cold' })
  // A clock that is a little ahead.
  await house.stored('2026-01-06T09:00:01.000Z')
  const seen = async (count: number) =>
    (await house.read(count)).weeks.map(({ from, leads, spam }) => ({ from, ...leads, spam }))
  const three = [
    { from: '2025-12-22', ...none, hot: 2, spam: 0 },
    { from: '2025-12-29', ...none, dead: 1, spam: 1 },
    { from: '2026-01-05', ...none, new: 1, cold: 1, spam: 0 },
  ]
  expect(await seen(3)).toEqual(three)
  expect(await seen(4)).toEqual([{ from: '2025-12-15', ...none, new: 1, spam: 0 }, ...three])
  expect(await seen(1)).toEqual(three.slice(2))
})

test('the median is that of the leads with a reply, of a week and of all', async () => {
  await house.at('2026-05-20T09:00:00Z')
  const wait = (createdAt: string, hours: number) =>
    house.stored(createdAt, {
      repliedAt: new Date(Date.parse(createdAt) + hours * 3_600_000).toISOString(),
    })
  await wait('2026-05-12T06:00:00.000Z', 2)
  await wait('2026-05-13T06:00:00.000Z', 100)
  await wait('2026-05-14T06:00:00.000Z', 7.26)
  await house.stored('2026-05-14T06:00:00.000Z')
  await wait('2026-05-18T06:00:00.000Z', 3)
  // Noted by a clock that was behind.
  await wait('2026-05-19T06:00:00.000Z', -1)
  const { weeks, firstReply } = await house.read(2)
  expect(weeks.map(({ replied, medianHours }) => [replied, medianHours])).toEqual([
    [3, 7.3],
    [2, 1.5],
  ])
  expect(firstReply).toEqual({ replied: 5, medianHours: 3, since: '2026-05-12' })
})

test('leads without a reply have none, and what cannot be read takes nothing else along', async () => {
  expectErrorLog(/"unreadable"/)
  await house.at('2026-11-24T09:00:00Z')
  await house.store.createLead(leadOf({ createdAt: '2026-11-20T10:00:00.000Z' }))
  await house.stored('2026-11-20T10:00:01.000Z', { leadStatus: 'lukewarm' as never })
  const { weeks, firstReply } = await house.read(2)
  expect(weeks[0]?.leads).toEqual({ ...none, new: 1 })
  expect(firstReply).toEqual({ replied: 0, medianHours: null, since: null })
})

test('who waits and who is late is counted', async () => {
  await house.at('2026-07-15T09:00:00Z')
  await house.stored('2026-07-09T06:00:00.000Z', { dueAt: '2026-07-14T18:29:59.999Z' })
  await house.stored('2026-07-13T06:00:00.000Z', { dueAt: '2026-07-15T18:29:59.999Z' })
  await house.stored('2026-07-13T06:00:00.000Z', { followUpOn: '2026-08-01' })
  expect((await house.read(1)).waiting).toEqual({
    all: { count: 3, more: false },
    late: { count: 1, more: false },
  })
})

test('more leads than one page of the table holds are counted all', async () => {
  await house.at('2027-03-03T09:00:00Z')
  const count = 550
  for (let at = 0; at < count; at += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        house.stored(new Date(Date.parse('2027-02-22T06:00Z') + (at + place) * 1000).toISOString()),
      ),
    )
  await house.stored('2027-02-17T06:00:00.000Z')
  const { weeks } = await house.read(3)
  expect(weeks.map(({ leads }) => leads.new)).toEqual([1, count, 0])
})

test('only admins are told, and weeks are a whole number from 1 to 52', async () => {
  expect(await refusalOf(house.site.client()(api.numbers.read))).toMatchObject({ status: 401 })
  expect((await house.read('')).weeks).toHaveLength(12)
  expect((await house.read(52)).weeks).toHaveLength(52)
  for (const weeks of [0, 53, 1.5, -4, 'all'])
    expect(await refusalOf(house.read(weeks))).toMatchObject({
      status: 400,
      code: 'invalid-input',
      fields: { weeks: expect.stringMatching(/^weeks must be /) },
    })
})

import { api } from '@bong-bari/contract'
import { afterEach, expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { startApi } from '../../testing/start-api.ts'
import { setTimeoutFactor } from '../../testing/timeout-factor.ts'

const site = await startApi({ withFaults: true, follows: true })
let admin = await site.newAdmin()
afterEach(() => site.faults?.ofTable.clear())

const bot = api['bot-training']
const day = 86_400_000

const teach = (keyword: string) =>
  admin.call(bot.createTraining, {
    body: { keyword, userMessage: keyword, botResponse: `About ${keyword}` },
  })
const ask = async (message: string) =>
  (await site.visitor()(api.chat.message, { body: { message } })).response
const answered = async (id: number) =>
  (await admin.call(bot.listTraining)).find((row) => row.id === id)?.answeredLastMonth

test('a row counts what it answered in the last 30 days, over the end of a month', async () => {
  site.clock.now = Date.parse('2026-11-20T10:00:00.000Z')
  admin = await site.newAdmin()
  const { id } = await teach('rosogolla')
  expect(await answered(id)).toBe(0)
  await ask('rosogolla')
  await ask('rosogolla')
  site.clock.now += 20 * day
  admin = await site.newAdmin()
  expect(await ask('rosogolla')).toBe('About rosogolla')
  expect(await answered(id)).toBe(3)
  site.clock.now += 9 * day
  admin = await site.newAdmin()
  expect(await answered(id)).toBe(3)
  site.clock.now += day
  admin = await site.newAdmin()
  expect(await answered(id)).toBe(1)
})

test('a row tells what was asked of it in a language that it has no answer in, until it has one', async () => {
  site.clock.now += 40 * day
  admin = await site.newAdmin()
  const { id } = await teach('patishapta')
  const row = async () => (await admin.call(bot.listTraining)).find((one) => one.id === id)
  expect(await ask('patishapta')).toBe('About patishapta')
  expect(await ask('পাটিসাপটা')).toBe('About patishapta')
  expect(await row()).toMatchObject({ answeredLastMonth: 2, askedElse: { bengali: 1 } })
  const given = await row()
  await admin.call(bot.updateTraining, {
    params: { id: String(id) },
    body: { ...given, answers: { bengali: 'পাটিসাপটার কথা' } },
  })
  expect(await row()).not.toHaveProperty('askedElse.bengali')
})

test('what was only tried, or answered by nobody’s row, counts for none', async () => {
  const { id } = await teach('phuchka')
  await admin.call(bot.tryMessage, { body: { message: 'phuchka' } })
  await ask('xylophone quantum wombat')
  expect(await answered(id)).toBe(0)
})

test('a row that comes back from the trash has its numbers again', async () => {
  const { id } = await teach('jilipi')
  await ask('jilipi')
  await admin.call(bot.removeTraining, { params: { id: String(id) } })
  await admin.call(api.trash.restore, { params: { kind: 'training', id: String(id) } })
  expect(await answered(id)).toBe(1)
})

test('a visitor does not wait for a count that does not come back', async () => {
  setTimeoutFactor(1)
  expectErrorLog(/"answers"/)
  const { id } = await teach('shingara')
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>()
  site.faults?.ofTable.plan(
    ({ action, body }) => action === 'UpdateItem' && body.includes('ANSWERED#'),
    { kind: 'hold', until },
    9,
  )
  expect(await ask('shingara')).toBe('About shingara')
  // Nobody has given up on the first try yet.
  expect(site.faults?.ofTable.pending()).toBe(8)
  goOn()
  await expect.poll(() => answered(id)).toBe(1)
})

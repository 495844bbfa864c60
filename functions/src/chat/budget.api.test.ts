import { api } from '@bong-bari/contract'
import { modelReplies, startFakeBedrock } from '@bong-bari/local'
import { bot } from '@bong-bari/site'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'
import { unknownQuestion } from '../../testing/unknown-question.ts'

let site: Awaited<ReturnType<typeof startApi>>
let model: Awaited<ReturnType<typeof startFakeBedrock>>
beforeAll(async () => {
  site = await startApi()
  model = await startFakeBedrock()
  // Whatever the first message loads takes nothing of the time that the model has.
  await ask('hello')
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.endpoint,
    BEDROCK_MODEL_ID: 'test-model-v1:0',
  })
})
afterEach(() => {
  delete process.env.BEDROCK_DAILY_TOKENS
  delete process.env.BEDROCK_MONTHLY_TOKENS
})
afterAll(async () => {
  delete process.env.BEDROCK_MODEL_ID
  await model.stop()
  await site.stop()
})

const day = 24 * 3600_000
const usage = async () => {
  const { readUsage } = await import('../bot/model/budget.ts')
  return (await readUsage(new Date(site.clock.now))) ?? expect.fail('There is a model')
}
const ask = async (message = unknownQuestion) =>
  (await site.visitor()(api.chat.message, { body: { message } })).response

test('50 visitors at once never use more than the day allows, and each is answered', async () => {
  process.env.BEDROCK_DAILY_TOKENS = '6000'
  model.reply(modelReplies.says('The old woman.'))
  const before = model.requests.length
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
  const calls = model.requests.length - before
  expect(answers.filter((answer) => answer === 'The old woman.')).toHaveLength(calls)
  expect(answers.filter((answer) => answer === bot.fallback.english)).toHaveLength(50 - calls)
  expect(calls).toBeGreaterThan(0)
  const body = { message: 'hello' }
  const tried = await (await site.newAdmin()).call(api['bot-training'].tryMessage, { body })
  const day = tried.usage?.day ?? expect.fail('A try tells the use of the model')
  expect(day.limit).toBe(6000)
  expect(day.used).toBeGreaterThan(0)
  expect(day.used).toBeLessThanOrEqual(6000)
})

test('a day that is spent ends with the day, and a month with the month', async () => {
  process.env.BEDROCK_DAILY_TOKENS = '1000000'
  process.env.BEDROCK_MONTHLY_TOKENS = '1'
  expect(await ask()).toBe(bot.fallback.english)
  const refused = await usage()
  process.env.BEDROCK_MONTHLY_TOKENS = '1000000'
  expect(await ask()).toBe('The old woman.')
  const used = await usage()
  expect(used.day.used).toBeGreaterThan(refused.day.used)
  site.clock.now += 32 * day
  expect(await usage()).toMatchObject({ day: { used: 0 }, month: { used: 0 } })
  expect(await ask()).toBe('The old woman.')
})

test('what a call used is settled; what Bedrock turned away costs nothing', async () => {
  site.clock.now += day
  model.reply(modelReplies.throttles)
  await ask()
  expect((await usage()).day.used).toBe(0)
  model.reply(modelReplies.says('The old woman.'))
  await ask()
  const { used } = (await usage()).day
  expect(used).toBeGreaterThan(100)
  expect(used).toBeLessThan(1500)
})

test.each([-5_000, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'a model that counts %d tokens used none of them, and nobody gets more than was reserved',
  async (count) => {
    const { reserveTokens } = await import('../bot/model/budget.ts')
    const now = new Date(site.clock.now)
    const before = (await usage()).day.used
    const settle = (await reserveTokens(1_000, now)) ?? expect.fail()
    await settle(count)
    expect((await usage()).day.used).toBe(before)
    const other = (await reserveTokens(1_000, now)) ?? expect.fail()
    await other(700)
    expect((await usage()).day.used).toBe(before + 700)
  },
)

test('without an allowance the model is not asked', async () => {
  process.env.BEDROCK_DAILY_TOKENS = '0'
  const before = model.requests.length
  expect(await ask()).toBe(bot.fallback.english)
  expect(model.requests.length).toBe(before)
})

test('one client uses up a tenth of a day of the model, a /48 half of it, and the rest stays', async () => {
  site.clock.now += day
  const { reserveTokens } = await import('../bot/model/budget.ts')
  const take = async (amount: number, client: string) =>
    (await reserveTokens(amount, new Date(site.clock.now), client)) !== undefined
  expect(await take(19_999, '10.9.9.9')).toBe(true)
  expect([await take(2, '10.9.9.9'), await take(1, '10.9.9.9')]).toEqual([false, true])
  for (const subnet of [1, 2, 3, 4, 5])
    expect(await take(20_000, `2001:db8:7:${subnet}00::/64`)).toBe(true)
  expect(await take(1, '2001:db8:7:600::/64')).toBe(false)
  expect(await take(20_000, '2001:db8:8:1::/64')).toBe(true)
  expect(await take(20_000, '10.9.9.10')).toBe(true)
})

test('who has used up the own share of the model is answered without it', async () => {
  const { reserveTokens } = await import('../bot/model/budget.ts')
  await reserveTokens(20_000, new Date(site.clock.now), '10.9.9.11')
  const call = site.client({}, { address: '10.9.9.11' })
  const before = model.requests.length
  const { response } = await call(api.chat.message, { body: { message: unknownQuestion } })
  expect(response).toBe(bot.fallback.english)
  expect(model.requests.length).toBe(before)
})

import { api } from '@bong-bari/contract'
import { embeddingReplies, modelReplies } from '@bong-bari/local'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { embeddingModel, meanings, startMeaning } from '../../testing/start-meaning.ts'

let house: Awaited<ReturnType<typeof startMeaning>>
let store: typeof import('@bong-bari/table')
let verbs: typeof import('../../../packages/table/src/verbs.ts')
let admin: Awaited<ReturnType<typeof startMeaning>>['admin']
const ids: number[] = []
beforeAll(async () => {
  house = await startMeaning()
  admin = house.admin
  store = await import('@bong-bari/table')
  verbs = await import('../../../packages/table/src/verbs.ts')
  for (let at = 0; at < 30; at++) ids.push(await house.teach(`quornak ${at}`))
})
afterAll(() => house.stop())

beforeEach(() => {
  house.model.embed(embeddingReplies.byWords(meanings))
})

const [minute, day] = [60_000, 24 * 3600_000]
const vectorOf = async (id: number | undefined) =>
  (await store.listVectors()).find(({ rowId }) => rowId === id)
const textsAsked = (from: number) => house.model.embedded.slice(from).flatMap(({ texts }) => texts)
const change = (id: number | undefined, body: object) =>
  admin.call(api['bot-training'].updateTraining, { params: { id: String(id) }, body })
const used = async () => (await admin.call(api['bot-training'].usage)).day.used

test('every row gets its vector, and a second look asks for nothing', async () => {
  expect(await house.embedNow()).toBe(30)
  expect(house.model.embedded).toMatchObject([
    { modelId: embeddingModel, input_type: 'search_document', truncate: 'END' },
    { modelId: embeddingModel, input_type: 'search_document', truncate: 'END' },
  ])
  expect((await store.listVectors()).map(({ rowId }) => rowId)).toEqual(ids)
  const [{ numbers } = { numbers: new Int8Array() }] = await store.listVectors()
  expect([numbers.length, numbers[0], numbers[1]]).toEqual([1_024, 40, 0])
  expect(await used()).toBe(
    house.model.embedded
      .map(({ texts }) => Math.ceil(texts.join('').length / 4))
      .reduce((sum, tokens) => sum + tokens),
  )
  expect(await house.embedNow()).toBe(0)
  expect(house.model.embedded).toHaveLength(2)
})

test('only a row whose words have changed is asked for again', async () => {
  const before = house.model.embedded.length
  await change(ids[0], { botResponse: 'other', isActive: false })
  expect(await house.embedNow()).toBe(0)
  await change(ids[1], { userMessage: 'jeltic', variants: ['frump koi', 'ফ্রাম্প'] })
  expect(await house.embedNow()).toBe(1)
  expect(textsAsked(before)).toEqual(['jeltic\nquornak 1\nfrump koi\nফ্রাম্প'])
})

test('the vector of a deleted row goes', async () => {
  await admin.call(api['bot-training'].removeTraining, { params: { id: String(ids[2]) } })
  expect(await vectorOf(ids[2])).toBeDefined()
  expect(await house.embedNow()).toBe(0)
  expect(await vectorOf(ids[2])).toBeUndefined()
})

test('a vector that cannot be read is made anew', async () => {
  expectErrorLog(/"unreadable"/)
  await verbs.put({ pk: 'VECTOR', sk: String(ids[3]).padStart(12, '0'), rowId: ids[3] ?? 0 })
  await store.bumpBotVersion()
  expect(await house.embedNow()).toBe(1)
  expect(await vectorOf(ids[3])).toMatchObject({ model: embeddingModel })
})

test('another model makes all anew; where that is cut off or fails, the next look goes on', async () => {
  process.env.BEDROCK_EMBEDDING_MODEL_ID = 'cohere.embed-english-v3'
  expect(await house.embedNow(() => true)).toBe(0)
  let looks = 0
  expect(await house.embedNow(() => looks++ > 0)).toBe(24)
  house.model.embed(modelReplies.throttles)
  expect(await house.embedNow()).toBe(0)
  house.model.embed(embeddingReplies.byWords(meanings))
  house.site.clock.now += 9 * minute
  expect(await house.embedNow()).toBe(0)
  house.site.clock.now += 2 * minute
  expect(await house.embedNow()).toBe(5)
  const models = (await store.listVectors()).map(({ model }) => model)
  expect(new Set(models)).toEqual(new Set(['cohere.embed-english-v3']))
  process.env.BEDROCK_EMBEDDING_MODEL_ID = embeddingModel
  expect(await house.embedNow()).toBe(29)
})

test('the rows use up half of a day and no more, and look again ten minutes later', async () => {
  house.site.clock.now += day
  admin = await house.site.newAdmin()
  process.env.BEDROCK_DAILY_TOKENS = '1200'
  for (const id of ids.slice(4)) await change(id, { userMessage: `frump ${id} `.repeat(10) })
  // The first 24 do not fit, the other two do.
  expect(await house.embedNow()).toBe(2)
  expect(await used()).toBeLessThanOrEqual(600)
  house.site.clock.now += 9 * minute
  process.env.BEDROCK_DAILY_TOKENS = '3000'
  expect(await house.embedNow()).toBe(0)
  house.site.clock.now += 2 * minute
  expect(await house.embedNow()).toBe(24)
  expect(await used()).toBeLessThanOrEqual(1_500)
  delete process.env.BEDROCK_DAILY_TOKENS
})

test('words past what the model takes are left out at a whole letter', async () => {
  const before = house.model.embedded.length
  await change(ids[4], { keyword: 'x'.repeat(254), userMessage: 'ক্ষ'.repeat(666) })
  expect(await house.embedNow()).toBe(1)
  const [text = ''] = textsAsked(before)
  expect(text.length).toBeLessThanOrEqual(2_048)
  expect(text.length).toBeGreaterThan(2_040)
})

test('each minute the rows are taken in, and none where no model is configured', async () => {
  const { reactionWork } = await import('./reaction-work.ts')
  const look = async () => {
    await house.site.react()
    const time = new Date(house.site.clock.now).toISOString()
    return reactionWork({ order: 'minute', time }, () => 60_000)
  }
  await change(ids[5], { userMessage: 'mordo' })
  delete process.env.BEDROCK_EMBEDDING_MODEL_ID
  expect(await look()).toMatchObject({ embedded: 0 })
  process.env.BEDROCK_EMBEDDING_MODEL_ID = embeddingModel
  expect(await look()).toMatchObject({ embedded: 1 })
})

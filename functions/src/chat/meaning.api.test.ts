import { api } from '@bong-bari/contract'
import { embeddingReplies, modelReplies } from '@bong-bari/local'
import { bot } from '@bong-bari/site'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  embeddingModel,
  meanings,
  startMeaning,
  withoutHaste,
} from '../../testing/start-meaning.ts'

let house: Awaited<ReturnType<typeof startMeaning>>
let id: Record<'hat' | 'boat', number>
beforeAll(async () => {
  house = await startMeaning()
  id = { hat: await house.teach('quornak lagbe'), boat: await house.teach('jeltic momo kothay') }
  await house.teach('momo bhalo', { priority: 3 })
  await house.teach('quornak bondho', { isActive: false })
  await house.teach('কোয়ার quornak', { language: 'bengali' })
  await house.embedNow()
})
afterAll(() => house.stop())

let asked = 0
/** A question that nobody has asked before, so that it is not known by heart. */
const anew = (words: string) => `wuggle${'abcdefghijklmnopqrstuvwxyz'[asked++ % 26]}by ${words}`

// A success closes the breaker that failures of the test before may have brought near.
let haste = () => {}
beforeEach(async () => {
  haste = withoutHaste()
  house.model.reply(modelReplies.says('ok'))
  house.model.embed(embeddingReplies.byWords(meanings))
  expect(await house.groundsFor(anew('flurb splonk'))).toBeDefined()
})

afterEach(() => haste())

const change = (row: number, body: object) =>
  house.admin.call(api['bot-training'].updateTraining, { params: { id: String(row) }, body })

test('the rows that ground an answer come from both ways of finding, those of both first', async () => {
  expect(await house.groundsFor(anew('zibble'))).toEqual(['quornak lagbe'])
  expect(house.model.embedded.at(-1)).toMatchObject({
    modelId: embeddingModel,
    input_type: 'search_query',
    embedding_types: ['int8'],
  })
  // By words both rows of momo are near, by meaning those of boats and hats.
  expect(await house.groundsFor(anew('gribbet frump frump zibble momo plonk snerd'))).toEqual([
    'jeltic momo kothay',
    'momo bhalo',
    'quornak lagbe',
  ])
})

test('a row that is switched off, or speaks another language, grounds nothing', async () => {
  expect(await house.groundsFor(anew('zibble zibble'))).toEqual(['quornak lagbe'])
})

test('the same question is asked of the embedding model once, however it is spelt', async () => {
  const question = anew('zibble bhalo naki kharap')
  await house.groundsFor(question)
  const before = house.model.embedded.length
  expect(await house.groundsFor(question.toUpperCase().replace('BHALO', 'valo'))).toContain(
    'quornak lagbe',
  )
  expect(house.model.embedded.length).toBe(before)
})

test('a row that answers surely costs no embedding', async () => {
  const before = house.model.embedded.length
  expect(await house.groundsFor('momo bhalo')).toBeUndefined()
  expect(house.model.embedded.length).toBe(before)
})

const byWords = async () => {
  expect(await house.groundsFor(anew('zibble momo gribbet plonk snerd'))).toEqual(
    expect.not.arrayContaining(['quornak lagbe']),
  )
}

test.each([
  ['throttles', modelReplies.throttles],
  ['fails', modelReplies.fails],
  ['refuses', modelReplies.refuses],
  ['talks garbage', modelReplies.talksGarbage],
  ['answers another dimension', embeddingReplies.withOtherDimension(meanings)],
  ['answers what is no vector', embeddingReplies.withFractions],
  ['answers nothing', embeddingReplies.forgetsOne(meanings)],
])('where the embedding model %s, words alone find what grounds the answer', async (_, way) => {
  house.model.embed(way)
  await byWords()
})

test('an embedding model that never answers is waited for 300 ms', async () => {
  haste()
  house.model.embed(modelReplies.hangs)
  await byWords()
})

test('where none is configured nothing is asked of one', async () => {
  delete process.env.BEDROCK_EMBEDDING_MODEL_ID
  const before = house.model.embedded.length
  await byWords()
  expect(house.model.embedded.length).toBe(before)
  process.env.BEDROCK_EMBEDDING_MODEL_ID = embeddingModel
})

test('vectors of another model are none', async () => {
  process.env.BEDROCK_EMBEDDING_MODEL_ID = 'cohere.embed-english-v3'
  const before = house.model.embedded.length
  await byWords()
  expect(house.model.embedded.length).toBe(before)
  process.env.BEDROCK_EMBEDDING_MODEL_ID = embeddingModel
})

test('a row whose words have changed is found by its new ones, once they have a vector', async () => {
  await change(id.hat, { userMessage: 'mordo bajao', keyword: 'mordo' })
  await house.site.react()
  expect(await house.groundsFor(anew('zibble'))).toEqual([])
  await house.embedNow()
  expect(await house.groundsFor(anew('zibble'))).toEqual([])
  expect(await house.groundsFor(anew('splink'))).toEqual(['mordo bajao'])
})

test('what is spent asks neither model, and what a question cost counts', async () => {
  process.env.BEDROCK_DAILY_TOKENS = '0'
  const before = house.model.embedded.length
  expect(await house.groundsFor(anew('splink'))).toBeUndefined()
  expect(house.model.embedded.length).toBe(before)
  delete process.env.BEDROCK_DAILY_TOKENS
  house.model.reply(modelReplies.throttles)
  const usage = () => house.admin.call(api['bot-training'].usage)
  const { used } = (await usage()).day
  const question = anew('splink')
  await house.groundsFor(question)
  expect((await usage()).day.used - used).toBe(Math.ceil(question.length / 4))
})

test('an embedding model that fails three times is left alone, and the answer still comes', async () => {
  house.model.embed(modelReplies.fails)
  for (let turn = 0; turn < 3; turn++) await byWords()
  const before = house.model.embedded.length
  await byWords()
  expect(house.model.embedded.length).toBe(before)
})

test('while the model that answers rests, nobody asks what is meant', async () => {
  house.model.reply(modelReplies.fails)
  for (let turn = 0; turn < 3; turn++) await house.groundsFor(anew('splink'))
  const before = house.model.embedded.length
  const body = { message: anew('splink') }
  const { response } = await house.site.visitor()(api.chat.message, { body })
  expect([bot.fallback.english, bot.fallback.benglish]).toContain(response)
  expect(house.model.embedded.length).toBe(before)
})

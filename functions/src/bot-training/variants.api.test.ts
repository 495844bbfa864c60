import { api, currentOf, matching } from '@bong-bari/contract'
import { modelReplies, startFakeBedrock } from '@bong-bari/local'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startApi>>
let admin: Awaited<ReturnType<typeof site.newAdmin>>
let model: Awaited<ReturnType<typeof startFakeBedrock>>
beforeAll(async () => {
  site = await startApi({ follows: true })
  admin = await site.newAdmin()
  model = await startFakeBedrock()
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = model.endpoint
})
afterAll(async () => {
  delete process.env.BEDROCK_MODEL_ID
  await model.stop()
  await site.stop()
})

const bot = api['bot-training']
type Turns = { role: 'user' | 'assistant'; content: string }[]

const ask = async (message: string, conversationHistory: Turns = []) =>
  (await site.visitor()(api.chat.message, { body: { message, conversationHistory } })).response

const teach = (changes: object = {}) =>
  admin.call(bot.createTraining, {
    body: {
      keyword: 'biryani',
      userMessage: 'biryani te alu keno',
      botResponse: 'ছি!',
      ...changes,
    },
  })
const change = (id: number, body: object) =>
  admin.call(bot.updateTraining, { params: { id: String(id) }, body })
const attempt = (message: string) => admin.call(bot.tryMessage, { body: { message } })
const remove = (id: number) => admin.call(bot.removeTraining, { params: { id: String(id) } })

test('a row is found by another way of asking it, and Try tells which', async () => {
  const { id } = await teach({ variants: ['mutton er sathe gol jinis ta ki'] })
  expect(await attempt('mutton er sathe gol jinis ta ki')).toMatchObject({
    source: 'row',
    rowId: id,
    field: 'variant',
    variant: 'mutton er sathe gol jinis ta ki',
  })
  await change(id, { variants: [] })
  expect(await attempt('mutton er sathe gol jinis ta ki')).not.toMatchObject({ source: 'row' })
  await remove(id)
})

test('whoever asks is answered in their own tongue, and by the bot response where it has none', async () => {
  const { id } = await teach({
    userMessage: 'ছাদে ফুচকা পাওয়া যায়?',
    keyword: 'phuchka',
    variants: ['chade phuchka paoya jay', 'Can I get phuchka on the roof?'],
    botResponse: 'hobe ✿',
    answers: { bengali: 'হ্যাঁ, ছাদেই!', english: 'Yes, on the roof!' },
  })
  const told = await Promise.all(
    ['ছাদে ফুচকা পাওয়া যায়?', 'Can I get phuchka on the roof?', 'chade phuchka paoya jay', 'phuchka'].map(
      (message) => ask(message),
    ),
  )
  expect(told).toEqual(['হ্যাঁ, ছাদেই!', 'Yes, on the roof!', 'hobe ✿', 'hobe ✿'])
  const history: Turns = [
    { role: 'user', content: 'ছাদে ফুচকা পাওয়া যায়?' },
    { role: 'assistant', content: 'হ্যাঁ, ছাদেই!' },
  ]
  expect(await ask('say that in English please', history)).toBe('Yes, on the roof!')
  await remove(id)
})

test('answers are changed one by one, and a blank one is taken away', async () => {
  const { id } = await teach({ answers: { bengali: 'ছি!', english: ' ', benglish: 'chhi!' } })
  const find = async () => (await admin.call(bot.listTraining)).find((row) => row.id === id)
  expect((await find())?.answers).toEqual({ bengali: 'ছি!', benglish: 'chhi!' })
  await change(id, { answers: { english: 'Yuck!', benglish: null } })
  expect((await find())?.answers).toEqual({ bengali: 'ছি!', english: 'Yuck!' })
  await change(id, { priority: 3 })
  expect((await find())?.answers).toEqual({ bengali: 'ছি!', english: 'Yuck!' })
  await remove(id)
})

test('of variants that sound alike in one script the first is kept; links are cards of videos and posts', async () => {
  const row = await teach({
    variants: [' alu keno? ', 'aloo keno', 'আলু কেন?', 'ALU KENO'],
    links: [
      { kind: 'video', id: 'dQw4w9WgXcQ' },
      { kind: 'post', id: 'jhol' },
    ],
  })
  expect(row.variants).toEqual(['alu keno?', 'আলু কেন?'])
  expect(row.links).toHaveLength(2)
  await remove(row.id)
})

test.each([
  [{ variants: Array(21).fill('alu') }, 'variants'],
  [{ variants: ['alu', ' '] }, 'variants.1'],
  [{ variants: ['x'.repeat(2001)] }, 'variants.0'],
  [{ answers: { english: 'x'.repeat(5001) } }, 'answers.english'],
  [{ links: [{ kind: 'video', id: 'short' }] }, 'links.0.id'],
  [{ links: [{ kind: 'song', id: 'a' }] }, 'links.0.kind'],
])('what cannot be kept is refused by its field', async (fields, name) => {
  const refusal = await refusalOf(teach(fields))
  expect(refusal).toMatchObject({ status: 400, fields: { [name]: expect.any(String) } })
})

const offersFor = (body: object) =>
  admin.call(bot.offerVariants, {
    body: { keyword: 'gondoraj', userMessage: 'গন্ধরাজ লেবু কোথায় পাওয়া যায়?', ...body },
  })

test('without a model the other script and what visitors asked in vain are offered', async () => {
  await ask('gondhoraj lebu kothay pabo bolo to')
  const asked = async () => (await offersFor({})).offers.map(({ from }) => from)
  await expect.poll(asked, { timeout: 10_000 }).toContain('unanswered')
  const { offers, model } = await offersFor({})
  expect(model).toBe('none')
  expect(offers).toContainEqual({
    text: expect.stringMatching(/^gondhoraj lebu kothay pawa jay/),
    from: 'romaniser',
    language: 'benglish',
  })
  const { offers: back } = await offersFor({ userMessage: 'lebu kothay pabo?' })
  expect(back).toContainEqual({
    text: expect.stringMatching(/^লেবু কোথা/),
    from: 'romaniser',
    language: 'bengali',
  })
})

test('the model offers in three scripts; what the row has is left out, what another answers is said', async () => {
  process.env.BEDROCK_MODEL_ID = 'apac.test-model-v1:0'
  const other = await teach({ keyword: 'lebu dam', userMessage: 'lebur dam koto' })
  model.reply(
    modelReplies.says(
      '1. গন্ধরাজ লেবু কোথায় পাওয়া যায়\n- where can I buy gondhoraj lime?\nlebur dam koto\nhttps://evil.example\nগন্ধরাজ কিনব কোথা থেকে?',
    ),
  )
  const { offers, model: how } = await offersFor({})
  expect(how).toBe('asked')
  const of = offers.filter(({ from }) => from === 'model')
  expect(of).toEqual([
    { text: 'where can I buy gondhoraj lime?', from: 'model', language: 'english' },
    { text: 'গন্ধরাজ কিনব কোথা থেকে?', from: 'model', language: 'bengali' },
    {
      text: 'lebur dam koto',
      from: 'model',
      language: 'benglish',
      answeredBy: { rowId: other.id, keyword: 'lebu dam' },
    },
  ])
  model.reply(modelReplies.fails)
  expect((await offersFor({})).model).toBe('silent')
  delete process.env.BEDROCK_MODEL_ID
  await remove(other.id)
})

test('an unanswered question tells the row that comes nearest, and goes when it is a variant of it', async () => {
  const { id, keyword } = await teach({
    keyword: 'telebhaja',
    userMessage: 'telebhaja kothay pawa jay',
  })
  await ask('telebhaja r golpo')
  const listed = async () =>
    (await admin.call(bot.listUnanswered)).find(({ samples: [first = ''] }) =>
      first.startsWith('telebhaja r'),
    )
  await expect.poll(listed, { timeout: 10_000 }).toMatchObject({ nearest: { rowId: id, keyword } })
  await change(id, { variants: (await listed())?.samples ?? [] })
  expect(await listed()).toBeUndefined()
  await remove(id)
})

test('of two admins who add other ways to ask to one row the second is told what stands, and adds to that', async () => {
  const { id, version } = await teach({ variants: ['alu keno?'] })
  const other = await site.newAdmin()
  const params = { id: String(id) }
  const add = (who: typeof admin, variants: string[], of: number) =>
    who.call(bot.updateTraining, { params, body: { variants } }, { headers: matching(of) })
  await add(other, ['alu keno?', 'why the potato'], version)
  const late = ['alu keno?', 'আলু ছাড়া হয় না?']
  const refusal = await add(admin, late, version).catch((error: unknown) => error)
  const standing = currentOf(bot.updateTraining, refusal)
  expect(standing).toMatchObject({
    variants: ['alu keno?', 'why the potato'],
    changedBy: other.username,
  })
  const both = [...(standing?.variants ?? []), 'আলু ছাড়া হয় না?']
  const saved = await add(admin, both, standing?.version ?? 0)
  expect(saved.variants).toEqual(['alu keno?', 'why the potato', 'আলু ছাড়া হয় না?'])
  await remove(id)
})

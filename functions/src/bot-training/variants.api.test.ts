import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi({ follows: true })
const admin = await site.newAdmin()

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
    [
      'ছাদে ফুচকা পাওয়া যায়?',
      'Can I get phuchka on the roof?',
      'chade phuchka paoya jay',
      'phuchka ache?',
    ].map((message) => ask(message)),
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
  await expect.poll(listed).toMatchObject({ nearest: { rowId: id, keyword } })
  await change(id, { variants: (await listed())?.samples ?? [] })
  expect(await listed()).toBeUndefined()
  await remove(id)
})

import { api, emptyExtraRowFields } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi({ follows: true })
const admin = await site.newAdmin()

const bot = api['bot-training']
const row = { keyword: 'hello', userMessage: 'কেমন আছো?', botResponse: 'ভালো আছি!' }
const template = { name: 'Puja', templateType: 'greeting', content: 'শুভ শারদীয়া!' } as const

const teach = (changes: object = {}) =>
  admin.call(bot.createTraining, { body: { ...row, ...changes } })
const addTemplate = (changes: object = {}) =>
  admin.call(bot.createTemplate, { body: { ...template, ...changes } })

test('API-18 API-19 ENT-15 ENT-18 ENT-19 ENT-20 ENT-21 a row is stored with the defaults of the schema', async () => {
  const now = new Date(site.clock.now).toISOString()
  const created = await teach()
  expect(created).toEqual({
    ...row,
    id: expect.any(Number),
    language: 'auto',
    category: 'general',
    isActive: true,
    priority: 1,
    ...emptyExtraRowFields,
    createdAt: now,
    updatedAt: now,
    version: 1,
    changedBy: admin.username,
  })
  expect(await admin.call(bot.listTraining)).toContainEqual({ ...created, answeredLastMonth: 0 })
})

test('ids are whole numbers that count up and never come back', async () => {
  const rows = await Promise.all(Array.from({ length: 20 }, () => teach()))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(20)
  const last = Math.max(...rows.map(({ id }) => id))
  await admin.call(bot.removeTraining, { params: { id: String(last) } })
  expect((await teach()).id).toBe(last + 1)
})

test('rows are listed by id, past the tenth too', async () => {
  const ids = (await admin.call(bot.listTraining)).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(10)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
})

test('ENT-17 ENT-24 what a row and a template cannot do without is asked for by name', async () => {
  const refused = [
    [() => teach({ userMessage: '', botResponse: '' }), ['userMessage', 'botResponse']],
    [() => addTemplate({ templateType: undefined }), ['templateType']],
    [() => addTemplate({ templateType: 'x'.repeat(101) }), ['templateType']],
  ] as const
  for (const [call, fields] of refused) {
    const refusal = await refusalOf(call())
    expect(refusal.status).toBe(400)
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields)
  }
})

test('API-22 API-23 ENT-22 ENT-25 ENT-26 ENT-27 TPL-06 a template is stored with its defaults', async () => {
  const now = new Date(site.clock.now).toISOString()
  const created = await addTemplate()
  expect(created).toEqual({
    ...template,
    id: expect.any(Number),
    language: 'auto',
    isActive: true,
    displayOrder: 1,
    validFrom: now,
    validTo: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    changedBy: admin.username,
  })
  expect(await admin.call(bot.listTemplates)).toContainEqual(created)
})

test('a message is tried before it is asked for, with the row and why', async () => {
  const { id } = await teach({
    keyword: 'rosogolla',
    userMessage: 'rosogolla kothay pabo',
    botResponse: 'KC Das!',
  })
  const tried = await admin.call(bot.tryMessage, { body: { message: 'রসগোল্লা কোথায় পাব?' } })
  expect(tried).toMatchObject({
    response: 'KC Das!',
    source: 'row',
    rowId: id,
    score: expect.any(Number),
  })
  expect(tried.nearest).toBeUndefined()
})

test('a try that no row answers names the nearest row and what kept it', async () => {
  const { id } = await teach({
    keyword: 'jhalmuri',
    userMessage: 'jhalmuri kothay pabo',
    botResponse: 'Ballygunge!',
    isActive: false,
  })
  const nearestOf = async (message: string) =>
    (await admin.call(bot.tryMessage, { body: { message } })).nearest
  expect(await nearestOf('jhalmuri kothay pabo?')).toEqual({
    rowId: id,
    keyword: 'jhalmuri',
    score: expect.closeTo(0.94, 1),
    keptBy: 'switch',
  })
  expect(await nearestOf('xyzzy plugh')).toBeUndefined()
})

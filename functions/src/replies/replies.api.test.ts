import { api, limits } from '@bong-bari/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startApi>>
let mitali: Awaited<ReturnType<typeof site.newAdmin>>
beforeAll(async () => {
  site = await startApi()
  mitali = await site.newAdmin()
})
afterAll(() => site.stop())

const { list, create, update, remove } = api.replies
const paramsOf = ({ id }: { id: number }) => ({ id: String(id) })
const add = (body: object) => mitali.call(create, { body: Object(body) })

beforeEach(async () => {
  for (const one of await mitali.call(list)) await mitali.call(remove, { params: paramsOf(one) })
})

test('templates are listed by name, as a person would order them', async () => {
  for (const name of ['দর', 'Rates 10', 'rates 2', 'প্রথম উত্তর', 'Details'])
    await add({ name, bodyEn: 'Hello {name}' })
  const names = (await mitali.call(list)).map(({ name }) => name)
  expect(names).toEqual(['Details', 'rates 2', 'Rates 10', 'দর', 'প্রথম উত্তর'])
})

test('a template has its texts trimmed, and null where a language has none', async () => {
  const made = await add({ name: '  First  ', bodyBn: ' নমস্কার {name}\n\n- {owner} ', bodyEn: '  ' })
  expect(made).toMatchObject({
    ...{ name: 'First', bodyBn: 'নমস্কার {name}\n\n- {owner}', bodyEn: null },
    ...{ version: 1, changedBy: mitali.username },
  })
  expect(await mitali.call(list)).toEqual([made])
})

test.each([
  ['name', { bodyEn: 'Hello' }],
  ['name', { name: ' ', bodyEn: 'Hello' }],
  ['name', { name: 'x'.repeat(limits.reply.name + 1), bodyEn: 'Hello' }],
  ['bodyEn', { name: 'Empty' }],
  ['bodyEn', { name: 'Empty', bodyBn: ' ', bodyEn: '' }],
  ['bodyBn', { name: 'Long', bodyBn: 'ন'.repeat(limits.reply.body + 1) }],
  ['bodyBn', { name: 'Unknown', bodyBn: 'নমস্কার {নাম}' }],
  ['bodyEn', { name: 'Unknown', bodyBn: 'নমস্কার', bodyEn: 'Hello {Name}' }],
  ['bodyEn', { name: 'No text', bodyEn: 5 }],
])('a wrong %s is named', async (field, body) => {
  expect(await refusalOf(add(body))).toMatchObject({
    ...{ status: 400, code: 'invalid-input' },
    fields: { [field]: expect.any(String) },
  })
  expect(await mitali.call(list)).toEqual([])
})

test('an unknown placeholder is told with those that there are', async () => {
  const { fields } = await refusalOf(add({ name: 'Unknown', bodyEn: 'Hi {first name}' }))
  expect(fields?.bodyEn).toBe(
    'English text has {first name}, which nothing can fill: there are {name}, {company}, {owner}. Write {{first name}} for the braces themselves',
  )
})

test('fields that are absent stay, null clears one, and one of the texts remains', async () => {
  const made = await add({ name: 'First', bodyBn: 'নমস্কার', bodyEn: 'Hello' })
  const change = (body: object) => mitali.call(update, { params: paramsOf(made), body })
  expect(await change({ bodyBn: null })).toMatchObject({
    bodyBn: null,
    bodyEn: 'Hello',
    version: 2,
  })
  for (const body of [{ bodyEn: null }, { bodyEn: ' ' }])
    expect((await refusalOf(change(body))).fields).toHaveProperty('bodyEn')
  expect(await change({ bodyBn: 'নমস্কার', bodyEn: '' })).toMatchObject({
    ...{ name: 'First', bodyBn: 'নমস্কার', bodyEn: null },
  })
})

test('what is not there cannot be changed or deleted, and no id is given twice', async () => {
  const { id } = await add({ name: 'First', bodyEn: 'Hello' })
  const params = paramsOf({ id })
  expect(await mitali.call(remove, { params })).toEqual({ id })
  const gone = { status: 404, code: 'reply-not-found' }
  expect(await refusalOf(mitali.call(remove, { params }))).toMatchObject(gone)
  expect(await refusalOf(mitali.call(update, { params, body: { name: 'x' } }))).toMatchObject(gone)
  expect((await add({ name: 'Second', bodyEn: 'Hello' })).id).toBeGreaterThan(id)
})

test('they are for admins only', async () => {
  const stranger = site.visitor()
  const body = { name: 'First', bodyEn: 'Hello' }
  expect(await refusalOf(stranger(list))).toMatchObject({ status: 401 })
  expect(await refusalOf(stranger(create, { body }))).toMatchObject({ status: 401 })
})

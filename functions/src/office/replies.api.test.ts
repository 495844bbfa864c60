import { api } from '@bong-bari/contract'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const mitali = await site.newAdmin()

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
    name: 'First',
    bodyBn: 'নমস্কার {name}\n\n- {owner}',
    bodyEn: null,
    version: 1,
    changedBy: mitali.username,
  })
  expect(await mitali.call(list)).toEqual([made])
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
    name: 'First',
    bodyBn: 'নমস্কার',
    bodyEn: null,
  })
})

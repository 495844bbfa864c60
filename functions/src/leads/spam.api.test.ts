import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { create, list, open, setStatus, saveNotes, change } = api.leads
const riya = { name: 'রিয়া সেন', company: 'মিষ্টি ঘর', phone: '+91 98300 12345' }

const send = async (changes: object = {}) => {
  site.clock.now += 1
  const { id } = await site.visitor()(create, { body: { ...riya, ...changes } })
  return id
}

const caught = () => send({ website: 'https://spam.test' })

const idsOf = async (query: object = {}) => {
  const { items } = await admin.call(list, { query: { ...query, limit: 200 } })
  return items.map(({ id }) => id)
}

const csv = async (query: object = {}) => {
  const { blob } = await admin.call(api.exports.leads, { query: { format: 'csv', ...query } })
  return blob.text()
}

test('what fills the honeypot is listed as spam only, and restored where its time puts it', async () => {
  const [before, spam, after] = [await send(), await caught(), await send()]
  expect(await idsOf({ spam: 'true' })).toContain(spam)
  expect(await idsOf({ spam: 'true' })).not.toContain(before)
  const restored = await admin.call(change, { params: { id: spam }, body: { spam: false } })
  expect(restored).toMatchObject({ id: spam, name: riya.name, opened: false, leadStatus: 'new' })
  expect((await idsOf()).slice(0, 3)).toEqual([after, spam, before])
  expect(await idsOf({ leadStatus: 'new', opened: 'false' })).toContain(spam)
  expect(await idsOf({ spam: 'true' })).not.toContain(spam)
})

test('restoring twice, or what is no spam, changes nothing', async () => {
  const id = await caught()
  const { call } = admin
  const first = await call(change, { params: { id }, body: { spam: false } })
  expect(await call(change, { params: { id }, body: { spam: false } })).toEqual(first)
  const lead = await send()
  await call(setStatus, { params: { id: lead }, body: { leadStatus: 'hot' } })
  expect(await call(change, { params: { id: lead }, body: { spam: false } })).toMatchObject({
    leadStatus: 'hot',
  })
  expect(await idsOf()).toContain(lead)
})

test('a lead marked as spam leaves every list and export, and comes back as it was', async () => {
  const { call } = admin
  const id = await send({ name: 'Junk House' })
  await call(setStatus, { params: { id }, body: { leadStatus: 'warm' } })
  const { version, ...opened } = await call(open, { params: { id } })
  const kept = { ...opened, version: version + 1 }
  expect(await call(change, { params: { id }, body: { spam: true } })).toEqual(kept)
  expect(await call(change, { params: { id }, body: { spam: true } })).toEqual(kept)
  for (const query of [{}, { leadStatus: 'warm' }, { opened: 'true' }, { q: 'Junk' }])
    expect(await idsOf(query)).not.toContain(id)
  for (const query of [{}, { ids: [id] }, { q: 'Junk' }])
    expect(await csv(query)).not.toContain('Junk House')
  expect(await call(change, { params: { id }, body: { spam: false } })).toEqual({
    ...opened,
    version: version + 2,
  })
  expect(await idsOf({ leadStatus: 'warm', opened: 'true' })).toContain(id)
  await site.react()
  expect(await csv({ q: 'junk' })).toContain('Junk House')
})

test('spam that is opened, rated or noted stays spam and is filtered like the others', async () => {
  const { call } = admin
  const [id, other] = [await caught(), await caught()]
  await call(open, { params: { id } })
  await call(setStatus, { params: { id }, body: { leadStatus: 'dead' } })
  await call(saveNotes, { params: { id }, body: { followUpNotes: 'robot' } })
  await site.react()
  for (const query of [{ leadStatus: 'dead' }, { opened: 'true' }, { q: 'মিষ্টি' }]) {
    expect(await idsOf(query)).not.toContain(id)
    expect(await idsOf({ ...query, spam: 'true' })).toContain(id)
  }
  expect(await idsOf({ spam: 'true', leadStatus: 'dead', opened: 'true' })).toEqual([id])
  expect(await idsOf({ spam: 'true', opened: 'false' })).toContain(other)
})

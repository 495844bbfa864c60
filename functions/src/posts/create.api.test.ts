import { randomUUID } from 'node:crypto'
import { api, findCurrent } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { create, update, remove, managedList, bySlug } = api.posts
const draft = { title: '', content: 'ভাত।', status: 'draft' } as const

const under = (key: string) => (body: object) => {
  site.clock.now += 1
  const headers = { 'idempotency-key': key }
  return admin.call(create, { body: { title: 'Once', content: 'ভাত।', ...body } }, { headers })
}
const titled = async (title: string) =>
  (await admin.call(managedList, { query: { limit: 100 } })).items.filter(
    (one) => one.title === title,
  )

test('a draft that is sent again under its key is one draft, as it stands by then', async () => {
  const title = `Twice ${randomUUID()}`
  const send = under(randomUUID())
  const first = await send({ ...draft, title })
  expect(await send({ ...draft, title })).toEqual(first)
  const body = { content: 'আরও ভাত।' }
  const grown = await admin.call(update, { params: { id: first.id }, body })
  expect(await send({ ...draft, title })).toEqual(grown)
  expect(await titled(title)).toHaveLength(1)
})

test('a post that is published twice under a key is there once, and its slug is its own', async () => {
  const title = `Published ${randomUUID()}`
  const send = under(randomUUID())
  const first = await send({ title })
  expect(await send({ title })).toEqual(first)
  expect(await titled(title)).toHaveLength(1)
  const shown = await site.client()(bySlug, { params: { slug: first.slug ?? '' } })
  expect(shown.id).toBe(first.id)
})

test('another body under a key is refused with the post that stands, whatever is other', async () => {
  const title = `Other ${randomUUID()}`
  const send = under(randomUUID())
  const first = await send({ ...draft, title })
  const others = [
    ...[{ title: 'Another' }, { content: 'মাছ।' }, { status: 'published' }, { slug: 'another' }],
    ...[{ excerpt: 'Short' }, { date: 'Today' }, { format: 'markdown' }, { autosave: true }],
  ]
  for (const other of others)
    expect([other, await refusalOf(send({ ...draft, title, ...other }))]).toMatchObject([
      other,
      { status: 409, code: 'idempotency-key-reused', current: { id: first.id, title, version: 1 } },
    ])
  expect(await send({ content: draft.content, status: 'draft', title })).toEqual(first)
  expect(await titled(title)).toHaveLength(1)
})

test('a key counts for one admin: who guesses another’s creates a post of their own', async () => {
  const title = `Guessed ${randomUUID()}`
  const options = { headers: { 'idempotency-key': 'an-easy-key' } }
  const other = await site.newAdmin()
  const first = await admin.call(create, { body: { ...draft, title } }, options)
  const second = await other.call(create, { body: { ...draft, title, content: '' } }, options)
  expect(second.id).not.toBe(first.id)
  expect(await titled(title)).toHaveLength(2)
})

test('calls of one key that meet are one post: a draft and "Create" too', async () => {
  const title = `Met ${randomUUID()}`
  const send = under(randomUUID())
  const sent = await Promise.all(
    [send({ ...draft, title }), send({ title }), send({ title }), send({ ...draft, title })].map(
      (call) => call.catch((error) => findCurrent(create, error) ?? expect.fail(String(error))),
    ),
  )
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  const listed = await titled(title)
  expect(listed).toHaveLength(1)
  // Each of them tells what stands, not what it wished for.
  for (const one of sent) expect(one.status).toBe(listed[0]?.status)
})

test('a scheduled post that is sent again after its time stands published', async () => {
  const title = `Timed ${randomUUID()}`
  const send = under(randomUUID())
  const publishAt = new Date(site.clock.now + 60_000).toISOString()
  const { id } = await send({ title, status: 'scheduled', publishAt })
  site.clock.now += 120_000
  expect(await send({ title, status: 'scheduled', publishAt })).toMatchObject({
    id,
    status: 'published',
    publishAt,
  })
})

test('a key of a post in the trash begins a new one', async () => {
  const title = `Gone ${randomUUID()}`
  const send = under(randomUUID())
  const { id } = await send({ title })
  await admin.call(remove, { params: { id } })
  expect(await send({ title })).toMatchObject({ title, version: 1 })
  expect(await titled(title)).toHaveLength(1)
})

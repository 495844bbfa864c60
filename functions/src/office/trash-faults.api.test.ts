import { api } from '@bong-bari/contract'
import { actBeforeTableCall } from '@bong-bari/local'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { refusalOf, startFaultyApi } from '../../testing/start-api.ts'

const site = await startFaultyApi()
const admin = await site.newAdmin()

const { posts, trash } = api

const writing = (words: string) => (call: { action: string; body: Buffer }) =>
  call.action === 'TransactWriteItems' && call.body.includes(words)

const isTransaction = ({ command }: { command: string }) => command === 'TransactWrite'

const write = (title: string) => admin.call(posts.create, { body: { title, content: 'Text' } })
const remove = (id: string) => admin.call(posts.remove, { params: { id } })
const restore = (id: string) => admin.call(trash.restore, { params: { kind: 'post', id } })
const standing = (id: string) => admin.call(posts.managed, { params: { id } })
const inTrash = async (id: string) =>
  (await admin.call(trash.list)).filter((one) => one.id === id).length

test('a deletion whose answer was lost on the way has happened once, and is undone by one restoring', async () => {
  expectErrorLog(/"status":503/)
  const post = await write('Lost deletion')
  site.faults.plan(writing(post.id), { kind: 'lose' })
  expect(await remove(post.id)).toEqual({ id: post.id })
  expect(await inTrash(post.id)).toBe(1)
  site.faults.plan(writing(post.id), { kind: 'lose' })
  expect(await restore(post.id)).toMatchObject({ slug: post.slug })
  expect(await standing(post.id)).toEqual({ ...post, changes: null })
  expect(await inTrash(post.id)).toBe(0)
})

test('what could not be deleted stands where it stood, and a second try deletes it', async () => {
  expectErrorLog(/"status":503/)
  const post = await write('Not deleted')
  site.faults.plan(writing(post.id), { kind: 'throttle' }, 3)
  expect(await refusalOf(remove(post.id))).toMatchObject({ status: 503 })
  expect(await standing(post.id)).toEqual({ ...post, changes: null })
  expect(await inTrash(post.id)).toBe(0)
  await remove(post.id)
  expect(await inTrash(post.id)).toBe(1)
})

test('what another admin saves while it is being deleted is kept too', async () => {
  const post = await write('Saved meanwhile')
  const save = () =>
    admin.call(posts.update, { params: { id: post.id }, body: { content: 'The newest words' } })
  expect(await actBeforeTableCall(isTransaction, save, () => remove(post.id))).toBe(true)
  await restore(post.id)
  expect(await standing(post.id)).toMatchObject({ content: 'The newest words', version: 2 })
})

test('a restoring that was overtaken leaves one post, where the other has put it', async () => {
  const post = await write('Overtaken')
  await remove(post.id)
  const taker = await write('Overtaken')
  // The other finds the slug taken; it is free by the time that this one comes to it.
  const meanwhile = async () => {
    expect(await restore(post.id)).toMatchObject({ slug: 'overtaken-2' })
    await remove(taker.id)
  }
  let answer: unknown
  const run = async () => {
    answer = await restore(post.id)
  }
  expect(await actBeforeTableCall(isTransaction, meanwhile, run)).toBe(true)
  expect(answer).toMatchObject({ slug: 'overtaken-2', slugBefore: 'overtaken' })
  expect((await standing(post.id)).slug).toBe('overtaken-2')
  const { items } = await admin.call(posts.managedList)
  expect(items.filter(({ id }) => id === post.id)).toHaveLength(1)
})

test('what was made again under its key meanwhile stands, and is what restoring answers', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { title: 'Again', content: 'Text' }
  const { id } = await admin.call(posts.create, { body }, { headers })
  await remove(id)
  const made = await admin.call(posts.create, { body: { ...body, title: 'Anew' } }, { headers })
  expect(made).toMatchObject({ id, slug: 'anew' })
  expect(await restore(id)).toMatchObject({ slug: 'anew', slugBefore: 'again' })
  expect(await standing(id)).toEqual({ ...made, changes: null })
  expect(await inTrash(id)).toBe(0)
})

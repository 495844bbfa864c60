import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

process.env.INDEX_DELAY_MS = '400'
const site = await startApi()
delete process.env.INDEX_DELAY_MS
const admin = await site.newAdmin()

const { posts, trash } = api

test('Undo at once brings a post back that the indexes still list', async () => {
  const post = await admin.call(posts.create, { body: { title: 'Quick', content: 'Text' } })
  const listed = async () => (await admin.call(posts.managedList)).items.map(({ id }) => id)
  await expect.poll(listed).toContain(post.id)
  await admin.call(posts.remove, { params: { id: post.id } })
  expect(await listed()).toContain(post.id)
  const params = { kind: 'post' as const, id: post.id }
  expect(await admin.call(trash.restore, { params })).toMatchObject({ slug: 'quick' })
  const bySlug = () => site.visitor()(posts.bySlug, { params: { slug: 'quick' } })
  expect(await bySlug()).toMatchObject({ id: post.id })
  expect(await admin.call(trash.list)).toEqual([])
})

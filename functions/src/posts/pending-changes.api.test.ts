import { api, matching } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
const other = await site.newAdmin()
const visitor = site.visitor()

const { create, update, managed, change, dropChanges, bySlug, byId, list } = api.posts
const second = 1_000

const write = (body: object = {}) => {
  site.clock.now += second
  return admin.call(create, { body: { title: 'Story', content: 'one', ...body } })
}
const keep = (id: string, body: object, version?: number, by = admin) => {
  site.clock.now += second
  const headers = version === undefined ? {} : matching(version)
  return by.call(change, { params: { id }, body }, { headers })
}
const stands = (id: string) => admin.call(managed, { params: { id } })
const revisionsOf = (id: string) => admin.call(api.posts.revisions, { params: { id } })

test('changes stand beside a published post: no public answer, page or list has a word of them', async () => {
  const post = await write({ content: 'public words' })
  const kept = await keep(post.id, {
    title: 'Secret title',
    content: 'secret words',
    autosave: true,
  })
  expect(kept).toMatchObject({
    title: 'Story',
    content: 'public words',
    version: post.version,
    updatedAt: post.updatedAt,
    changes: { words: { title: 'Secret title', content: 'secret words' }, version: 1, base: 1 },
  })
  const answers = await Promise.all([
    visitor(byId, { params: { id: post.id } }),
    visitor(bySlug, { params: { slug: post.slug ?? '' } }),
    visitor(list, {}),
    admin.call(api.posts.managedList, {}),
  ])
  expect(JSON.stringify(answers)).not.toMatch(/secret/i)
  expect(await stands(post.id)).toEqual(kept)
  // Another field later: what was kept before stays.
  const more = await keep(post.id, { excerpt: 'short' }, 1, other)
  expect(more.changes).toMatchObject({
    words: { title: 'Secret title', content: 'secret words', excerpt: 'short' },
    version: 2,
    changedBy: other.username,
  })
})

test('the list of posts says which have changes, until they are published or thrown away', async () => {
  const [kept, dropped, bare] = [await write(), await write(), await write()]
  for (const { id } of [kept, dropped]) await keep(id, { content: 'two' })
  const marks = async () => {
    const { items } = await admin.call(api.posts.managedList, {})
    const ids = [kept, dropped, bare].map(({ id }) => id)
    return ids.map((id) => items.find((one) => one.id === id)?.hasChanges)
  }
  expect(await marks()).toEqual([true, true, false])
  await keep(kept.id, { status: 'published' })
  await admin.call(dropChanges, { params: { id: dropped.id } })
  expect(await marks()).toEqual([false, false, false])
})

test('their preview shows them, without login', async () => {
  const post = await write()
  await keep(post.id, { content: 'a **new** end' })
  const { url } = await admin.call(api.posts.preview, { params: { id: post.id } })
  const token = url.split('#')[1] ?? ''
  const previewed = await visitor(api.posts.previewed, { params: { token } })
  expect(previewed).toMatchObject({ title: 'Story', content: 'a **new** end', status: 'published' })
})

test('publishing them is one write with what is given beside, and a lost answer is given again', async () => {
  const post = await write()
  await keep(post.id, { title: 'Better', content: 'two' })
  const published = await keep(post.id, { content: 'three', status: 'published', base: 1 }, 1)
  expect(published).toMatchObject({
    title: 'Better',
    content: 'three',
    slug: post.slug,
    publishAt: post.publishAt,
    version: 2,
    changes: null,
  })
  expect(await stands(post.id)).toEqual(published)
  expect(await visitor(byId, { params: { id: post.id } })).toMatchObject({ title: 'Better' })
  const again = { content: 'three', status: 'published', base: 1 }
  expect(await keep(post.id, again, 1)).toEqual(published)
  expect(await revisionsOf(post.id)).toMatchObject([{ content: 'one', title: 'Story' }])
})

test('without changes before, a status with words is one write too; a draft of them is refused nothing', async () => {
  const post = await write()
  const published = await keep(post.id, { content: 'two', status: 'published' }, 0)
  expect(published).toMatchObject({ content: 'two', version: 2, changes: null })
  await keep(post.id, { title: '', content: '' })
  expect(await refusalOf(keep(post.id, { status: 'published' }))).toMatchObject({
    status: 400,
    fields: { title: 'Title is required', content: 'Content is required' },
  })
  expect(await keep(post.id, { status: 'draft' })).toMatchObject({ status: 'draft', title: '' })
})

test('two who keep changes at once: the later one is told what stands; the same words again are fine', async () => {
  const { id } = await write()
  await keep(id, { content: 'mine' }, 0)
  const refused = await refusalOf(keep(id, { content: 'theirs' }, 0, other))
  expect(refused).toMatchObject({ status: 412, code: 'changed-meanwhile' })
  expect(refused.current).toMatchObject({ changes: { version: 1, words: { content: 'mine' } } })
  expect(await keep(id, { content: 'mine' }, 0)).toMatchObject({ changes: { version: 1 } })
  const both = await Promise.allSettled([
    keep(id, { title: 'a' }, 1),
    keep(id, { title: 'b' }, 1, other),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('what somebody made public since is never written over unseen, by a publication or by words beside it', async () => {
  const { id } = await write()
  await keep(id, { content: 'mine', base: 1 })
  await other.call(update, { params: { id }, body: { content: 'theirs' } })
  const refused = await refusalOf(keep(id, { status: 'published' }, 1))
  expect(refused).toMatchObject({ status: 412, current: { content: 'theirs', version: 2 } })
  const over = await keep(id, { status: 'published', base: 2 }, 1)
  expect(over).toMatchObject({ content: 'mine', version: 3, changes: null })
  const stale = await refusalOf(keep(id, { content: 'begun long ago', base: 2 }, 0))
  expect(stale).toMatchObject({ status: 412, current: { content: 'mine', changes: null } })
  expect(await stands(id)).toMatchObject({ changes: null })
})

test('thrown away they are gone, and still among what the post said before', async () => {
  const post = await write()
  await keep(post.id, { content: 'a better end' })
  const drop = () => admin.call(dropChanges, { params: { id: post.id } })
  expect(await drop()).toMatchObject({ content: 'one', version: 1, changes: null })
  expect(await drop()).toMatchObject({ changes: null })
  expect(await revisionsOf(post.id)).toMatchObject([
    { content: 'a better end', kind: 'dropped', by: admin.username },
  ])
})

test('what stood in changes before many words went is kept', async () => {
  const { id } = await write()
  const story = Array.from({ length: 90 }, (_, place) => `শব্দ${place}`).join(' ')
  await keep(id, { content: story, autosave: true })
  await keep(id, { content: 'উফ', autosave: true })
  expect(await revisionsOf(id)).toMatchObject([{ content: story, kind: 'shortened' }])
})

test('they go to the trash with their post and come back with it, and end with it', async () => {
  const { findChanges } = await import('@bong-bari/table')
  const { id } = await write()
  const { changes } = await keep(id, { content: 'two' })
  await admin.call(api.posts.remove, { params: { id } })
  expect(await findChanges(id)).toMatchObject({ ttl: expect.any(Number) })
  expect(await refusalOf(keep(id, { content: 'three' }))).toMatchObject({ code: 'post-not-found' })
  const params = { kind: 'post' as const, id }
  await admin.call(api.trash.restore, { params })
  expect((await stands(id)).changes).toEqual(changes)
  await admin.call(api.posts.remove, { params: { id } })
  await admin.call(api.trash.remove, { params })
  expect(await findChanges(id)).toBeUndefined()
})

import { api, matching, spliceOf } from '@bong-bari/contract'
import { afterAll, expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
const other = await site.newAdmin()
const visitor = site.visitor()
afterAll(() => site.stop())

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

test('what somebody made public since is never written over unseen', async () => {
  const { id } = await write()
  await keep(id, { content: 'mine', base: 1 })
  await other.call(update, { params: { id }, body: { content: 'theirs' } })
  const refused = await refusalOf(keep(id, { status: 'published' }, 1))
  expect(refused).toMatchObject({ status: 412, current: { content: 'theirs', version: 2 } })
  const over = await keep(id, { status: 'published', base: 2 }, 1)
  expect(over).toMatchObject({ content: 'mine', version: 3, changes: null })
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

test('a slip in changes is kept and offered like one in a draft', async () => {
  const { id } = await write()
  const story = Array.from({ length: 90 }, (_, place) => `শব্দ${place}`).join(' ')
  await keep(id, { content: story, autosave: true })
  const wiped = await keep(id, { content: 'উফ', autosave: true })
  expect(wiped.changes?.removal).toMatchObject({ words: 90 })
  expect(await revisionsOf(id)).toMatchObject([{ content: story, removed: { words: 90 } }])
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

const story = 'মা বললেন, "না।" '.repeat(500)
const longer = `${story.slice(0, 40)}বাবা হাসলেন। ${story.slice(40)}`

test('of a long text what changed is enough, of a draft and beside a published post', async () => {
  const contentChange = spliceOf(story, longer)
  const draft = await write({ content: story, status: 'draft', format: 'markdown' })
  const params = { id: draft.id }
  const saved = await admin.call(
    update,
    { params, body: { contentChange, autosave: true } },
    { headers: matching(draft.version) },
  )
  expect(saved).toMatchObject({ content: longer, version: draft.version + 1 })
  expect(await stands(draft.id)).toMatchObject({ content: longer })

  const post = await write({ content: story, format: 'markdown' })
  const kept = await keep(post.id, { contentChange, autosave: true }, 0)
  expect(kept).toMatchObject({
    content: story,
    changes: { words: { content: longer }, version: 1 },
  })
  const again = spliceOf(longer, `ঠাকুমা${longer.slice(2)}`)
  const more = await keep(post.id, { contentChange: again, autosave: true }, 1)
  expect(more.changes?.words.content).toBe(`ঠাকুমা${longer.slice(2)}`)
})

test('a change of another text is refused with what stands, and nothing is written', async () => {
  const body = { contentChange: spliceOf(story, longer), autosave: true }
  const draft = await write({ content: story, status: 'draft' })
  const save = () =>
    admin.call(update, { params: { id: draft.id }, body }, { headers: matching(draft.version) })
  await save()
  // The answer was lost, and the call is made again.
  expect(await refusalOf(save())).toMatchObject({
    code: 'changed-meanwhile',
    current: { content: longer, version: draft.version + 1 },
  })
  const post = await write({ content: story })
  await keep(post.id, body, 0)
  expect(await refusalOf(keep(post.id, body, 0))).toMatchObject({
    code: 'changed-meanwhile',
    current: { changes: { version: 1 } },
  })
  expect((await stands(post.id)).changes?.words.content).toBe(longer)
})

test('it never cuts into a text that somebody else changed under changes of the same number', async () => {
  const body = { contentChange: spliceOf(story, longer), autosave: true }
  const post = await write({ content: story })
  const shorter = story.slice(100)
  await other.call(update, { params: { id: post.id }, body: { content: shorter } })
  expect(await refusalOf(keep(post.id, { ...body, base: post.version }, 0))).toMatchObject({
    code: 'changed-meanwhile',
    current: { content: shorter, changes: null },
  })
  // Thrown away and begun anew, changes have their first number again.
  await keep(post.id, { content: story }, 0)
  await admin.call(dropChanges, { params: { id: post.id } })
  await keep(post.id, { content: `${shorter}!` }, 0)
  expect(await refusalOf(keep(post.id, body, 1))).toMatchObject({ code: 'changed-meanwhile' })
  expect((await stands(post.id)).changes?.words.content).toBe(`${shorter}!`)
})

test('a change of a text comes without a second content, and makes none that is too long', async () => {
  const draft = await write({ content: story, status: 'draft' })
  const save = (body: object) => admin.call(update, { params: { id: draft.id }, body })
  const contentChange = spliceOf(story, longer)
  const twice = await refusalOf(save({ contentChange, content: 'two' }))
  expect(twice.fields?.contentChange).toContain('not both')
  const tooLong = { ...contentChange, insert: 'ক'.repeat(99_999) }
  expect((await refusalOf(save({ contentChange: tooLong }))).fields?.content).toContain('Content')
  expect(await stands(draft.id)).toMatchObject({ content: story, version: draft.version })
})

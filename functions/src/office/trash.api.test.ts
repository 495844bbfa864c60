import { api, smallNouns, type TrashItem, type TrashKind } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { everyNoun } from '../../testing/every-noun.ts'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi({ follows: true })
let admin = await site.newAdmin()
const other = await site.newAdmin()

const { posts, sections, trash } = api
const bot = api['bot-training']
const missing = { status: 404, code: 'trash-not-found' }

const listed = () => admin.call(trash.list)
const inTrash = async ({ kind, id }: Pick<TrashItem, 'kind' | 'id'>) =>
  (await listed()).find((one) => one.kind === kind && one.id === id)
const restore = (kind: TrashKind, id: string | number, by = admin) =>
  by.call(trash.restore, { params: { kind, id: String(id) } })
const removeForGood = (kind: TrashKind, id: string | number) =>
  admin.call(trash.remove, { params: { kind, id: String(id) } })

const writePost = (title: string, content = 'Text') =>
  admin.call(posts.create, { body: { title, content } })
const removePost = (id: string, by = admin) => by.call(posts.remove, { params: { id } })
const removeRow = (id: number) => admin.call(bot.removeTraining, { params: { id: String(id) } })
const row = (keyword: string, botResponse = 'Yes') =>
  admin.call(bot.createTraining, { body: { keyword, userMessage: keyword, botResponse } })

const day = 86_400_000

type Kept = { id: string | number }

/** Makes one of a kind, deletes it, and looks where it is listed. */
const goesAndComesBack = async (
  kind: TrashKind,
  {
    make,
    remove,
    list,
    told,
  }: {
    make: () => Promise<Kept>
    remove: (id: string) => Promise<unknown>
    list: () => Promise<Kept[]>
    told: { name: string; text: string }
  },
) => {
  const made = await make()
  const id = String(made.id)
  await remove(id)
  expect((await list()).map((one) => String(one.id))).not.toContain(id)
  expect(await inTrash({ kind, id })).toEqual({
    kind,
    id,
    ...told,
    deletedAt: new Date(site.clock.now).toISOString(),
    deletedBy: admin.username,
    keptUntil: new Date(Math.floor(site.clock.now / 1000) * 1000 + 30 * day).toISOString(),
  })
  expect(await restore(kind, id)).toMatchObject({ kind, id, slugBefore: null })
  expect((await list()).find((one) => String(one.id) === id)).toMatchObject(made)
  expect(await inTrash({ kind, id })).toBeUndefined()
}

test.each(smallNouns)(
  'API-21 API-25 API-27 API-30 a deleted %s is in no list but the trash, and comes back as it was',
  async (kind) => {
    const noun = (await everyNoun()).find(({ name }) => name === kind) ?? expect.fail()
    const { make, list, remove, told } = noun
    await goesAndComesBack(kind, {
      make: () => make(admin, { [told.name]: 'Kept', [told.text]: 'Words' }),
      remove: (id) => remove(admin, { params: { id } }),
      list: () => list(admin),
      told: { name: 'Kept', text: 'Words' },
    })
  },
)

test('a deleted post is in no list but the trash, and comes back as it was', () =>
  goesAndComesBack('post', {
    make: () => writePost('Kept post', 'Its words'),
    remove: removePost,
    list: async () => (await admin.call(posts.managedList)).items,
    told: { name: 'Kept post', text: 'Its words' },
  }))

test('a slug in the trash is free; who comes back then gets the next one, and is told so', async () => {
  const first = await writePost('One title')
  await removePost(first.id)
  const second = await writePost('One title')
  expect(second.slug).toBe('one-title')
  const answer = { kind: 'post', id: first.id, slug: 'one-title-2', slugBefore: 'one-title' }
  expect(await restore('post', first.id)).toEqual(answer)
  expect(await admin.call(posts.managed, { params: { id: first.id } })).toEqual({
    ...first,
    slug: 'one-title-2',
    changes: null,
  })
  expect(await restore('post', first.id, other)).toEqual(answer)
})

test('two admins who restore at once restore once', async () => {
  const post = await writePost('Twice')
  await removePost(post.id)
  const [one, two] = await Promise.all([restore('post', post.id), restore('post', post.id, other)])
  expect(one).toEqual(two)
  const { items } = await admin.call(posts.managedList)
  expect(items.filter(({ title }) => title === 'Twice')).toEqual([{ ...post, hasChanges: false }])
})

test('two admins who delete at once leave one thing in the trash', async () => {
  const post = await writePost('Both')
  const removals = await Promise.allSettled([removePost(post.id), removePost(post.id, other)])
  expect(removals.filter(({ status }) => status === 'fulfilled')).not.toEqual([])
  expect((await listed()).filter(({ name }) => name === 'Both')).toHaveLength(1)
  await restore('post', post.id)
})

test('what was restored and deleted anew can be restored anew', async () => {
  const post = await writePost('To and fro')
  for (let turn = 0; turn < 2; turn++) {
    await removePost(post.id)
    expect(await restore('post', post.id)).toMatchObject({ slug: 'to-and-fro' })
  }
  expect(await admin.call(posts.managed, { params: { id: post.id } })).toEqual({
    ...post,
    changes: null,
  })
})

test('an old tab that undoes what was deleted for good, or is no more, is told so', async () => {
  const { id } = await row('for good')
  await removeRow(id)
  expect(await removeForGood('training', id)).toEqual({ kind: 'training', id: String(id) })
  expect(await refusalOf(removeForGood('training', id))).toMatchObject(missing)
  expect(await refusalOf(restore('training', id))).toMatchObject(missing)
  const post = await writePost('Thirty days')
  await removePost(post.id)
  site.clock.now += 30 * day - 1000
  admin = await site.newAdmin()
  expect(await inTrash({ kind: 'post', id: post.id })).toBeDefined()
  site.clock.now += 1000
  expect(await inTrash({ kind: 'post', id: post.id })).toBeUndefined()
  expect(await refusalOf(restore('post', post.id))).toMatchObject(missing)
  expect(await refusalOf(removeForGood('post', post.id))).toMatchObject(missing)
})

test('what stands again cannot be deleted through the trash', async () => {
  const post = await writePost('Standing')
  await removePost(post.id)
  await restore('post', post.id)
  expect(await refusalOf(removeForGood('post', post.id))).toMatchObject(missing)
  expect(await admin.call(posts.managed, { params: { id: post.id } })).toEqual({
    ...post,
    changes: null,
  })
})

test('a restored training row answers again, and its number is nobody else’s', async () => {
  const { id } = await row('shonpapri', 'Two boxes')
  const ask = async () => {
    const message = 'shonpapri'
    return (await site.visitor()(api.chat.message, { body: { message } })).response
  }
  expect(await ask()).toBe('Two boxes')
  await removeRow(id)
  expect(await ask()).not.toBe('Two boxes')
  expect((await row('another')).id).toBeGreaterThan(id)
  await restore('training', id)
  expect(await ask()).toBe('Two boxes')
})

test('a section comes back to the place that it had, though others were moved meanwhile', async () => {
  const make = (title: string) =>
    admin.call(sections.create, { body: { sectionType: 'banner', title, displayOrder: 40 } })
  const [a, b] = [await make('A'), await make('B')]
  const move = (id: string, displayOrder: number) =>
    admin.call(sections.update, { params: { id }, body: { displayOrder } })
  await move(a.id, 51)
  await move(b.id, 52)
  await admin.call(sections.remove, { params: { id: b.id } })
  await move(a.id, 53)
  await restore('section', b.id)
  const places = (await admin.call(sections.list)).map(({ title, displayOrder }) => [
    title,
    displayOrder,
  ])
  expect(places).toContainEqual(['A', 53])
  expect(places).toContainEqual(['B', 52])
})

test('what cannot be read is kept as it is, and comes back so', async () => {
  expectErrorLog(/"unreadable"/)
  const { update } = await import('../../../packages/table/src/db/verbs.ts')
  const post = await writePost('Unreadable')
  const key = { pk: `POST#${post.id}`, sk: 'POST' }
  await update(key, { set: { createdAt: 'never', title: 7 } })
  await removePost(post.id)
  expect(await inTrash({ kind: 'post', id: post.id })).toMatchObject({ name: '', text: 'Text' })
  await restore('post', post.id)
  expect(
    await update(key, { set: { title: 'Unreadable', createdAt: post.createdAt } }),
  ).toBeDefined()
  expect(await admin.call(posts.managed, { params: { id: post.id } })).toEqual({
    ...post,
    changes: null,
  })
})

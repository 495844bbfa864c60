import { api, matching } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
let admin = await site.newAdmin()
const other = await site.newAdmin()

const { create, update, managed, revisions, restoreRevision, remove } = api.posts
const second = 1_000

const write = (body: object = {}) => {
  site.clock.now += second
  return admin.call(create, { body: { title: 'Story', content: 'one', ...body } })
}
const save = (id: string, body: object, by?: typeof admin) => {
  site.clock.now += second
  return (by ?? admin).call(update, { params: { id }, body })
}
const kept = async (id: string) => {
  const found = await admin.call(revisions, { params: { id } })
  return found.map(({ content, kind }) => `${content} ${kind}`)
}

test('what was saved by hand is kept before it changes, with who and when; what stands is none', async () => {
  const post = await write()
  expect(await kept(post.id)).toEqual([])
  const changed = await save(post.id, { content: 'two', excerpt: 'short' }, other)
  await save(post.id, { content: 'three' })
  const [second, first] = await admin.call(revisions, { params: { id: post.id } })
  expect(first).toMatchObject({
    at: post.updatedAt,
    by: admin.username,
    kind: 'saved',
    content: 'one',
    excerpt: null,
  })
  expect(second).toMatchObject({
    at: changed.updatedAt,
    by: other.username,
    content: 'two',
    excerpt: 'short',
  })
  await save(post.id, { status: 'draft' })
  expect(await kept(post.id)).toEqual(['two saved', 'one saved'])
})

test('what saves itself is kept every ten minutes, and before another admin writes over it', async () => {
  const { id } = await write({ status: 'draft' })
  const auto = (content: string) => save(id, { content, autosave: true })
  for (const content of ['a', 'b', 'c']) await auto(content)
  expect(await kept(id)).toEqual(['one saved'])
  site.clock.now += 600 * second
  for (const content of ['d', 'e']) await auto(content)
  expect(await kept(id)).toEqual(['c kept', 'one saved'])
  await save(id, { content: 'f' })
  expect(await kept(id)).toEqual(['c kept', 'one saved'])
  await auto('g')
  await save(id, { content: 'h' }, other)
  expect(await kept(id)).toEqual(['g kept', 'f saved', 'c kept', 'one saved'])
  expect(await admin.call(managed, { params: { id } })).toMatchObject({ version: 9 })
})

const hour = 3_600 * second

/** So late that every session has ended. */
const later = async (time: number) => {
  site.clock.now += time
  admin = await site.newAdmin()
}

const sentence = (place: number) => `আজ ${place} নম্বর দিনের গল্পটা লিখলাম, বাড়ির সবাই মিলে হাসলাম.`
const story = Array.from({ length: 40 }, (_, place) => sentence(place)).join(' ')

test('all of the last hour are kept, then one an hour for a day, then one a day', async () => {
  const { id } = await write()
  for (let turn = 0; turn < 12; turn++) await save(id, { content: `turn ${turn}` })
  expect(await kept(id)).toHaveLength(12)
  // To a full hour of the clock, so that what is saved next is in one hour.
  await later(Math.ceil((site.clock.now + 2 * hour) / hour) * hour - site.clock.now)
  for (let turn = 20; turn < 24; turn++) await save(id, { content: `turn ${turn}` })
  expect(await kept(id)).toEqual([
    'turn 22 saved',
    'turn 21 saved',
    'turn 20 saved',
    'turn 11 saved',
  ])
  await later(49 * hour)
  for (let turn = 30; turn < 32; turn++) await save(id, { content: `turn ${turn}` })
  const found = await kept(id)
  expect(found.slice(0, 2)).toEqual(['turn 30 saved', 'turn 23 saved'])
  expect(found.length).toBeLessThanOrEqual(3)
})

test('what stood before a save that wipes it is kept, and stays for 30 days whatever comes after', async () => {
  const { id } = await write({ content: story, status: 'draft' })
  await save(id, { content: `${story} আরও`, autosave: true })
  const whole = await save(id, { content: `${story} আরও একটু`, autosave: true })
  await save(id, { content: 'উফ', autosave: true })
  const params = { id, at: whole.updatedAt }
  const found = async () => {
    const all = await admin.call(revisions, { params: { id } })
    return all.find(({ at }) => at === whole.updatedAt)
  }
  expect(await found()).toMatchObject({ content: whole.content, kind: 'shortened' })
  await later(29 * 24 * hour)
  for (let turn = 0; turn < 5; turn++) await save(id, { content: `turn ${turn}` })
  expect(await found()).toMatchObject({ content: whole.content })
  site.clock.now += second
  expect(await admin.call(restoreRevision, { params })).toMatchObject({ content: whole.content })

  // Thirty days on it is one of its day, of which a later one is kept.
  await later(2 * 24 * hour)
  await save(id, { content: 'last' })
  expect(await found()).toBeUndefined()
})

test('a paste over a selection shortens, however long; words in another order do not', async () => {
  const { id } = await write({ content: story, status: 'draft' })
  const turned = story.split(' ').reverse().join(' ')
  await save(id, { content: turned, autosave: true })
  expect(await kept(id)).toEqual([`${story} saved`])
  const other = Array.from({ length: 360 }, (_, place) => `শব্দ${place}`).join(' ')
  await save(id, { content: other, autosave: true })
  expect((await kept(id))[0]).toBe(`${turned} shortened`)
})

test('a corrected word keeps no version of its own', async () => {
  const { id } = await write({ content: story, status: 'draft' })
  await save(id, { content: `${story} শেষ`, autosave: true })
  for (const end of ['শেষের', 'শেষে', 'শেষ কথা'])
    await save(id, { content: `${story} ${end}`, autosave: true })
  expect(await kept(id)).toEqual([`${story} saved`])
})

test('one is brought back whole; what stood until then is kept, and a lost answer is given again', async () => {
  const post = await write({ title: 'First', excerpt: 'short', format: 'markdown' })
  await save(post.id, { title: 'Second', excerpt: null, content: 'two', format: 'plain' })
  const restore = (version: number) =>
    admin.call(
      restoreRevision,
      { params: { id: post.id, at: post.updatedAt } },
      { headers: matching(version) },
    )
  site.clock.now += second
  const back = await restore(2)
  const { title, excerpt, content, format } = post
  expect(back).toMatchObject({ title, excerpt, content, format, version: 3, slug: post.slug })
  expect(await kept(post.id)).toEqual(['two saved', 'one saved'])
  expect(await restore(2)).toEqual(back)
  await save(post.id, { content: 'four' })
  expect(await refusalOf(restore(3))).toMatchObject({ status: 412, code: 'changed-meanwhile' })
  const params = { id: post.id, at: '2020-01-01T00:00:00.000Z' }
  expect(await refusalOf(admin.call(restoreRevision, { params }))).toMatchObject({
    code: 'revision-not-found',
  })
})

test('an empty beginning does not come back onto what visitors see', async () => {
  const post = await write({ title: '', content: '', status: 'draft' })
  await save(post.id, { title: 'Now', content: 'words', status: 'published' })
  const params = { id: post.id, at: post.updatedAt }
  expect(await refusalOf(admin.call(restoreRevision, { params }))).toMatchObject({
    fields: { title: 'Title is required', content: 'Content is required' },
  })
})

test('they come back with a post from the trash, and go with it for good', async () => {
  const { listRevisions } = await import('@bong-bari/table')
  const { id } = await write()
  await save(id, { content: 'two' })
  const ttls = async () => (await listRevisions(id)).map(({ ttl }) => ttl)
  await admin.call(remove, { params: { id } })
  expect(await ttls()).toEqual([expect.any(Number)])
  const params = { kind: 'post' as const, id }
  await admin.call(api.trash.restore, { params })
  expect(await ttls()).toEqual([undefined])
  expect(await kept(id)).toEqual(['one saved'])
  await admin.call(remove, { params: { id } })
  await admin.call(api.trash.remove, { params })
  expect(await ttls()).toEqual([])
})

test('more versions than one transaction takes go to the trash with a post and come back', async () => {
  const { id } = await write()
  for (let turn = 0; turn < 110; turn++) await save(id, { content: `turn ${turn}` })
  const all = await kept(id)
  expect(all).toHaveLength(110)
  await admin.call(remove, { params: { id } })
  await admin.call(api.trash.restore, { params: { kind: 'post', id } })
  expect(await kept(id)).toEqual(all)
})

test('a very long post goes to the trash and comes back with all that it said, beyond what one transaction takes', async () => {
  const long = (number: number) => `${number} ${'ক'.repeat(99_000)}`
  const { id } = await write({ content: long(0) })
  for (let number = 1; number <= 15; number++) await save(id, { content: long(number) })
  const all = await kept(id)
  expect(all).toHaveLength(15)
  await admin.call(remove, { params: { id } })
  await admin.call(api.trash.restore, { params: { kind: 'post', id } })
  expect(await kept(id)).toEqual(all)
  const { listRevisions } = await import('@bong-bari/table')
  expect((await listRevisions(id)).filter(({ ttl }) => ttl !== undefined)).toEqual([])
})

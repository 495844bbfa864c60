import { randomUUID } from 'node:crypto'
import { api, matching } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { everyItem } from '../../testing/every-item.ts'
import { neighboursOf } from '../../testing/neighbours.ts'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi({ follows: true })
const admin = await site.newAdmin()
const other = await site.newAdmin()

const { list, create, bySlug, byId, managedList, managed, update, remove } = api.posts
const fresh = (title: string) => `${title} ${randomUUID().slice(0, 8)}`
const minutes = (count: number) => new Date(site.clock.now + count * 60_000).toISOString()

const write = (body: object = {}) => {
  site.clock.now += 1
  return admin.call(create, { body: { title: fresh('Story'), content: 'ভাত।', ...body } })
}
const change = (id: string, body: object, version?: number) => {
  site.clock.now += 1
  const headers = version === undefined ? {} : matching(version)
  return admin.call(update, { params: { id }, body }, { headers })
}
const idsOf = async (query: object = {}) =>
  (await admin.call(managedList, { query: { limit: 100, ...query } })).items.map(({ id }) => id)
/** Whether a visitor meets a post anywhere. */
const isSeen = async ({ id, slug }: { id: string; slug: string | null }) => {
  const visitor = site.client()
  const lists = [
    await visitor(list, { query: { limit: 100 } }),
    await visitor(list, { query: { slugs: slug ?? id } }),
  ]
  const listed = lists.map(({ items }) => items.some((one) => one.id === id))
  const asked = await Promise.all(
    [id, slug ?? id]
      .flatMap((one) => [
        visitor(bySlug, { params: { slug: one } }),
        visitor(byId, { params: { id } }),
      ])
      .map((call) =>
        call.then(
          () => true,
          () => false,
        ),
      ),
  )
  const seen = new Set([...listed, ...asked])
  expect(seen.size).toBe(1)
  return seen.has(true)
}

test('a draft without title and content is kept by its id, claims no slug and is in no public answer', async () => {
  const draft = await write({ title: '', content: '', status: 'draft', slug: 'Puja plans' })
  expect(draft).toMatchObject({
    status: 'draft',
    slug: null,
    publishAt: null,
    wantedSlug: 'Puja plans',
    title: '',
  })
  expect(await admin.call(managed, { params: { id: draft.id } })).toEqual({
    ...draft,
    changes: null,
  })
  const named = await change(draft.id, { title: fresh('Secret'), content: 'গোপন' })
  expect(await isSeen(named)).toBe(false)
  const taker = await write({ slug: 'Puja plans' })
  expect(taker.slug).toBe('puja-plans')
  expect(await refusalOf(change(draft.id, { status: 'published' }))).toMatchObject({
    code: 'slug-taken',
  })
  expect(await isSeen(named)).toBe(false)
})

test('a draft is published under its title and keeps its slug, taken back and put up again at its place', async () => {
  const title = fresh('Monsoon')
  const draft = await write({ title, status: 'draft' })
  site.clock.now += 60_000
  const up = await change(draft.id, { status: 'published' }, draft.version)
  expect(up).toMatchObject({
    status: 'published',
    version: 2,
    publishAt: new Date(site.clock.now).toISOString(),
  })
  expect(up.createdAt).toBe(draft.createdAt)
  expect(await isSeen(up)).toBe(true)
  const back = await change(draft.id, { status: 'draft', title: fresh('Renamed') })
  expect(back).toMatchObject({ status: 'draft', slug: up.slug, publishAt: up.publishAt })
  expect(await isSeen(back)).toBe(false)
  expect((await write({ title })).slug).toBe(`${up.slug}-2`)
  site.clock.now += 60_000
  const again = await change(draft.id, { status: 'published' })
  expect(again).toMatchObject({ slug: up.slug, publishAt: up.publishAt })
  expect(await isSeen(again)).toBe(true)
})

test('a draft of June published in August stands in August', async () => {
  const june = await write({ status: 'draft' })
  const july = await write()
  const august = await change(june.id, { status: 'published' })
  const { items } = await site.client()(list)
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([august.id, july.id])
  const around = await neighboursOf(site, july)
  expect(around.newer?.id).toBe(august.id)
})

test('a scheduled post is seen from its moment on, decided when somebody looks', async () => {
  const publishAt = minutes(30)
  const post = await write({ status: 'scheduled', publishAt })
  expect(post).toMatchObject({ status: 'scheduled', publishAt })
  expect(await isSeen(post)).toBe(false)
  site.clock.now = Date.parse(publishAt) - 1
  expect(await isSeen(post)).toBe(false)
  site.clock.now += 1
  expect(await isSeen(post)).toBe(true)
  expect(await admin.call(managed, { params: { id: post.id } })).toMatchObject({
    status: 'published',
    version: 1,
  })
  expect((await idsOf({ status: 'published' }))[0]).toBe(post.id)
})

test('a time is moved and taken back, and a tab that gives the old one again after it came harms nothing', async () => {
  const post = await write({ status: 'scheduled', publishAt: minutes(10) })
  const later = await change(post.id, { publishAt: minutes(20) }, 1)
  site.clock.now += 15 * 60_000
  expect(await isSeen(later)).toBe(false)
  const draft = await change(post.id, { status: 'draft' })
  expect(draft).toMatchObject({ status: 'draft', publishAt: null, slug: null })
  site.clock.now += 15 * 60_000
  expect(await isSeen(draft)).toBe(false)
  const publishAt = minutes(5)
  await change(post.id, { status: 'scheduled', publishAt })
  site.clock.now += 6 * 60_000
  const body = { status: 'scheduled', publishAt, content: 'ডাল।' }
  expect(await change(post.id, body)).toMatchObject({
    status: 'published',
    publishAt,
    content: 'ডাল।',
  })
})

test.each([
  ['a status that is none', { status: 'gone' }, 'status'],
  ['a scheduled post without a time', { status: 'scheduled' }, 'publishAt'],
  [
    'a time that has passed',
    { status: 'scheduled', publishAt: '2020-01-01T00:00:00Z' },
    'publishAt',
  ],
  [
    'a time of the year 9999',
    { status: 'scheduled', publishAt: '9999-12-31T23:59:59Z' },
    'publishAt',
  ],
  ['a time that is none', { status: 'scheduled', publishAt: 'tomorrow' }, 'publishAt'],
  ['a time without the status', { publishAt: '2098-01-01T00:00:00Z' }, 'publishAt'],
  ['a format that is none', { format: 'html' }, 'format'],
  [
    'a scheduled post without a title',
    { status: 'scheduled', publishAt: '2098-01-01T00:00:00Z', title: '' },
    'title',
  ],
])('%s is refused by its field', async (_, body, field) => {
  const refusal = await refusalOf(write(body))
  expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]])
})

test('what is empty is not published, and both fields are named', async () => {
  const draft = await write({ status: 'draft', title: ' ', content: '' })
  for (const life of [{ status: 'published' }, { status: 'scheduled', publishAt: minutes(5) }])
    expect(await refusalOf(change(draft.id, life))).toMatchObject({
      status: 400,
      fields: { title: 'Title is required', content: 'Content is required' },
    })
  expect(await refusalOf(change(draft.id, { publishAt: minutes(5) }))).toMatchObject({
    fields: { publishAt: expect.any(String) },
  })
})

test('the office lists by status and in all; visitors find neither drafts nor what is to come', async () => {
  const of = (body: object) => write({ title: 'Jhumko', ...body })
  const draft = await of({ status: 'draft' })
  const late = await of({ status: 'scheduled', publishAt: minutes(50) })
  const soon = await of({ status: 'scheduled', publishAt: minutes(40) })
  const up = await of({})
  const find = async (status?: string) => {
    const ids = await idsOf({ limit: 100, ...(status && { status }) })
    return ids.filter((id) => [draft, late, soon, up].some((one) => one.id === id))
  }
  const expectAll = async () => {
    expect(await find('draft')).toEqual([draft.id])
    expect(await find('scheduled')).toEqual([soon.id, late.id])
    expect(await find('published')).toEqual([up.id])
    expect((await find()).toSorted()).toEqual([draft.id, late.id, soon.id, up.id].toSorted())
    const slugs = [late, soon, up].map(({ slug }) => slug).join(',')
    const { items } = await site.client()(list, { query: { slugs } })
    expect(items.map(({ id }) => id)).toEqual([up.id])
  }
  await site.react()
  await expectAll()
  expect((await idsOf({ status: 'draft' }))[0]).toBe(draft.id)
  const paged = await everyItem((next) => admin.call(managedList, { query: { limit: 2, ...next } }))
  expect(paged.map(({ id }) => id)).toEqual(await idsOf())
  // Published, it is seen by everybody.
  const { slug } = await change(draft.id, { status: 'published' })
  await site.react()
  const { items } = await site.client()(list, { query: { slugs: `${up.slug},${slug}` } })
  expect(items.map(({ id }) => id)).toEqual([up.id, draft.id])
  expect(await find('published')).toEqual([draft.id, up.id])
})

test('two admins who publish at once make one post with one slug; who lost an answer gets it again', async () => {
  for (let turn = 0; turn < 2; turn++) {
    const title = fresh('Twice')
    const { id, version } = await write({ title, status: 'draft' })
    const publish = (by: typeof admin, headers: Record<string, string> = {}) =>
      by.call(update, { params: { id }, body: { status: 'published' } }, { headers })
    const both = await Promise.allSettled([
      publish(admin, matching(version)),
      publish(other, matching(version)),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    const now = await admin.call(managed, { params: { id } })
    expect(now).toMatchObject({ status: 'published', version: 2 })
    const again = await publish(admin, matching(version))
    expect({ ...again, changes: null }).toEqual(now)
    const { items } = await admin.call(api.posts.heads)
    expect(items.flatMap((one) => (one.title === title ? one.slug : []))).toEqual([now.slug])
  }
})

test('drafts and scheduled posts go to the trash and come back as what they were; whose time came there as a draft', async () => {
  const restored = async (id: string, wait = 0) => {
    await admin.call(remove, { params: { id } })
    expect(await refusalOf(admin.call(managed, { params: { id } }))).toMatchObject({ status: 404 })
    site.clock.now += wait
    const found = await admin.call(api.trash.restore, { params: { kind: 'post', id } })
    return { found, post: await admin.call(managed, { params: { id } }) }
  }
  const draft = await write({ status: 'draft' })
  expect(await restored(draft.id)).toMatchObject({
    found: { slug: null, slugBefore: null },
    post: draft,
  })
  const scheduled = await change(draft.id, { status: 'scheduled', publishAt: minutes(30) })
  expect((await restored(draft.id)).post).toEqual({ ...scheduled, changes: null })
  const { post } = await restored(draft.id, 31 * 60_000)
  expect(post).toMatchObject({ status: 'draft', publishAt: null, slug: scheduled.slug })
  expect(await isSeen(post)).toBe(false)
})

import { randomUUID } from 'node:crypto'
import { api, limits } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { neighboursOf } from '../../testing/neighbours.ts'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { list, create, bySlug, byId, managed, update, remove } = api.posts
const story = { title: 'Ma and the Wi-Fi', content: '# Monday\nThe router was praying.\n' }

const write = async (changes: object = {}) => {
  site.clock.now += 1
  const post = await admin.call(create, { body: { ...story, ...changes } })
  return { ...post, slug: post.slug ?? '' }
}
const fresh = (title: string) => `${title} ${randomUUID().slice(0, 8)}`

test('API-10 ENT-04 ENT-05 ENT-06 ENT-07 BLOGADM-06 a new post is stored as typed, its slug made from the title', async () => {
  const now = new Date(site.clock.now + 1).toISOString()
  expect(await write({ date: 'পয়লা বৈশাখ' })).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    title: 'Ma and the Wi-Fi',
    content: '# Monday\nThe router was praying.\n',
    excerpt: null,
    slug: 'ma-and-the-wi-fi',
    image: null,
    imageWidth: null,
    imageHeight: null,
    imageSmall: null,
    imageAlt: null,
    shareImage: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.png$/),
    date: 'পয়লা বৈশাখ',
    format: 'plain',
    wantedSlug: null,
    status: 'published',
    publishAt: now,
    createdAt: now,
    updatedAt: now,
    version: 1,
    changedBy: admin.username,
  })
})

test.each(['draft', 'published', 'scheduled'])(
  'a %s post is written back as it was read, with null where it has nothing, and made anew of the same',
  async (status) => {
    const publishAt = new Date(site.clock.now + 3_600_000).toISOString()
    const post = await write({
      title: fresh('As it was'),
      status,
      ...(status === 'scheduled' && { publishAt }),
    })
    const read = await admin.call(managed, { params: { id: post.id } })
    expect(read).toMatchObject({ excerpt: null, image: null, date: null })
    const written = await admin.call(update, { params: { id: post.id }, body: read })
    expect({ ...written, updatedAt: read.updatedAt, version: read.version }).toMatchObject({
      excerpt: null,
      image: null,
      date: null,
      status: read.status,
      slug: read.slug,
      publishAt: read.publishAt,
    })
    const { excerpt, image, date, title, content } = read
    const body = { title, content, excerpt, image, date, slug: null }
    expect(await admin.call(create, { body })).toMatchObject({ excerpt, image, date })
  },
)

test('API-12 a post is read by its slug, and by its id in the same place; API-09 and listed newest first', async () => {
  const managed = await write({ title: fresh('Read me'), excerpt: 'ছোট করে' })
  const { changedBy: _, wantedSlug: _wish, status: _status, ...post } = managed
  const visitor = site.client()
  const whole = await visitor(bySlug, { params: { slug: post.slug } })
  expect(whole).toEqual({ ...post, blocks: expect.any(Array) })
  expect(await visitor(bySlug, { params: { slug: post.id } })).toEqual(whole)
  expect(await visitor(byId, { params: { id: post.id } })).toEqual(whole)
  const { items } = await visitor(list)
  expect(items[0]).toEqual(post)
})

test('a post has neighbours, as lists have them', async () => {
  const [older, post, newer] = [
    await write({ title: fresh('Older'), content: 'x'.repeat(900) }),
    await write({ title: fresh('Between') }),
    await write({ title: fresh('Newer') }),
  ]
  const { changedBy, wantedSlug, status } = post
  const officeFields = { changedBy, wantedSlug, status }
  const around = await neighboursOf(site, post)
  expect({ ...officeFields, ...around.newer }).toEqual(newer)
  expect({ ...officeFields, ...around.older }).toEqual({ ...older, content: 'x'.repeat(500) })
  expect(around.related).toHaveLength(1)
  const newest = await neighboursOf(site, newer)
  expect([newest.newer, newest.older?.id, newest.related.length]).toEqual([null, post.id, 2])
})

test('five simultaneous posts of one title get five slugs', async () => {
  const title = fresh('Ilish')
  const posts = await Promise.all(Array.from({ length: 5 }, () => write({ title })))
  const [base] = posts.map(({ slug }) => slug).sort((a, b) => a.length - b.length)
  const expected = [base, ...Array.from({ length: 4 }, (_, i) => `${base}-${i + 2}`)]
  expect(posts.map(({ slug }) => slug).sort()).toEqual(expected.sort())
})

test('a long title’s slug keeps to its limit, with its number too', async () => {
  const title = 'অ'.repeat(300)
  const slugs = [await write({ title }), await write({ title })].map(({ slug }) => slug)
  for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(120)
  expect(new Set(slugs).size).toBe(2)
})

test.each([
  ['BLOGADM-04 title', { title: ' ' }, 'title'],
  ['BLOGADM-05 content', { content: '\n ' }, 'content'],
  ['an image that is a script', { image: 'javascript:alert(1)' }, 'image'],
])('%s is refused, naming the field', async (_, changes, field) => {
  const refusal = await refusalOf(write(changes))
  expect(refusal.status).toBe(400)
  expect(Object.keys(refusal.fields ?? {})).toEqual([field])
})

test('API-11 AUTH-07 a deleted post is gone, and a late edit does not bring it back', async () => {
  const post = await write({ title: fresh('Gone') })
  const params = { id: post.id }
  expect(await admin.call(remove, { params })).toEqual({ id: post.id })
  const missing = { status: 404, code: 'post-not-found' }
  expect(await refusalOf(admin.call(update, { params, body: story }))).toMatchObject(missing)
  expect(await refusalOf(admin.call(remove, { params }))).toMatchObject(missing)
  expect(await refusalOf(site.client()(bySlug, { params: { slug: post.slug } }))).toMatchObject(
    missing,
  )
})

test('the longest post of letters of four bytes, every field full, is stored and read, and so is its change', async () => {
  const image = 'https://example.test/'
  const full = {
    title: '😀'.repeat(limits.post.title),
    content: '😀'.repeat(limits.post.content),
    excerpt: '😀'.repeat(limits.post.excerpt),
    date: '😀'.repeat(limits.post.date),
    slug: randomUUID().repeat(4).slice(0, limits.post.slug),
    image: image.padEnd(2_000, 'x'),
  }
  const { id } = await write(full)
  expect(await admin.call(byId, { params: { id } })).toMatchObject(full)
  const content = `🙏${full.content}`.slice(0, -2)
  expect(await admin.call(update, { params: { id }, body: { content } })).toMatchObject({ content })
  // Of letters of three bytes as many would be more than an item of the table holds.
  const tooLong = write({ ...full, slug: undefined, image: image.padEnd(2_000, 'ক') })
  expect(await refusalOf(tooLong)).toMatchObject({
    status: 400,
    fields: { image: expect.anything() },
  })
})

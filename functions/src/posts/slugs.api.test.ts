import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi({ pages: true })
const admin = await site.newAdmin()

const { create, update, change, managed } = api.posts
const write = (slug: string, body: object = {}) => {
  site.clock.now += 1_000
  return admin.call(create, { body: { title: 'Story', content: 'one', slug, ...body } })
}
const save = (id: string, body: object) => {
  site.clock.now += 1_000
  return admin.call(update, { params: { id }, body })
}
const page = async (slug: string) => {
  const answer = await site.fetcher()(`/blog/${slug}`, { redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}

test('a slug that visitors have met leads to the next one', async () => {
  const post = await write('first-name')
  const moved = await save(post.id, { slug: 'Second Name' })
  expect(moved).toMatchObject({ slug: 'second-name', version: 2 })
  expect(await page('first-name')).toEqual([301, '/blog/second-name'])
  expect(await page('second-name')).toEqual([200, null])
  await save(post.id, { slug: 'third-name' })
  expect(await page('first-name')).toEqual([301, '/blog/third-name'])
  expect(await page('second-name')).toEqual([301, '/blog/third-name'])
  await save(post.id, { slug: 'first-name' })
  expect(await page('first-name')).toEqual([200, null])
  expect(await page('third-name')).toEqual([301, '/blog/first-name'])
  const bySlug = await site.client()(api.posts.bySlug, { params: { slug: 'third-name' } })
  expect(bySlug).toMatchObject({ id: post.id, slug: 'first-name' })
})

test('nobody else gets a slug that leads on; one that nobody has met is free again', async () => {
  const post = await write('known')
  await save(post.id, { slug: 'known-elsewhere' })
  expect(await refusalOf(write('known'))).toMatchObject({ status: 409, code: 'slug-taken' })
  const other = await write('other')
  expect(await refusalOf(save(other.id, { slug: 'known' }))).toMatchObject({
    code: 'slug-taken',
    message: 'The post “Story” already has this slug',
    fields: { slug: 'The post “Story” already has this slug' },
  })
  expect(await refusalOf(save(other.id, { slug: '!!!' }))).toMatchObject({
    fields: { slug: 'Slug must have at least one letter or digit' },
  })
  const publishAt = new Date(site.clock.now + 3_600_000).toISOString()
  const coming = await write('coming', { status: 'scheduled', publishAt })
  expect(await save(coming.id, { slug: 'coming-soon' })).toMatchObject({ slug: 'coming-soon' })
  expect(await write('coming')).toMatchObject({ slug: 'coming' })
})

test('the refusal names who holds the slug, whatever its state, and the trash holds none', async () => {
  const publishAt = new Date(site.clock.now + 3_600_000).toISOString()
  await write('whose', { title: 'Ma waits', status: 'scheduled', publishAt })
  const { id } = await write('', { title: 'Whose', slug: 'whose', status: 'draft' })
  for (const status of ['published', 'scheduled'] as const)
    expect(
      await refusalOf(
        admin.call(change, {
          params: { id },
          body: { status, ...(status === 'scheduled' && { publishAt }) },
        }),
      ),
    ).toMatchObject({ status: 409, fields: { slug: 'The post “Ma waits” already has this slug' } })
  const gone = await write('gone')
  await admin.call(api.posts.remove, { params: { id: gone.id } })
  expect(await write('gone')).toMatchObject({ slug: 'gone' })
})

test('a draft that visitors have never seen holds no slug, also when it was scheduled before', async () => {
  const publishAt = new Date(site.clock.now + 3_600_000).toISOString()
  const draft = await write('free', { status: 'draft' })
  expect(draft).toMatchObject({ slug: null, wantedSlug: 'free' })
  await save(draft.id, { status: 'scheduled', publishAt })
  expect(await refusalOf(write('free'))).toMatchObject({ code: 'slug-taken' })
  const back = await save(draft.id, { status: 'draft' })
  expect(back).toMatchObject({ slug: null, wantedSlug: 'free', publishAt: null })
  expect(await write('free')).toMatchObject({ slug: 'free' })
  expect(await refusalOf(save(draft.id, { status: 'published' }))).toMatchObject({
    code: 'slug-taken',
  })
  const seen = await write('seen')
  expect(await save(seen.id, { status: 'draft' })).toMatchObject({ slug: 'seen' })
  expect(await refusalOf(write('seen'))).toMatchObject({ code: 'slug-taken' })
})

test('it waits among the changes of a post until they are published', async () => {
  const post = await write('waits')
  const params = { id: post.id }
  await admin.call(change, { params, body: { slug: 'waits-no-more' } })
  expect(await page('waits')).toEqual([200, null])
  const moved = await admin.call(change, { params, body: { status: 'published' } })
  expect(moved).toMatchObject({ slug: 'waits-no-more', changes: null })
  expect(await page('waits')).toEqual([301, '/blog/waits-no-more'])
})

test('in the trash a post leads nowhere; restored it is found by all its names', async () => {
  const post = await write('before-trash')
  await save(post.id, { slug: 'after-trash' })
  await admin.call(api.posts.remove, { params: { id: post.id } })
  expect((await page('before-trash'))[0]).toBe(404)
  await admin.call(api.trash.restore, { params: { kind: 'post', id: post.id } })
  expect(await page('before-trash')).toEqual([301, '/blog/after-trash'])
  expect(await admin.call(managed, { params: { id: post.id } })).toMatchObject({
    slug: 'after-trash',
  })
})

const reserved = [
  ...['0A1B2C3D-4E5F-7A6B-8C7D-0123456789AB', ' 0a1b2c3d 4e5f 8a6b 8c7d 0123456789ab! '],
  ...['in', 'Preview'],
]

test.each(reserved)(
  'no post may have the slug “%s”, however and whenever it is given',
  async (slug) => {
    const refused = { status: 400, fields: { slug: expect.stringMatching(/^Slug must not be/) } }
    for (const status of ['published', 'draft'])
      expect(await refusalOf(write(slug, { status }))).toMatchObject(refused)
    const publishAt = new Date(site.clock.now + 600_000).toISOString()
    expect(await refusalOf(write(slug, { status: 'scheduled', publishAt }))).toMatchObject(refused)
    const { id } = await admin.call(create, { body: { title: 'Open', content: 'one' } })
    const draft = await admin.call(create, {
      body: { title: 'Shut', content: '', status: 'draft' },
    })
    for (const post of [id, draft.id])
      expect(await refusalOf(save(post, { slug }))).toMatchObject(refused)
    const beside = admin.call(change, { params: { id }, body: { slug } })
    expect(await refusalOf(beside)).toMatchObject(refused)
    expect((await admin.call(managed, { params: { id: draft.id } })).wantedSlug).toBeNull()
  },
)

test.each([
  ['0a1b2c3d-4e5f-4a6b-8c7d-0123456789ab', '0a1b2c3d-4e5f-4a6b-8c7d-0123456789ab-2'],
  ['Preview', 'preview-2'],
])('a post with the title “%s” gets the slug %s', async (title, slug) => {
  const post = await admin.call(create, { body: { title, content: 'one' } })
  expect(post.slug).toBe(slug)
  const bySlug = await site.client()(api.posts.bySlug, { params: { slug } })
  expect(bySlug.id).toBe(post.id)
})

test.each(['0a1b2c3d-4e5f-4a6b-8c7d-0123456789abc', 'previews'])(
  'the slug %s stays allowed',
  async (slug) => {
    expect(await write(slug)).toMatchObject({ slug })
  },
)

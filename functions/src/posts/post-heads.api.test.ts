import { api, type ManagedPost } from '@bong-bari/contract'
import { listItemKeys } from '@bong-bari/local'
import { siteSearch } from '@bong-bari/text'
import { expect, test } from 'vitest'
import { everyItem } from '../../testing/every-item.ts'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const [admin, other] = [await site.newAdmin(), await site.newAdmin()]

const { list, managedList, heads, create, update, remove } = api.posts

const write = (changes: object = {}, by = admin): Promise<ManagedPost> => {
  site.clock.now += 1
  const body = { title: 'Ma and the lift', content: 'The lift was late.', ...changes }
  return by.call(create, { body })
}

const everyHead = async () => (await admin.call(heads)).items
/** As the office searches, best first. */
const found = async (q: string) => {
  const entries = (await everyHead()).map((head) => ({ ...head, words: [] }))
  return siteSearch(entries)(q).found.map(({ id }) => id)
}
const headOf = async (id: string) => (await everyHead()).find((one) => one.id === id)

test('the heads are those of every status, newest first, by what they are found by and without their texts', async () => {
  const published = await write({ title: 'রিয়ার ইলিশ', excerpt: 'Told by Saha' })
  const draft = await write({ title: 'খসড়া', status: 'draft' })
  const publishAt = new Date(site.clock.now + 3_600_000).toISOString()
  const scheduled = await write({ title: 'Tomorrow', status: 'scheduled', publishAt })
  const headsOf = ({ id, title, excerpt, slug, status }: ManagedPost) => ({
    id,
    title,
    excerpt,
    slug,
    status,
  })
  expect(await everyHead()).toEqual([scheduled, draft, published].map(headsOf))
  site.clock.now += 3_600_001
  expect(await headOf(scheduled.id)).toMatchObject({ status: 'published' })
})

test('the heads come page by page, each once', async () => {
  const all = (await everyHead()).map(({ id }) => id)
  const paged = await everyItem((next) => admin.call(heads, { query: { limit: 1, ...next } }))
  expect(paged.map(({ id }) => id)).toEqual(all)
})

test('a post that another admin wrote, edited or deleted a second ago is found as it is now', async () => {
  const { id } = await write({ title: 'Palanquin' }, other)
  expect(await found('palanquin')).toEqual([id])
  await other.call(update, { params: { id }, body: { title: 'ট্রাম' } })
  expect(await found('palanquin')).toEqual([])
  expect(await found('tram')).toEqual([id])
  await other.call(remove, { params: { id } })
  expect(await found('tram')).toEqual([])
  const left = (await listItemKeys(site.table)).map(({ pk, sk }) => `${pk} ${sk}`)
  expect(
    left.filter((key) => key.includes(id) && !/^(TRASH|POST-REVISIONS#.*) /.test(key)),
  ).toEqual([])
  await other.call(api.trash.restore, { params: { kind: 'post', id } })
  expect(await found('tram')).toEqual([id])
})

test('a draft that is published is one head, with its new status', async () => {
  const { id } = await write({ title: 'Doorbell', status: 'draft' })
  await admin.call(update, { params: { id }, body: { status: 'published' } })
  const own = (await everyHead()).filter((one) => one.id === id)
  expect(own).toMatchObject([{ status: 'published', slug: 'doorbell' }])
})

test('posts are named by their ids, in the order asked for, in any status; those that are gone are left out', async () => {
  const one = await write({ title: 'Quagmire', content: `Bog ${'জল '.repeat(400)}` })
  const draft = await write({ title: 'Fen', status: 'draft' })
  const gone = await write({ title: 'Mire' })
  await admin.call(remove, { params: { id: gone.id } })
  const ids = [draft.id, crypto.randomUUID(), one.id, gone.id, 'no-id', draft.id].join(',')
  const { items, next } = await admin.call(managedList, { query: { ids } })
  expect(items.map(({ id }) => id)).toEqual([draft.id, one.id])
  expect(items[0]).toMatchObject({ status: 'draft', hasChanges: false })
  expect([...(items[1]?.content ?? '')].length).toBeLessThanOrEqual(500)
  expect(next).toBeUndefined()
})

test('posts are named by their slugs, in the order asked for, as the list shows them; other names find nothing', async () => {
  const { id, slug } = await write({ title: 'Quagmire', content: `Bog ${'জল '.repeat(400)}` })
  const another = await write({ title: 'Bog' })
  const hidden = await write({ title: 'Fen', status: 'draft' })
  const slugs = `${another.slug},no-such-post,${slug},${hidden.id},${slug}`
  const { items: named } = await site.client()(list, { query: { slugs } })
  expect(named.map((one) => one.id)).toEqual([another.id, id])
  const { items } = await site.client()(list, { query: { slugs: slug ?? '' } })
  const { items: listed } = await site.client()(list)
  expect(items).toEqual(listed.filter((one) => one.id === id))
  expect(items[0]).not.toHaveProperty('changedBy')
  expect([...(items[0]?.content ?? '')].length).toBeLessThanOrEqual(500)
})

test('named posts are kept by the CDN for a minute like the list, and by nobody for admins', async () => {
  const ask = (headers: Record<string, string>) =>
    site.fetcher()('http://site.test/api/blog?slugs=riya', { headers })
  expect((await ask({})).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
  const { sessionId } = admin.session
  const own = await ask({ authorization: `Bearer ${sessionId}` })
  expect(own.headers.get('cache-control')).toBe('no-store')
})

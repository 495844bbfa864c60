import { randomUUID } from 'node:crypto'
import { api, type ManagedPost } from '@bong-bari/contract'
import { listItemKeys } from '@bong-bari/local'
import { afterAll, expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
afterAll(() => site.stop())

const { list, managedList, create, update, remove } = api.posts

const write = (changes: object = {}): Promise<ManagedPost> => {
  site.clock.now += 1
  const body = { title: 'Ma and the lift', content: 'The lift was late.', ...changes }
  return admin.call(create, { body })
}
const writeMany = async (titles: readonly string[]) => {
  const ids = []
  for (const title of titles) ids.push((await write({ title })).id)
  return ids
}

/** By the search as it knows all that happened. */
const found = async (q: string) => {
  await site.react()
  return (await admin.call(managedList, { query: { q } })).items.map(({ id }) => id)
}

test('a post is found by beginnings of words of title, excerpt and content, in either script, newest first', async () => {
  const bengali = await write({ title: 'রিয়ার ইলিশ', content: 'সাহা বাড়ির রান্না, রসগোল্লা' })
  const latin = await write({ title: 'Riya and the gecko', excerpt: 'Told by Saha', content: 'x' })
  for (const q of ['riya', 'রিয়া', 'RIY', 'saha', 'সাহা', 'saha ri'])
    expect([q, await found(q)]).toEqual([q, [latin.id, bengali.id]])
  for (const q of ['ilish', 'rannar', 'ইলিশের', 'রান্নাটা', 'রান্না riya', 'rasgulla', 'rosogolla'])
    expect([q, await found(q)]).toEqual([q, [bengali.id]])
  expect(await found('riya xylophone')).toEqual([])
})

test('posts are named by their slugs, in the order asked for, as the list shows them; other names find nothing', async () => {
  const { id, slug } = await write({ title: 'Quagmire', content: `Bog ${'জল '.repeat(400)}` })
  const other = await write({ title: 'Bog' })
  const hidden = await write({ title: 'Fen', status: 'draft' })
  const slugs = `${other.slug},no-such-post,${slug},${hidden.id},${slug}`
  const { items: named } = await site.client()(list, { query: { slugs } })
  expect(named.map((one) => one.id)).toEqual([other.id, id])
  const { items } = await site.client()(list, { query: { slugs: slug ?? '' } })
  const { items: listed } = await site.client()(list)
  expect(items).toEqual(listed.filter((one) => one.id === id))
  expect(items[0]).not.toHaveProperty('changedBy')
  expect([...(items[0]?.content ?? '')].length).toBeLessThanOrEqual(500)
})

test('a post that was edited or deleted a second ago is found as it is now', async () => {
  const { id } = await write({ title: 'Palanquin' })
  expect(await found('palanquin')).toEqual([id])
  await admin.call(update, { params: { id }, body: { title: 'ট্রাম' } })
  expect(await found('palanquin')).toEqual([])
  expect(await found('tram')).toEqual([id])
  await admin.call(remove, { params: { id } })
  expect(await found('tram')).toEqual([])
  const left = (await listItemKeys(site.table)).map(({ pk, sk }) => `${pk} ${sk}`)
  expect(
    left.filter((key) => key.includes(id) && !/^(TRASH|POST-REVISIONS#.*) /.test(key)),
  ).toEqual([])
})

test.each([
  '🪔',
  '%',
  '%25',
  '_',
  '"\' OR 1=1',
  '㌖㌖㌖',
  'zq',
  'zyx'.repeat(33),
  'a b c d e f g h i j',
])('a search by %s is answered, and finds nothing that has it not', async (q) => {
  expect(await found(q)).toEqual([])
})

test('a search of two letters finds what begins with them; an empty one is none', async () => {
  const { id } = await write({ title: 'Zebra' })
  expect(await found('ze')).toContain(id)
  const everything = await found('')
  expect(everything).toContain(id)
  expect(everything.length).toBeGreaterThan(1)
  expect(await found('   ')).toEqual(everything)
})

test('pages give each match once, also while others arrive, and none has more than 20', async () => {
  const ids = await writeMany(Array.from({ length: 25 }, (_, at) => `Mynah ${at} ${randomUUID()}`))
  await site.react()
  const wanted = ids.toReversed()
  const all: string[] = []
  let cursor: string | undefined
  do {
    const query = { q: 'mynah', limit: 100, ...(cursor && { cursor }) }
    const { items, next } = await admin.call(managedList, { query })
    expect(items.length).toBeLessThanOrEqual(20)
    all.push(...items.map(({ id }) => id))
    await write({ title: 'Mynah, late' })
    cursor = next
  } while (cursor)
  expect(all).toEqual(wanted)
})

test('named posts are kept by the CDN for a minute like the list, and by nobody for admins', async () => {
  const ask = (headers: Record<string, string>) =>
    site.fetcher()('http://site.test/api/blog?slugs=riya', { headers })
  expect((await ask({})).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
  const { sessionId } = admin.session
  const own = await ask({ authorization: `Bearer ${sessionId}` })
  expect(own.headers.get('cache-control')).toBe('no-store')
})

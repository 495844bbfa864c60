import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { startPublisher } from '../../testing/start-publisher.ts'

const site = await startPublisher()
let admin = await site.newAdmin()
await site.everything()

const { create, update } = api.posts
const at = (milliseconds: number) => new Date(site.clock.now + milliseconds).toISOString()
const minute = 60_000

const schedule = async (title: string, publishAt: string) => {
  const body = { title, content: 'ভাত।', status: 'scheduled' as const, publishAt }
  const post = await admin.call(create, { body })
  return { ...post, slug: post.slug ?? '' }
}
const change = (id: string, body: object) => {
  site.later(1)
  return admin.call(update, { params: { id }, body })
}
/** The look of a minute. */
const look = async (until: string) => {
  site.clock.now = Date.parse(until) - minute
  await site.minute()
}
const lists = ['/blog', '/feed.xml', '/sitemap.xml']
/** Which of these files name a post. */
const naming = async (text: string, paths: readonly string[]) => {
  const files = await Promise.all(paths.map(site.fileOf))
  return paths.filter((_, place) => files[place]?.includes(text))
}

test('a scheduled post stands everywhere within the minute of its time, and nowhere before', async () => {
  const before = await site.write('The one before')
  await site.settle()
  const publishAt = at(10 * minute)
  const post = await schedule('Bhai phonta at last', publishAt)
  const after = await site.write('Written meanwhile')
  const page = `/blog/${post.slug}`
  const around = [before, after].map(({ slug }) => `/blog/${slug}`)
  const all = [...lists, ...around, page]
  await site.settle()
  await site.everything()
  await site.settle()
  expect(await naming(post.slug, all)).toEqual([])
  expect((await site.fetcher()(`/pages/blog/${post.slug}.html`)).status).toBe(404)
  await look(publishAt)
  expect((await naming(post.slug, all)).toSorted()).toEqual(all.toSorted())
  expect((await site.fileOf('/feed.xml'))?.match(/<pubDate>[^<]*/)?.[0]).toBe(
    `<pubDate>${new Date(publishAt).toUTCString()}`,
  )
})

/** A session ends after hours without a call. */
const nextDay = async () => {
  admin = await site.newAdmin()
}

test('one that is moved or taken back does not go up at its old time', async () => {
  await nextDay()
  const [first, second] = [at(10 * minute), at(20 * minute)]
  const moved = await schedule('Moved away', first)
  const taken = await schedule('Taken back', first)
  await change(moved.id, { publishAt: second })
  await change(taken.id, { status: 'draft' })
  await look(first)
  expect(await naming(moved.slug, lists)).toEqual([])
  await look(second)
  expect(await naming(moved.slug, lists)).toEqual(lists)
  expect(await naming(taken.slug, lists)).toEqual([])
  expect(await site.objectOf(`/blog/${taken.slug}`)).toBeUndefined()
})

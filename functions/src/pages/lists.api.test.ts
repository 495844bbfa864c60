import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { makePost } from '@bong-bari/local'
import { fallbackVideos } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { startApi } from '../../testing/start-api.ts'
import { parseXml, type XmlElement } from '../adapters/xml.ts'

const site = await startApi({ pages: true })
const { entities, writeOrigin } = await import('@bong-bari/table')
await writeOrigin('https://house.test')
const admin = await site.newAdmin()

const read = async (path: string) => {
  const answer = await site.fetcher()(path)
  const text = await answer.text()
  return { type: answer.headers.get('content-type'), text, root: parseXml(text) }
}

const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name)
const textOf = (element: XmlElement, name: string) => childrenOf(element, name)[0]?.text

const urls = async () =>
  childrenOf((await read('/sitemap.xml')).root, 'url').map((entry) => ({
    loc: textOf(entry, 'loc'),
    lastmod: textOf(entry, 'lastmod'),
  }))

const items = async () => {
  const [channel] = childrenOf((await read('/feed.xml')).root, 'channel')
  return channel ? childrenOf(channel, 'item') : []
}

const write = (body: { title: string; content: string; excerpt?: string }) => {
  site.clock.now += 1_000
  return admin.call(api.posts.create, { body })
}

/** A post as the table keeps it, with what no answer shows. */
const storedOf = (post: object) =>
  entities.post.schema.parse({ ...makePost(0, site.clock.now), ...post })

test('while the table has no posts the samples are in neither sitemap nor feed', async () => {
  expect(await items()).toEqual([])
  const pages = ['', 'videos', 'about', 'work-with-us', 'blog', 'contact', 'privacy']
  const videos = fallbackVideos.map(({ videoId }) => `videos/${videoId}`)
  expect((await urls()).map(({ loc }) => loc)).toEqual(
    [...pages, ...videos].map((path) => `https://house.test/${path}`),
  )
})

test('the sitemap lists every post, past the pages of the list, with when it changed', async () => {
  const stem = randomUUID().slice(0, 8)
  const first = await write({ title: `Story ${stem}`, content: 'Once.' })
  const made = [first]
  for (let count = 1; count <= 105; count++) {
    const createdAt = new Date(site.clock.now + count).toISOString()
    const other = {
      id: randomUUID(),
      slug: `${first.slug}-${count}`,
      createdAt,
      updatedAt: createdAt,
    }
    made.push({ ...first, ...other })
  }
  const { createPost } = await import('@bong-bari/table')
  for (const post of made.slice(1)) await createPost(storedOf(post))
  site.clock.now += 60_000
  const changed = await admin.call(api.posts.update, {
    params: { id: first.id },
    body: { title: first.title, content: 'Twice.' },
  })
  const listed = await urls()
  const expected = made.map(({ slug, updatedAt }) => ({
    loc: `https://house.test/blog/${slug}`,
    lastmod: slug === changed.slug ? changed.updatedAt : updatedAt,
  }))
  expect(listed).toEqual(expect.arrayContaining(expected))
  expect(new Set(listed.map(({ loc }) => loc)).size).toBe(listed.length)
  const blog = listed.find(({ loc }) => loc === 'https://house.test/blog')
  expect(blog?.lastmod).toBe(changed.updatedAt)
})

test('the feed has the twenty newest posts, newest first, as readers of feeds expect', async () => {
  const { type, root } = await read('/feed.xml')
  expect(type).toBe('application/rss+xml; charset=utf-8')
  expect([root.name, root.attributes.get('version')]).toEqual(['rss', '2.0'])
  const [channel] = childrenOf(root, 'channel')
  for (const name of ['title', 'link', 'description', 'lastBuildDate'])
    expect(channel && textOf(channel, name)).toBeTruthy()
  const found = await items()
  expect(found).toHaveLength(20)
  const dates = found.map((item) => Date.parse(textOf(item, 'pubDate') ?? ''))
  expect(dates).toEqual([...dates].sort((a, b) => b - a))
  for (const item of found)
    expect(textOf(item, 'link')).toMatch(/^https:\/\/house\.test\/blog\/[a-z0-9-]+$/)
})

test('a text cannot break the feed, and its beginning stands in for an excerpt', async () => {
  const title = 'চা & <বিস্কুট> ""'
  const content = `## শুরু\n> ${'আর এক কাপ চা। '.repeat(60)}`
  await write({ title, content })
  await write({ title: 'With words', content, excerpt: 'Only <b>\u0007this</b>' })
  const [withExcerpt, without] = await items()
  expect(withExcerpt && textOf(withExcerpt, 'description')).toBe('Only <b>this</b>')
  expect(without && textOf(without, 'title')).toBe('চা & <বিস্কুট> ""')
  expect(without && textOf(without, 'description')).toMatch(/^আর এক কাপ চা।/)
  expect((without && textOf(without, 'description'))?.length).toBeLessThanOrEqual(300)
})

test('a feed says its language and author, and has the whole of a post with its picture', async () => {
  const content = `## শুরু\n> ${'আর এক কাপ চা। '.repeat(60)}\n\nশেষ <b>।`
  const post = await write({ title: 'সবটা', content })
  const { createPost, removePost } = await import('@bong-bari/table')
  await removePost(post.id, { by: null, at: new Date() })
  const image = `/media/${'5e'.repeat(32)}.webp`
  const pictured = { ...post, image, imageWidth: 300, imageHeight: 200 }
  await createPost(storedOf(pictured))
  const [channel] = childrenOf((await read('/feed.xml')).root, 'channel')
  expect(channel && textOf(channel, 'language')).toMatch(/^(bn|en)$/)
  const [item] = await items()
  expect(item && textOf(item, 'dc:creator')).toBe('Bong Bari')
  expect(item && textOf(item, 'dc:language')).toBe('bn')
  const [picture] = item ? childrenOf(item, 'media:content') : []
  expect(picture?.attributes.get('url')).toBe(`https://house.test${image}`)
  const whole = item && textOf(item, 'content:encoded')
  expect(whole).toContain(
    `<img src="https://house.test${image}" alt="" width="300" height="200" />`,
  )
  expect(whole).toMatch(
    /<h2>শুরু<\/h2>\n<blockquote><p>(আর এক কাপ চা। ){60}<\/p><\/blockquote>\n<p>শেষ &lt;b&gt;।<\/p>$/,
  )
})

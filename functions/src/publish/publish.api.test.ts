import { api } from '@bong-bari/contract'
import { documents, listedPages } from '@bong-bari/edge'
import { builtInPosts, fallbackVideos } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { startPublisher } from '../../testing/start-publisher.ts'

const site = await startPublisher()

test('after a deployment every public page is a file, with its type and how long it is kept', async () => {
  await site.everything()
  const paths = listedPages
  const built = [
    ...builtInPosts.map(({ slug }) => `/blog/${slug}`),
    ...fallbackVideos.map(({ videoId }) => `/videos/${videoId}`),
  ]
  for (const path of [...paths, ...built]) {
    const { text, ContentType, CacheControl } = (await site.objectOf(path)) ?? {}
    expect([path, text]).toEqual([path, expect.stringContaining('<h1')])
    expect(ContentType).toBe('text/html; charset=utf-8')
    expect(CacheControl).toMatch(/^public, max-age=0, s-maxage=60, /)
  }
  expect((await site.objectOf('/feed.xml'))?.ContentType).toBe('application/rss+xml; charset=utf-8')
  expect(await site.fileOf('/robots.txt')).toContain('https://house.test/sitemap.xml')
  expect(await site.keys()).toHaveLength(paths.length + built.length + documents.length)
  expect(site.asked()).toEqual([])
})

test('a post that was written stands in its page, in the list, the feed and the sitemap without a visit', async () => {
  const post = await site.write('ছুটির সকাল', '## দুপুর\nমা বললেন, <ওঠ>।')
  await site.call()
  expect(await site.fileOf(`/blog/${post.slug}`)).toContain('<title>ছুটির সকাল - ')
  for (const path of ['/feed.xml', '/sitemap.xml'])
    expect(await site.fileOf(path)).toContain(`https://house.test/blog/${post.slug}`)
  expect(await site.fileOf('/blog')).toMatch(/<h2.*ছুটির সকাল/)
  for (const path of ['/', '/blog', `/blog/${post.slug}`])
    expect(await site.fileOf(path)).not.toContain(site.admin.username)
  expect(await site.fileOf('/feed.xml')).toContain('&lt;h2&gt;দুপুর&lt;/h2&gt;')
  // It may not have been in all indexes yet.
  expect(site.asked()).toContain('/blog')
  await site.settle()
  expect(site.asked()).toEqual([])
})

test('a post that was deleted is gone from everywhere, and its address is a true 404', async () => {
  const post = await site.write('Soon gone')
  await site.call()
  await site.remove(post.id)
  await site.call()
  expect(await site.objectOf(`/blog/${post.slug}`)).toBeUndefined()
  for (const path of ['/blog', '/feed.xml', '/sitemap.xml'])
    expect(await site.fileOf(path)).not.toContain(post.slug)
  expect((await site.fetcher()(`/pages/blog/${post.slug}.html`)).status).toBe(404)
})

test('a post that moved leaves no file at its old address, which leads to the new one', async () => {
  const post = await site.write('Moves house', 'ভাত।', 'old-house')
  const beside = await site.write('Beside it')
  await site.settle()
  expect(await site.fileOf('/blog/old-house')).toContain('Moves house')
  site.later(1)
  const body = { slug: 'new-house' }
  await site.admin.call(api.posts.update, { params: { id: post.id }, body })
  await site.settle()
  expect(await site.objectOf('/blog/old-house')).toBeUndefined()
  expect(await site.fileOf('/blog/new-house')).toContain('Moves house')
  const leading = ['/blog', '/feed.xml', '/sitemap.xml']
  for (const path of [...leading, `/blog/${beside.slug}`]) {
    const text = await site.fileOf(path)
    expect([path, text]).toEqual([path, expect.stringContaining('/blog/new-house')])
    expect(text).not.toContain('/blog/old-house')
  }
  const answer = await site.fetcher()('/blog/old-house', { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/new-house'])
  await Promise.all([post, beside].map(({ id }) => site.remove(id)))
  await site.settle()
})

test('what did not change is not written again', async () => {
  const post = await site.write('As it is')
  await site.settle()
  const before = await site.objectOf(`/blog/${post.slug}`)
  const counts = await site.everything()
  expect(counts).toMatchObject({ written: 0, removed: 0, failed: 0 })
  expect(counts.rendered).toBeGreaterThan(9)
  const after = await site.objectOf(`/blog/${post.slug}`)
  expect(after?.LastModified).toEqual(before?.LastModified)
})

test('a section comes and goes by its dates without any change', async () => {
  const at = (seconds: number) => new Date(site.clock.now + seconds * 1000).toISOString()
  const [validFrom, validTo] = [at(3_600), at(7_200)]
  await site.addSection({ title: 'পুজোর ছাড়', validFrom, validTo })
  await site.settle()
  const shownAt = async (seconds: number) => {
    site.clock.now = Date.parse(validFrom) + (seconds - 60) * 1000
    await site.minute()
    return (await site.fileOf('/'))?.includes('পুজোর ছাড়')
  }
  expect(await shownAt(-30)).toBe(false)
  expect(await shownAt(1)).toBe(true)
  expect(await shownAt(3_599)).toBe(true)
  expect(await shownAt(3_601)).toBe(false)
})

test('ten changes within a second are one look at each page', async () => {
  const post = await site.write('Busy')
  await site.settle()
  for (let count = 1; count <= 10; count++) {
    site.later(80)
    await site.change(post.id, post.title, `Change ${count}.`)
    await site.react()
  }
  const { rendered } = await site.call()
  // Pages of its own, lists, and its neighbours'.
  expect(rendered).toBeLessThanOrEqual(15)
  for (const path of [`/blog/${post.slug}`, '/feed.xml'])
    expect(await site.fileOf(path)).toContain('Change 10.')
  expect((await site.minute()).rendered).toBeLessThanOrEqual(15)
  expect(site.asked()).toEqual([])
  await site.settle()
})

test('`pages` answers both forms of an address for which there is no file', async () => {
  const post = await site.write('Not yet a file')
  for (const path of [`/blog/${post.slug}`, `/pages/blog/${post.slug}.html`]) {
    const answer = await site.fetcher()(path)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('<title>Not yet a file - '),
    ])
  }
  for (const path of [
    ...['/', '/pages/index.html', '/pages/about.html', '/pages/feed.xml', '/blog'],
    ...['/sitemap.xml', '/pages/sitemap.xml'],
  ])
    expect([path, (await site.fetcher()(path)).status]).toEqual([path, 200])
  for (const path of [
    '/pages/nowhere.html',
    '/pages/',
    '/pages/blog/no/post.html',
    '/sitemap-2019-01.xml',
  ])
    expect([path, (await site.fetcher()(path)).status]).toEqual([path, 404])
})

import { access } from 'node:fs/promises'
import { api, type Post } from '@bong-bari/contract'
import { failTableCalls } from '@bong-bari/local'
import { site as brand, builtInPosts } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { startApi } from '../../testing/start-api.ts'

const site = await startApi({ pages: true })
const { writeOrigin } = await import('@bong-bari/table')
const robotsOfNowhere = await (await site.fetcher()('/robots.txt')).text()
await writeOrigin('https://house.test')
const admin = await site.newAdmin()
const get: (path: string, headers?: Record<string, string>) => Promise<Response> = (
  path,
  headers = {},
) => site.fetcher()(path, { headers })

const write = (given: { title: string; content: string } & Partial<Post>) => {
  site.clock.now += 1
  const { title, content, excerpt, slug } = given
  return admin.call(api.posts.create, {
    body: { title, content, ...(excerpt && { excerpt }), ...(slug && { slug }) },
  })
}

const long = `মা বললেন, “এবার ওঠ।” ${'ঘুম ভাঙল না। '.repeat(30)}`

test('POST-03 POST-05 POST-08 POST-09 POST-10 a post is whole in the HTML that is answered', async () => {
  const post = await write({ title: 'ছুটির সকাল', content: `${long}\n\n## দুপুর\nভাত।` })
  const answer = await get(`/blog/${post.slug}`)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  expect(html).toContain('<title>ছুটির সকাল - Bong Bari Blog</title>')
  expect(html).toMatch(/<h1[^>]*>.*ছুটির সকাল.*<\/h1>/)
  expect(html).toMatch(/<h2[^>]*>.*দুপুর.*<\/h2>/)
  expect(html).toMatch(
    /<meta name="description" content="মা বললেন, “এবার ওঠ।”[^"]{80,150}\.\.\." \/>/,
  )
  const address = `https://house.test/blog/${post.slug}`
  expect(html).toContain(`<link rel="canonical" href="${address}" />`)
  expect(html).toContain(`<meta property="og:url" content="${address}" />`)
  expect(html).toContain('<meta property="og:type" content="article" />')
  expect(html).toContain('<meta property="og:title" content="ছুটির সকাল - Bong Bari Blog" />')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
  expect(html).toMatch(/<meta property="og:image" content="https:\/\/house\.test\/[^"]+" \/>/)
})

test('a post that begins in Bengali asks for its letters with the page, another does not', async () => {
  const face = /<link rel="preload" href="(\/assets\/hind-siliguri-bengali-(?:common-)?400-[^"]+)"/
  const faceOf = async (content: string) => {
    const { slug } = await write({ title: 'Letters', content })
    return face.exec(await (await get(`/blog/${slug}`)).text())?.[1]
  }
  expect(await faceOf(`Listen. ${'Rain. '.repeat(200)}${long}`)).toBeUndefined()
  const file = await faceOf(long)
  await access(new URL(`../../../web/dist/client${file}`, import.meta.url))
})

test('ROUTE-07 POST-10 a post asked for by its id names its slug as the one address', async () => {
  const post = await write({ title: 'Umbrella', content: 'Take it.' })
  const html = await (await get(`/blog/${post.id}`)).text()
  expect(html).toContain(`<link rel="canonical" href="https://house.test/blog/${post.slug}" />`)
})

test('the browser gets no data that nobody reads, and no script that the policy refuses', async () => {
  const content = 'He said </script><script>alert(1)</script> & left.'
  const post = await write({ title: '</title><script>', content })
  const html = await (await get(`/blog/${post.slug}`)).text()
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  for (const tag of scripts) expect(tag).toMatch(/ src="\/assets\/| type="application\/ld\+json"/)
  expect(html).not.toContain('alert(1)</script>')
})

test('ROUTE-06 POST-15 POST-16 a built-in post answers until the team writes one of its slug', async () => {
  const [{ slug, title }] = builtInPosts
  const before = await get(`/blog/${slug}`)
  expect([before.status, await before.text()]).toEqual([200, expect.stringContaining(`>${title}<`)])
  await write({ title: 'Eleven Phrases', content: 'One more.', slug })
  const after = await (await get(`/blog/${slug}`)).text()
  expect(after).toContain('<title>Eleven Phrases - Bong Bari Blog</title>')
  expect(after).not.toContain(title)
})

test('POST-12 POST-13 POST-14 a post that does not exist is a true 404 that nobody keeps', async () => {
  for (const path of [
    '/blog/no-such-post',
    '/blog/No-Such',
    '/blog/নেই',
    '/blog/a%3Fb',
    '/blog/%22',
  ]) {
    const answer = await get(path)
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<title>Post Not Found</title>')
    expect(html).toContain('The blog post you&#x27;re looking for doesn&#x27;t exist.')
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toContain('rel="canonical"')
  }
})

test('404-01 404-02 any other address is the 404 page', async () => {
  for (const path of ['/no/such/page', '/blog/a/b', '/About', '/sitemap.xml.html', '/blog/a%2Fb']) {
    const answer = await get(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).toContain('Did you forget to add the page to the router?')
  }
})

test('a table that cannot be reached is a designed page that says to come back', async () => {
  expectErrorLog(/"error":"Error"/)
  expectErrorLog(/"status":503/)
  const paths = ['/', '/about', '/blog', '/blog/any-post', '/sitemap.xml', '/feed.xml']
  const answers = await failTableCalls(
    () => true,
    () => Promise.all(paths.map((path) => get(path))),
  )
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(await answer.text()).toContain('This page cannot be shown just now.')
  }
})

test('what never names a post is answered without the table', async () => {
  expectErrorLog(/"error":"Error"/)
  const paths = ['/robots.txt', '/nowhere', '/blog/Not_A_Slug']
  const answers = await failTableCalls(
    () => true,
    () => Promise.all(paths.map((path) => get(path))),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404])
})

test('pages are kept for a minute, shown while asked for again, and confirmed by their tag', async () => {
  const post = await write({ title: 'Kept', content: 'As it is.' })
  for (const path of [`/blog/${post.slug}`, '/sitemap.xml', '/feed.xml', '/robots.txt']) {
    const first = await get(path)
    expect(first.headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=60, stale-while-revalidate=\d+/,
    )
    const tag = first.headers.get('etag') ?? ''
    const again = await get(path, { 'if-none-match': `W/${tag}` })
    expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
  }
  const body = { title: 'Kept', content: 'Changed.' }
  const tag = (await get(`/blog/${post.slug}`)).headers.get('etag') ?? ''
  site.clock.now += 1
  await admin.call(api.posts.update, { params: { id: post.id }, body })
  expect((await get(`/blog/${post.slug}`, { 'if-none-match': tag })).status).toBe(200)
})

test('only reading is answered', async () => {
  const answer = await site.fetcher()('/blog/any', { method: 'POST' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('robots are let in everywhere and told where the sitemap is', async () => {
  const answer = await get('/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Sitemap: https://house.test/sitemap.xml')
  expect(lines).toContain('Disallow:')
})

test('pages name the origin that was written last, and the brand’s where none was', async () => {
  const robots = async () => (await get('/robots.txt')).text()
  await writeOrigin('https://new.house.test')
  expect(await robots()).toContain('Sitemap: https://new.house.test/sitemap.xml')
  expect(await (await get('/about')).text()).toContain('href="https://new.house.test/about"')
  expect(robotsOfNowhere).toContain(`Sitemap: ${brand.origin}/sitemap.xml`)
  await writeOrigin('https://house.test')
})

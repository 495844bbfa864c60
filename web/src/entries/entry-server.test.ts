// @vitest-environment node
import type { PageData } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { postOf, wholePostOf } from '../../test/post.ts'
import { sectionOf } from '../../test/section.ts'
import { render } from './entry-server.tsx'

const origin = 'https://house.test'
const setting = (settingKey: string, settingValue: string) => ({
  settingKey,
  settingValue,
  settingType: 'text' as const,
})
const video = (number: number) => ({
  videoId: `video-0000${number}`,
  thumbnail: `https://i.ytimg.com/vi/video-0000${number}/hqdefault.jpg`,
  title: `Film ${number}`,
  publishedAt: '2026-07-04T10:00:00.000Z',
  views: 7_000,
})
const settings = [setting('ticker', 'Puja holidays'), setting('introVideo', 'video-00009')]
const home: PageData = {
  settings,
  shown: { section: [sectionOf({ title: 'Half price today' })] },
  latest: [1, 2, 3, 4].map(video),
  popular: [5, 6, 7, 9].map(video),
  channel: { subscribers: 12_400, views: 7_111_222, videos: 60, recentViews: null },
}
const posts = Array.from({ length: 9 }, (_, place) =>
  postOf({
    id: `00000000-0000-4000-8000-00000000000${place}`,
    slug: `post-${place}`,
    title: `Post ${place}`,
    content: `Beginning ${place}. ${'Words of it. '.repeat(40)}The last of it.`,
  }),
)
const blog: PageData = {
  settings,
  posts: { items: posts, next: 'c' },
}

const partsOf = async (path: string, data: PageData) => {
  const page = await render({ path, origin, data })
  return { ...page, html: page.app + page.meta }
}

test('Home has its sections, films and settings in its HTML, and tells search engines of its films', async () => {
  const { app, meta, isFound } = await partsOf('/', home)
  expect(isFound).toBe(true)
  expect(app.indexOf('Half price today')).toBeLessThan(app.indexOf('Latest Comedy'))
  for (const shown of ['Puja holidays', 'Film 1', 'Film 3', 'Film 5', 'Film 7'])
    expect(app).toContain(shown)
  expect(app).not.toContain('Film 4')
  const films = [...meta.matchAll(/"@type":"VideoObject","name":"([^"]+)"/g)].map(
    ([, name]) => name,
  )
  // The film at the door comes first, wherever its title is known from.
  expect(films).toEqual(['Film 9', 'Film 1', 'Film 2', 'Film 3', 'Film 5', 'Film 6', 'Film 7'])
})

test('of the channel a page carries what it shows, so that other numbers do not make another page', async () => {
  const { app } = await partsOf('/', home)
  expect(app).toContain('12.4K subscribers')
  expect(app).not.toContain('7111222')
})

test('an island has its own properties, and its fields ids that are its own', async () => {
  const { app } = await partsOf('/', home)
  expect(app).toContain('data-island="home-form"')
  expect(app).not.toContain('<!--island')
  const ids = [...app.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an empty list of films shows the site’s own, and lists them', async () => {
  const { app, meta } = await partsOf('/', {
    settings: [],
    shown: { section: [] },
    latest: [],
    popular: [],
  })
  expect(app).toContain('When Ma finds your phone at 2 AM')
  expect(meta).toContain('When Ma finds your phone at 2 AM')
  expect(app).not.toContain('Today at the house')
})

test('Blog lists its first page, and carries of a post what it shows', async () => {
  const { app, meta, html } = await partsOf('/blog', blog)
  for (const { slug, title } of posts) {
    expect(app).toContain(`href="/blog/${slug}"`)
    expect(meta).toContain(`"name":"${title}"`)
  }
  expect(html).toContain('Beginning 3')
  expect(html).not.toContain('The last of it.')
})

test('no page that is rendered ahead has styles in an attribute', async () => {
  const post = wholePostOf({
    content: '# বাংলা\n\n> Said.\n> -- Ma\n\nText.\n\n1. a\n\n![b](/media/c.webp)',
    format: 'markdown',
  })
  const data: Record<string, PageData> = {
    '/': home,
    '/videos': { videos: [1, 2].map(video) },
    '/blog': blog,
    [`/blog/${post.slug}`]: { post },
    '/nowhere': {},
  }
  for (const path of new Set([...listedPages, ...Object.keys(data)]))
    expect((await partsOf(path, data[path] ?? {})).html, path).not.toMatch(/<[^>]+\sstyle=/)
})

test('every page has one place up to which a browser reads before it paints', async () => {
  const post = wholePostOf({})
  const shown = { ...video(1), description: '', shareImage: null }
  const data: Record<string, PageData> = {
    '/': home,
    '/blog': blog,
    [`/blog/${post.slug}`]: { post },
    '/videos/video-00001': {
      video: { video: shown, newer: null, older: null, alike: [], post: null },
    },
  }
  for (const path of new Set([...listedPages, ...Object.keys(data)])) {
    const { app, meta } = await partsOf(path, data[path] ?? {})
    expect(app.split(' id="page-opening"'), path).toHaveLength(2)
    expect(meta).toContain('<link rel="expect" href="#page-opening" blocking="render" />')
  }
  expect((await partsOf('/nowhere', {})).meta).not.toContain('expect')
})

test('a post of Markdown stands in its page once, as text', async () => {
  const content = '## মা\n\n**ভাত** "খা" [এখন](https://a.test/) <script>'
  const post = wholePostOf({ content, format: 'markdown' })
  const { html, meta } = await partsOf(`/blog/${post.slug}`, { post })
  expect(html).toContain('<strong><span lang="bn" data-common>ভাত</span></strong>')
  expect(html).toContain('1 min')
  expect(html).not.toContain('**')
  expect(meta).toContain('content="ভাত “খা” এখন &lt;script&gt;"')
})

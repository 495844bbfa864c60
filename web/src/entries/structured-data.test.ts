// @vitest-environment node
import { listedPages } from '@bong-bari/edge'
import { fallbackVideos, site } from '@bong-bari/site'
import { expect, test } from 'vitest'
import type { PageMeta } from '../ui/page-meta.ts'
import { listThings, renderStructuredData } from './structured-data.ts'

const origin = 'https://house.test'
const meta = (changes: Partial<PageMeta>): PageMeta => ({
  title: 'Page',
  description: 'What it says',
  ...changes,
})
const post = {
  id: 'ilish',
  slug: 'ilish',
  title: 'ইলিশ </script><b>',
  content: 'Fish.',
  createdAt: '2026-07-04T20:00:00.000Z',
  updatedAt: '2026-07-05T20:00:00.000Z',
}
const postMeta = meta({ canonical: '/blog/ilish', ogImage: '/media/ilish.png' })

/** What search engines require of each kind (schema.org as Google documents it). */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
}

const typesOn = (canonical: string) =>
  listThings({ meta: meta({ canonical }), origin }).map((thing) => thing['@type'])

const addresses = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(\/|https?:)/.test(value) ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(addresses) : []
}

test('every page says who makes it, and Home what the site is and which films it shows', () => {
  for (const path of listedPages) expect(typesOn(path)).toContain('Organization')
  expect(typesOn('/')).toContain('WebSite')
  const films = listThings({ meta: meta({ canonical: '/' }), origin }).filter(
    (thing) => thing['@type'] === 'VideoObject',
  )
  const intro = fallbackVideos.find(({ videoId }) => videoId === site.introVideo)
  expect(films[0]?.name).toBe(intro?.title)
  expect(new Set(films.map(({ embedUrl }) => embedUrl)).size).toBe(films.length)
  expect(films.length).toBeGreaterThanOrEqual(5)
})

test('each thing has every field that its kind requires, and addresses are absolute', () => {
  const all = [
    ...listedPages.flatMap((canonical) => listThings({ meta: meta({ canonical }), origin })),
    ...listThings({ meta: postMeta, post, origin }),
  ]
  expect(new Set(all.map((thing) => thing['@type']))).toEqual(new Set(Object.keys(required)))
  for (const thing of all) {
    for (const field of required[thing['@type']] ?? [])
      expect([thing['@type'], field, thing[field]]).toEqual([
        thing['@type'],
        field,
        expect.anything(),
      ])
    for (const address of addresses(thing)) expect(address).toMatch(/^https:\/\//)
  }
})

test('a post is a BlogPosting with its picture and dates, two steps below Home', () => {
  const things = listThings({ meta: postMeta, post, origin })
  expect(things.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: post.title,
    description: 'What it says',
    image: ['https://house.test/media/ilish.png'],
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    mainEntityOfPage: 'https://house.test/blog/ilish',
    inLanguage: 'en',
  })
  const bengali = listThings({
    meta: postMeta,
    post: { ...post, content: 'মা rice রাঁধলেন।' },
    origin,
  })
  expect(bengali.find((thing) => thing['@type'] === 'BlogPosting')?.inLanguage).toBe('bn')
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(trail?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: site.name, item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${origin}/blog` },
    { '@type': 'ListItem', position: 3, name: post.title, item: `${origin}/blog/ilish` },
  ])
})

test('a page that search engines shall not keep says nothing to them', () => {
  expect(renderStructuredData({ meta: meta({ noIndex: true, canonical: '/x' }), origin })).toBe('')
  expect(renderStructuredData({ meta: meta({}), origin })).toBe('')
})

test('a title cannot end the element, and is read back as it was', () => {
  const html = renderStructuredData({ meta: postMeta, post, origin })
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const json = html.replace(/^<script type="application\/ld\+json">|<\/script>$/g, '')
  const graph: { '@graph': { headline?: string }[] } = JSON.parse(json)
  expect(graph['@graph'][1]?.headline).toBe(post.title)
})

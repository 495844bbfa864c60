import { listedPages } from '@bong-bari/edge'
import { listPostHeads } from '@bong-bari/table'
import { monthOf } from '../public-data/month.ts'
import { monthPath, postPath } from '../public-data/paths.ts'
import { origin } from './origin.ts'
import { element, xmlDocument } from './xml.ts'

/** The most addresses that a sitemap may have. */
const most = 50_000
const pageSize = 100

type Entry = { path: string; updatedAt?: string | undefined }

const later = (one: string | undefined, other: string) => (one && one > other ? one : other)

/** Every post and every month of posts, read page by page; of each only what is needed is kept. */
const postEntries = async (now: Date) => {
  const posts: Entry[] = []
  const months = new Map<string, string>()
  let cursor: string | undefined
  do {
    const page = await listPostHeads({ limit: pageSize, cursor, now })
    for (const { slug, publishAt, updatedAt } of page.items) {
      posts.push({ path: postPath(slug), updatedAt })
      const month = monthPath(monthOf(publishAt))
      months.set(month, later(months.get(month), updatedAt))
    }
    cursor = page.next
  } while (cursor && posts.length < most)
  return [...[...months].map(([path, updatedAt]) => ({ path, updatedAt })), ...posts]
}

const urlOf = ({ path, updatedAt }: Entry) =>
  `<url>${element('loc', new URL(path, origin()).href)}${element('lastmod', updatedAt)}</url>`

const latest = (entries: Entry[]) =>
  entries.reduce<string | undefined>(
    (newest, { updatedAt = '' }) => later(newest, updatedAt),
    undefined,
  )

/** Every page, month and post. The list of posts is as new as its newest post. */
export const sitemap = async (now: Date) => {
  const posts = await postEntries(now)
  const entries: Entry[] = listedPages.map((path) =>
    path === '/blog' ? { path, updatedAt: latest(posts) } : { path },
  )
  const urls = [...entries, ...posts].slice(0, most).map(urlOf).join('\n')
  const root = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>`
  return xmlDocument(root)
}

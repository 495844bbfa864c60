import { listedPages } from '@bong-bari/edge'
import { listPosts } from '@bong-bari/table'
import type { HttpEvent } from '../http/event.ts'
import { keptAnswer } from './answers.ts'
import { origin } from './origin.ts'
import { element, xmlDocument } from './xml.ts'

/** The most addresses that a sitemap may have. */
const most = 50_000
const pageSize = 100

type Entry = { path: string; updatedAt?: string | undefined }

/** Every post, read page by page; of each only what is needed is kept. */
const postEntries = async (limit: number) => {
  const entries: { path: string; updatedAt: string }[] = []
  let cursor: string | undefined
  do {
    const page = await listPosts({ limit: pageSize, cursor })
    for (const { slug, updatedAt } of page.items) entries.push({ path: `/blog/${slug}`, updatedAt })
    cursor = page.next
  } while (cursor && entries.length < limit)
  return entries.slice(0, limit)
}

const urlOf = ({ path, updatedAt }: Entry) =>
  `<url>${element('loc', new URL(path, origin()).href)}${element('lastmod', updatedAt)}</url>`

const latest = (entries: { updatedAt: string }[]) =>
  entries
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)

/** Every page and post. The list of posts is as new as its newest post. */
export const sitemap = async (event: HttpEvent) => {
  const posts = await postEntries(most - listedPages.length)
  const entries: Entry[] = listedPages.map((path) =>
    path === '/blog' ? { path, updatedAt: latest(posts) } : { path },
  )
  const urls = [...entries, ...posts].map(urlOf).join('\n')
  const root = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>`
  return keptAnswer(event, 'application/xml; charset=utf-8', xmlDocument(root))
}

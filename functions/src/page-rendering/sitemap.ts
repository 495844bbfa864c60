import { listedPages, monthSitemap } from '@bong-bari/edge'
import { monthPath, postPath } from '../public-data/paths.ts'
import { monthsWithPosts, postsOfMonth } from './months.ts'
import { origin } from './origin.ts'
import { element, xmlDocument } from './xml.ts'

type Entry = { path: string; updatedAt?: string | undefined }

const list = (root: 'sitemapindex' | 'urlset', entries: readonly Entry[]) => {
  const name = root === 'urlset' ? 'url' : 'sitemap'
  const lines = entries.map(({ path, updatedAt }) => {
    const loc = element('loc', new URL(path, origin()).href)
    return `<${name}>${loc}${element('lastmod', updatedAt)}</${name}>`
  })
  return xmlDocument(
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>`,
  )
}

const newestOf = (months: readonly (readonly [string, string])[]) =>
  months
    .map(([, updatedAt]) => updatedAt)
    .sort()
    .at(-1)

/** Names the sitemaps: that of the pages, and one for the posts of each month. */
export const sitemap = async (now: Date) => {
  const months = await monthsWithPosts(now)
  const ofMonths = months.map(([month, updatedAt]) => ({ path: monthSitemap(month), updatedAt }))
  return list('sitemapindex', [
    { path: '/sitemap-pages.xml', updatedAt: newestOf(months) },
    ...ofMonths,
  ])
}

/** Every page and every month. The list of posts is as new as the post that changed last. */
export const sitemapOfPages = async (now: Date) => {
  const months = await monthsWithPosts(now)
  const updatedAt = newestOf(months)
  return list('urlset', [
    ...listedPages.map((path) => (path === '/blog' ? { path, updatedAt } : { path })),
    ...months.map(([month, updatedAt]) => ({ path: monthPath(month), updatedAt })),
  ])
}

/** The posts of a month; undefined where it has none. */
export const sitemapOfMonth = async (month: string, now: Date) => {
  const posts = await postsOfMonth(month, now)
  const entries = posts.map(({ slug, updatedAt }) => ({ path: postPath(slug), updatedAt }))
  return entries.length ? list('urlset', entries) : undefined
}

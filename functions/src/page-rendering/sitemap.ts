import type { ShownVideo } from '@bong-bari/contract'
import { kitPage, listedPages, monthSitemap } from '@bong-bari/edge'
import { isKitListed } from '../public-data/media-kit.ts'
import { monthPath, postPath, videoPath } from '../public-data/paths.ts'
import { siteOrigin } from '../public-data/site-origin.ts'
import { shownOrBuiltIn } from '../public-data/videos.ts'
import { monthsWithPosts, postsOfMonth } from './months.ts'
import { element, xmlDocument } from './xml.ts'

type Entry = { path: string; updatedAt?: string | undefined; more?: string }

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'

const list = (root: 'sitemapindex' | 'urlset', entries: readonly Entry[]) => {
  const name = root === 'urlset' ? 'url' : 'sitemap'
  const lines = entries.map(({ path, updatedAt, more = '' }) => {
    const loc = element('loc', new URL(path, siteOrigin()).href)
    return `<${name}>${loc}${element('lastmod', updatedAt)}${more}</${name}>`
  })
  return xmlDocument(`<${root} ${namespaces}>\n${lines.join('\n')}\n</${root}>`)
}

const newestOf = (months: readonly (readonly [string, string])[]) =>
  months
    .map(([, updatedAt]) => updatedAt)
    .sort()
    .at(-1)

/** Pages, and each month's posts. */
export const sitemap = async (now: Date) => {
  const months = await monthsWithPosts(now)
  const ofMonths = months.map(([month, updatedAt]) => ({ path: monthSitemap(month), updatedAt }))
  return list('sitemapindex', [
    { path: '/sitemap-pages.xml', updatedAt: newestOf(months) },
    { path: '/sitemap-videos.xml' },
    ...ofMonths,
  ])
}

/** As new as its latest post. */
export const sitemapOfPages = async (now: Date) => {
  const [months, hasKit] = await Promise.all([monthsWithPosts(now), isKitListed()])
  const updatedAt = newestOf(months)
  const pages = listedPages.filter((path) => hasKit || path !== kitPage)
  return list('urlset', [
    ...pages.map((path) => (path === '/blog' ? { path, updatedAt } : { path })),
    ...months.map(([month, updatedAt]) => ({ path: monthPath(month), updatedAt })),
  ])
}

const inWords = ({ aboutBn, aboutEn, description, title }: ShownVideo) =>
  aboutEn || aboutBn || description || title

const aboutVideo = (video: ShownVideo) =>
  [
    '<video:video>',
    element('video:thumbnail_loc', new URL(video.thumbnail, siteOrigin()).href),
    element('video:title', video.title),
    element('video:description', inWords(video)),
    element('video:player_loc', `https://www.youtube-nocookie.com/embed/${video.videoId}`),
    element('video:duration', video.duration?.toString()),
    element('video:publication_date', video.publishedAt),
    '</video:video>',
  ].join('')

export const sitemapOfVideos = async () => {
  const videos = await shownOrBuiltIn()
  const entries = videos.map((video) => ({
    path: videoPath(video.videoId),
    more: aboutVideo(video),
  }))
  return list('urlset', entries)
}

/** Undefined if empty. */
export const sitemapOfMonth = async (month: string, now: Date) => {
  const posts = await postsOfMonth(month, now)
  const entries = posts.map(({ slug, updatedAt }) => ({ path: postPath(slug), updatedAt }))
  return entries.length ? list('urlset', entries) : undefined
}

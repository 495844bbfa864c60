import type { ShownVideo } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import { listPostHeads, type PostHead } from '@bong-bari/table'
import { postPath, siteOrigin, videoPath } from '../public-data/addresses.ts'
import { listVideosOrBuiltIn } from '../public-data/videos.ts'
import { element, xmlDocument } from './xml.ts'

type Entry = { path: string; updatedAt?: string | undefined; about?: string }

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'

const urlElement = ({ path, updatedAt, about = '' }: Entry) => {
  const address = element('loc', new URL(path, siteOrigin()).href)
  return `<url>${address}${element('lastmod', updatedAt)}${about}</url>`
}

/** One read of the list answers at most so many posts. */
const pageSize = 100

const readPostHeads = async (now: Date) => {
  const heads: PostHead[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await listPostHeads({ limit: pageSize, cursor, now })
    heads.push(...items)
    cursor = next
  } while (cursor)
  return heads
}

const videoElement = (video: ShownVideo) =>
  [
    '<video:video>',
    element('video:thumbnail_loc', new URL(video.thumbnail, siteOrigin()).href),
    element('video:title', video.title),
    element('video:description', video.description || video.title),
    element('video:player_loc', `https://www.youtube-nocookie.com/embed/${video.videoId}`),
    element('video:duration', video.duration?.toString()),
    element('video:publication_date', video.publishedAt),
    '</video:video>',
  ].join('')

/** Writes the sitemap with every public page. A file may have 50,000 addresses, many times what the site is built for. */
export const writeSitemap = async (now: Date) => {
  const [posts, videos] = await Promise.all([readPostHeads(now), listVideosOrBuiltIn()])
  const lastChange = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  const entries: Entry[] = [
    ...listedPages.map((path) => ({
      path,
      updatedAt: path === '/blog' ? lastChange : undefined,
    })),
    ...videos.map((video) => ({ path: videoPath(video.videoId), about: videoElement(video) })),
    ...posts.map(({ slug, updatedAt }) => ({ path: postPath(slug), updatedAt })),
  ]
  return xmlDocument(`<urlset ${namespaces}>\n${entries.map(urlElement).join('\n')}\n</urlset>`)
}

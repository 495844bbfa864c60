import {
  neighbours,
  type PageData,
  postPageSize,
  posts,
  settings,
  videoIdForm,
  videoPage,
  videos as videoRoutes,
} from '@bong-bari/contract'
import { listedPages, type PublicPath } from '@bong-bari/edge'
import { loadOrigin, siteOrigin } from '../public-data/addresses.ts'
import { readMaLine } from '../public-data/ma-line.ts'
import {
  addBlocks,
  findNeighbours,
  findShownPostById,
  findShownPostBySlug,
  listShortenedPosts,
} from '../public-data/posts.ts'
import { readPublicSettings } from '../public-data/settings.ts'
import { readShownItems } from '../public-data/shown-nouns.ts'
import { buildSiteIndex } from '../public-data/site-index.ts'
import {
  findVideoPage,
  listShownVideos,
  listVideos,
  readChannelNumbers,
} from '../public-data/videos.ts'
import { writeFeed } from './feed.ts'
import { writeSitemap } from './sitemap.ts'

const readHome = async (now: Date): Promise<PageData> => {
  const [latest, popular, channel, maLine] = await Promise.all([
    listShownVideos('LATEST'),
    listShownVideos('POPULAR'),
    readChannelNumbers(),
    readMaLine(now),
  ])
  return { latest, popular, channel, maLine }
}

const readVideos = async (): Promise<PageData> => ({
  videos: videoRoutes.all.response.parse(await listVideos()),
})

const readVideo = async (videoId: string, now: Date): Promise<PageData> => {
  const page = await findVideoPage(videoId, now)
  return { video: page && page !== 'gone' ? videoPage.parse(page) : page }
}

const readBlog = async (now: Date): Promise<PageData> => {
  const { items, next } = await listShortenedPosts({ limit: postPageSize, now })
  return { posts: { items: posts.list.response.parse(items), next } }
}

const slugForm = /^[a-z0-9-]{1,200}$/
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Finds a post by its current slug or its id. A former slug finds nothing here. */
const findPost = async (slugOrId: string, now: Date) => {
  const shownPost = await findShownPostBySlug(slugOrId, now)
  if (shownPost?.slug === slugOrId) return shownPost
  return idForm.test(slugOrId) ? findShownPostById(slugOrId, now) : undefined
}

const readPost = async (slugOrId: string, now: Date): Promise<PageData> => {
  const shownPost = await findPost(slugOrId, now)
  if (!shownPost) return {}
  return {
    post: posts.bySlug.response.parse(await addBlocks(shownPost)),
    neighbours: neighbours.parse(await findNeighbours(shownPost, now)),
  }
}

const readWorkWithUs = async (): Promise<PageData> => ({ channel: await readChannelNumbers() })

const readersByPath: Record<string, (now: Date) => Promise<PageData>> = {
  '/': readHome,
  '/blog': readBlog,
  '/videos': readVideos,
  '/work-with-us': readWorkWithUs,
} satisfies Partial<Record<PublicPath, unknown>>

const readNothing = async (): Promise<PageData> => ({})

/** Returns how to read a page's data, or undefined if the path is no page. */
const findReader = (path: string) => {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? []
  if (slug && slugForm.test(slug)) return (now: Date) => readPost(slug, now)
  const [, videoId = ''] = /^\/videos\/([^/]+)$/.exec(path) ?? []
  if (videoIdForm.test(videoId)) return (now: Date) => readVideo(videoId, now)
  return listedPages.includes(path) ? (readersByPath[path] ?? readNothing) : undefined
}

/** Reads a page's data. For a path that is no page it returns undefined and reads nothing. */
const readPageData = async (path: string, now: Date): Promise<PageData | undefined> => {
  const read = findReader(path)
  if (!read) return undefined
  const [data, shown, allSettings] = await Promise.all([
    read(now),
    readShownItems(path, now),
    readPublicSettings(),
    loadOrigin(),
  ])
  return { ...data, shown, settings: settings.publicList.response.parse(allSettings) }
}

/** A rendered page or document. `isFound` is false for the page that says so. */
export type RenderedPath = {
  isFound: boolean
  body: string
  contentType: string
  /** The page is gone for good, which is answered 410. */
  gone?: boolean
}

type Document = { contentType: string; write: (now: Date) => Promise<string | undefined> }

const xml = 'application/xml; charset=utf-8'

/** Nothing is forbidden here; pages that should not be found have a noindex of their own. */
const writeRobots = async () => `User-agent: *\nDisallow:\n\nSitemap: ${siteOrigin()}/sitemap.xml\n`

const documentsByPath: Record<string, Document> = {
  '/find.json': {
    contentType: 'application/json; charset=utf-8',
    write: async (now) => JSON.stringify(await buildSiteIndex(now)),
  },
  '/feed.xml': { contentType: 'application/rss+xml; charset=utf-8', write: writeFeed },
  '/robots.txt': { contentType: 'text/plain; charset=utf-8', write: writeRobots },
  '/sitemap.xml': { contentType: xml, write: writeSitemap },
}

/** Renders a page or document. Rejects if reading or rendering fails. */
export const renderPath = async (path: string, now: Date): Promise<RenderedPath> => {
  const document = documentsByPath[path]
  if (document) await loadOrigin()
  const body = await document?.write(now)
  if (document && body !== undefined)
    return { isFound: true, body, contentType: document.contentType }
  // The renderer loads while the data is read.
  const [{ render, fillTemplate }, { default: template }, data] = await Promise.all([
    import('../../../web/dist/server/entry-server.js'),
    import('../../../web/dist/server/template.json'),
    readPageData(path, now),
  ])
  const address = path.split('/').map(encodeURIComponent).join('/')
  const page = await render({ path: address, origin: siteOrigin(), data })
  return {
    isFound: page.isFound,
    body: fillTemplate(template, page),
    contentType: 'text/html; charset=utf-8',
    gone: data?.video === 'gone',
  }
}

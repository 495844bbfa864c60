import { siteIndex } from '../public-data/site-index.ts'
import { learnOrigin, siteOrigin } from '../public-data/site-origin.ts'
import { feed } from './feed.ts'
import { readPageData } from './page-data.ts'
import { sitemap } from './sitemap.ts'

/** `found` is false for a not-found page. */
export type RenderedPath = {
  found: boolean
  body: string
  contentType: string
  /** Deleted for good. */
  gone?: boolean
}

type Document = { contentType: string; write: (now: Date) => Promise<string | undefined> }

const xml = 'application/xml; charset=utf-8'

/** Nothing is closed: pages have their own noindex. */
const robots = async () => `User-agent: *\nDisallow:\n\nSitemap: ${siteOrigin()}/sitemap.xml\n`

const documentsByPath: Record<string, Document> = {
  '/find.json': {
    contentType: 'application/json; charset=utf-8',
    write: async (now) => JSON.stringify(await siteIndex(now)),
  },
  '/feed.xml': { contentType: 'application/rss+xml; charset=utf-8', write: feed },
  '/robots.txt': { contentType: 'text/plain; charset=utf-8', write: robots },
  '/sitemap.xml': { contentType: xml, write: sitemap },
}

/** Rejects if table or rendering fails. */
export const renderPath = async (path: string, now: Date): Promise<RenderedPath> => {
  const document = documentsByPath[path]
  if (document) await learnOrigin()
  const body = await document?.write(now)
  if (document && body !== undefined)
    return { found: true, body, contentType: document.contentType }
  // Loads the renderer in parallel.
  const [{ render }, { fill }, data] = await Promise.all([
    import('../../../web/dist/server/entry-server.js'),
    import('./template.ts'),
    readPageData(path, now),
  ])
  const address = path.split('/').map(encodeURIComponent).join('/')
  const page = await render({ path: address, origin: siteOrigin(), data })
  return {
    found: page.found,
    body: fill(page),
    contentType: 'text/html; charset=utf-8',
    gone: data?.video === 'gone',
  }
}

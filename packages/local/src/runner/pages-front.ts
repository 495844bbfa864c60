import {
  kitFile,
  publishedFolder,
  unlistedHeaders,
  unlistedPages,
  type ViewerRequest,
  viewerRequest,
} from '@bong-bari/edge'
import type { PublishedPages } from '../aws/published-pages.ts'
import type { ApiFront } from './api-front.ts'
import { type Exchange, sendAnswer, sendFile, sendText } from './send.ts'
import type { Site, SiteFile } from './site-files.ts'

/** A query as CloudFront hands it to its functions: values as sent, repeated ones together. */
export const edgeQuery = (search: string): ViewerRequest['querystring'] => {
  const query: ViewerRequest['querystring'] = {}
  for (const part of search.split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=')
    const value = rest.join('=')
    const before = query[name]
    if (!before) query[name] = { value }
    else before.multiValue = [...(before.multiValue ?? [{ value: before.value }]), { value }]
  }
  return query
}

/** What shows a file, if there is one: the built web and the site bucket, or the development server. */
export type ShowFile = (exchange: Exchange, file: string) => Promise<boolean>

/** True for the files of public pages and documents, which are published and not built. */
const isPublished = (file: string) => file.startsWith(`/${publishedFolder}`)

/** Hashed files that a page names. */
const assetsIn = ({ body }: SiteFile) =>
  [...body.toString('latin1').matchAll(/["'(](\/assets\/[^"')\s?#]+)/g)].map(
    ([, path = '']) => path,
  )

/**
 * Shows files of the built web, and published pages. Of another build nothing is left on this machine:
 * a page that was published by one counts as absent until it is published anew.
 */
export const fromSite = (site: Site, published: PublishedPages): ShowFile => {
  const readPage = async (path: string) => {
    const page = await published(path)
    return page && assetsIn(page).every((asset) => site.has(asset)) ? page : undefined
  }
  return async (exchange, path) => {
    const file = isPublished(path) ? await readPage(path) : site.get(path)
    if (file) await sendFile(exchange, file)
    return file !== undefined
  }
}

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'

type Parts = {
  show: ShowFile
  api: ApiFront
  /** Headers of public pages. */
  headers: Record<string, string>
}

/**
 * Answers everything but the API and the media: URL rules, files, and where there is none of a public
 * page the function `pages`, as the CDN's second origin.
 */
export const pagesFront = ({ show, api, headers }: Parts) => {
  const askPages = async (exchange: Exchange, target?: string) => {
    const answer = await api(exchange.request, { group: 'pages', routeKey: '$default' }, target)
    await sendAnswer(exchange, answer, true)
  }
  return async (exchange: Exchange, path: string, search: string) => {
    const { request, response } = exchange
    if (!isRead(request.method)) return askPages(exchange)
    const asked = { method: 'GET', uri: path, querystring: edgeQuery(search) }
    const ruled = viewerRequest({ request: asked })
    if ('statusCode' in ruled) {
      if ('headers' in ruled) response.setHeader('location', ruled.headers.location.value)
      return sendText(exchange, ruled.statusCode, ruled.statusDescription)
    }
    const file = decodeURIComponent(ruled.uri)
    const isUnlisted = path === kitFile || unlistedPages.includes(path)
    const own = isUnlisted ? unlistedHeaders : isPublished(file) ? headers : {}
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
    if (await show(exchange, file)) return
    if (!isPublished(file)) return sendText(exchange, 404, 'There is no such file.')
    await askPages(exchange, search ? `${ruled.uri}?${search}` : ruled.uri)
  }
}

import { publishedFolder, type ViewerRequest, viewerRequest, viewerResponse } from '@bong-bari/edge'
import type { ApiFront } from './api-front.ts'
import type { PublishedPageReader } from './bucket-files.ts'
import {
  type Exchange,
  type SiteFile,
  type SiteFiles,
  sendAnswer,
  sendFile,
  sendText,
} from './exchange.ts'

/** Converts a query to the form of CloudFront Functions: encoded values, repeated names together. */
export const toEdgeQuery = (search: string): ViewerRequest['querystring'] => {
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

/** Sends a file of the built web, the site bucket or the development server. Returns false if there is none. */
export type ShowFile = (exchange: Exchange, file: string) => Promise<boolean>

/** Returns whether a file is a published page of the site bucket, and not a file of the built web. */
const isPublished = (file: string) => file.startsWith(`/${publishedFolder}`)

const listAssets = ({ body }: SiteFile) =>
  [...body.toString('latin1').matchAll(/["'(](\/assets\/[^"')\s?#]+)/g)].map(
    ([, path = '']) => path,
  )

/** Serves the built web and published pages. A page of another build, whose assets are missing, counts as absent. */
export const createSitePages = (site: SiteFiles, published: PublishedPageReader): ShowFile => {
  const readPage = async (path: string) => {
    const page = await published(path)
    return page && listAssets(page).every((asset) => site.has(asset)) ? page : undefined
  }
  return async (exchange, path) => {
    const file = isPublished(path) ? await readPage(path) : site.get(path)
    if (file) await sendFile(exchange, file)
    return file !== undefined
  }
}

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'

const createPageHeaders = (uri: string, pagePolicy: string) => () =>
  viewerResponse({ request: { uri }, response: { headers: {} } }, pagePolicy).headers

type Parts = {
  show: ShowFile
  api: ApiFront
  /** The content security policy of public pages; undefined with the development server. */
  pagePolicy: string | undefined
}

/** Assets have a CloudFront behavior of their own, without the function `pages` behind it. */
const isAsset = (path: string) => path.startsWith('/assets/')

/** Serves everything but API and media. Where there is no file, the function `pages` answers. */
export const createPagesFront = ({ show, api, pagePolicy }: Parts) => {
  const askPages = async (exchange: Exchange, target?: string) => {
    const answer = await api(exchange.request, { runs: 'pages', routeKey: '$default' }, target)
    await sendAnswer(exchange, answer, true)
  }
  return async (exchange: Exchange, path: string, search: string) => {
    const { request, response } = exchange
    if (!isRead(request.method)) return askPages(exchange)
    const edgeRequest = { method: 'GET', uri: path, querystring: toEdgeQuery(search), headers: {} }
    const edgeAnswer = viewerRequest({ request: edgeRequest, viewer: { ip: '' } })
    if ('statusCode' in edgeAnswer) {
      if ('headers' in edgeAnswer) response.setHeader('location', edgeAnswer.headers.location.value)
      return sendText(exchange, edgeAnswer.statusCode, edgeAnswer.statusDescription)
    }
    const file = decodeURIComponent(edgeAnswer.uri)
    const { uri } = edgeAnswer
    if (isAsset(uri)) {
      if (!(await show(exchange, file))) sendText(exchange, 404, 'There is no such file.')
      return
    }
    const page: Exchange = {
      ...exchange,
      ...(pagePolicy && { pageHeaders: createPageHeaders(uri, pagePolicy) }),
    }
    if (!(await show(page, file))) await askPages(page, search ? `${uri}?${search}` : uri)
  }
}

import { publishedFolder, type ViewerRequest, viewerRequest, viewerResponse } from '@bong-bari/edge'
import type { ApiFront } from './api-front.ts'
import type { PublishedPages } from './bucket-files.ts'
import {
  type Exchange,
  type Site,
  type SiteFile,
  sendAnswer,
  sendFile,
  sendText,
} from './exchange.ts'

/** CloudFront Functions' form: raw values, repeats together. */
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

/** From web and site bucket, or the development server. */
export type ShowFile = (exchange: Exchange, file: string) => Promise<boolean>

/** Published, not built. */
const isPublished = (file: string) => file.startsWith(`/${publishedFolder}`)

const assetsIn = ({ body }: SiteFile) =>
  [...body.toString('latin1').matchAll(/["'(](\/assets\/[^"')\s?#]+)/g)].map(
    ([, path = '']) => path,
  )

/** Pages of another build lack their assets, so count as absent. */
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

const dressed = (uri: string, pagePolicy: string) => () =>
  viewerResponse({ request: { uri }, response: { headers: {} } }, pagePolicy).headers

type Parts = {
  show: ShowFile
  api: ApiFront
  /** Of public pages; the development server has none. */
  pagePolicy: string | undefined
}

/** Has a behavior of its own, without the function `pages` behind it. */
const isHashed = (path: string) => path.startsWith('/assets/')

/** All but API and media; `pages` where there is no file. */
export const pagesFront = ({ show, api, pagePolicy }: Parts) => {
  const askPages = async (exchange: Exchange, target?: string) => {
    const answer = await api(exchange.request, { runs: 'pages', routeKey: '$default' }, target)
    await sendAnswer(exchange, answer, true)
  }
  return async (exchange: Exchange, path: string, search: string) => {
    const { request, response } = exchange
    if (!isRead(request.method)) return askPages(exchange)
    const asked = { method: 'GET', uri: path, querystring: edgeQuery(search), headers: {} }
    const ruled = viewerRequest({ request: asked, viewer: { ip: '' } })
    if ('statusCode' in ruled) {
      if ('headers' in ruled) response.setHeader('location', ruled.headers.location.value)
      return sendText(exchange, ruled.statusCode, ruled.statusDescription)
    }
    const file = decodeURIComponent(ruled.uri)
    const { uri } = ruled
    if (isHashed(uri)) {
      if (!(await show(exchange, file))) sendText(exchange, 404, 'There is no such file.')
      return
    }
    const page: Exchange = { ...exchange, ...(pagePolicy && { dress: dressed(uri, pagePolicy) }) }
    if (!(await show(page, file))) await askPages(page, search ? `${uri}?${search}` : uri)
  }
}

import {
  isSiteFile,
  unlistedHeaders,
  unlistedPages,
  type ViewerRequest,
  viewerRequest,
} from '@bong-bari/edge'
import type { ApiFront } from './api-front.ts'
import { type Exchange, sendAnswer, sendFile, sendText } from './send.ts'
import type { Site } from './site-files.ts'

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

/** What shows a page whose file is known: the built web, or the development server. */
export type ShowFile = (exchange: Exchange, file: string) => Promise<boolean>

export const fromSite =
  (site: Site): ShowFile =>
  async (exchange, path) => {
    const file = site.get(path)
    if (file) await sendFile(exchange, path, file)
    return file !== undefined
  }

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'

/** Answers everything but the API and the media: URL rules, files, and the `pages` function. */
export const pagesFront =
  (show: ShowFile, api: ApiFront) => async (exchange: Exchange, path: string, search: string) => {
    const { request, response } = exchange
    if (isRead(request.method)) {
      const asked = { method: 'GET', uri: path, querystring: edgeQuery(search) }
      const ruled = viewerRequest({ request: asked })
      if ('statusCode' in ruled) {
        if ('headers' in ruled) response.setHeader('location', ruled.headers.location.value)
        return sendText(exchange, ruled.statusCode, ruled.statusDescription)
      }
      const file = decodeURIComponent(ruled.uri)
      if (unlistedPages.includes(path))
        for (const [name, value] of Object.entries(unlistedHeaders)) response.setHeader(name, value)
      if (await show(exchange, file)) return
      if (isSiteFile(file)) return sendText(exchange, 404, 'There is no such file.')
    }
    const answer = await api(request, { group: 'pages', routeKey: '$default' })
    await sendAnswer(exchange, answer, true)
  }

import { createServer } from 'node:http'
import { mediaFolders, securityHeaders } from '@bong-bari/edge'
import { gatewayAnswer, refusalAnswer } from './api-answer.ts'
import { matchRoute } from './api-event.ts'
import type { ApiFront } from './api-front.ts'
import { type Exchange, sendAnswer } from './exchange.ts'

export type FrontParts = {
  api: ApiFront
  pages: (exchange: Exchange, path: string, search: string) => Promise<void>
  media: (exchange: Exchange, path: string) => Promise<void>
  local: (exchange: Exchange, path: string) => Promise<void>
  headers: Record<string, string>
}

const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'])

const isWellFormed = (path: string) => {
  try {
    if (path.includes('%')) decodeURIComponent(path)
    return path.startsWith('/')
  } catch {
    return false
  }
}

const routeExchange = async (parts: FrontParts, exchange: Exchange) => {
  const { request, response } = exchange
  const [path = '', ...rest] = (request.url ?? '/').split('?')
  if (!isWellFormed(path)) return sendAnswer(exchange, gatewayAnswer.badRequest())
  if (!methods.has(request.method ?? '')) {
    response.setHeader('allow', [...methods].join(', '))
    return sendAnswer(
      exchange,
      refusalAnswer(405, 'method-not-allowed', 'This address does not take that method.'),
    )
  }
  if (path.startsWith('/_local/')) return parts.local(exchange, path)
  if (path.startsWith('/api/'))
    return sendAnswer(exchange, await parts.api(request, matchRoute(request.method ?? '', path)))
  if (mediaFolders.some((folder) => path.startsWith(folder))) return parts.media(exchange, path)
  return parts.pages(exchange, path, rest.join('?'))
}

/** Creates the web server, which stands in for the CDN. It answers 503 until `serve`. */
export const createFront = () => {
  let parts: FrontParts | undefined
  const server = createServer(async (request, response) => {
    const exchange = { request, response }
    const headers = parts?.headers ?? securityHeaders()
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    try {
      if (parts) return await routeExchange(parts, exchange)
      response.setHeader('retry-after', '5')
      await sendAnswer(exchange, refusalAnswer(503, 'starting', 'The site is starting.'))
    } catch (error) {
      if (request.destroyed && !request.complete) return
      console.error(error)
      if (response.headersSent) response.destroy()
      else await sendAnswer(exchange, gatewayAnswer.crashed())
    }
  })
  // This is longer than clients keep an idle connection. With Node's five seconds a connection would now and then end just as it is used again.
  server.keepAliveTimeout = 65_000
  return {
    server,
    serve: (given: FrontParts) => {
      parts = given
    },
  }
}

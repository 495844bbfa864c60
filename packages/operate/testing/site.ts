import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import {
  documents,
  listedPages,
  pageHeaders,
  securityHeaders,
  unlistedPages,
} from '@bong-bari/edge'
import { onTestFinished } from 'vitest'

export type Answer = (path: string, response: ServerResponse) => void

const json = { 'content-type': 'application/json; charset=utf-8' }

/** Status and headers that a well deployment answers a page with. */
export const pageAnswer = (path: string) => {
  const status = [...listedPages, ...documents, ...unlistedPages].includes(path) ? 200 : 404
  const headers = unlistedPages.includes(path) ? securityHeaders() : pageHeaders()
  return [status, { 'content-type': 'text/html', ...headers }] as const
}

/** A site as a deployment makes it; its pages name `origin` where one is given. */
export const wellAt =
  (origin?: string): Answer =>
  (path, response) => {
    if (path === '/api/collaboration-requests') response.writeHead(401, json)
    else if (path === '/api/no-such-route') response.writeHead(404, json)
    else if (path.startsWith('/api/')) response.writeHead(200, json)
    else response.writeHead(...pageAnswer(path))
    response.end(origin && `<link rel="canonical" href="${origin}${path}" />`)
  }
export const well = wellAt()

/** Listens on a free port until the test is finished; answers host and port. */
export const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

export const serve = async (answer: Answer) =>
  `http://${await listening(createServer(({ url = '/' }, response) => answer(url, response)))}`

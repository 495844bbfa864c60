import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { isSiteFile, mediaFolders, viewerRequest } from '@bong-bari/edge'

/** Seconds that CloudFront caches an answer. */
export const keptFor = (cacheControl: string | null): number => {
  const parts = (cacheControl ?? '').split(',').map((part) => part.trim().toLowerCase())
  if (parts.some((part) => ['no-store', 'no-cache', 'private'].includes(part))) return 0
  const seconds = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.split('=')[1]
  return Number(seconds('s-maxage') ?? seconds('max-age') ?? 0)
}

/** Whether the site bucket has a published file. */
export type IsPublished = (file: string) => Promise<boolean>

/** False for files in a bucket. */
export const isAnsweredByFunction = async (path: string, isPublished: IsPublished) => {
  if (mediaFolders.some((folder) => path.startsWith(folder))) return false
  if (path.startsWith('/api/')) return true
  const ruled = viewerRequest({
    request: { method: 'GET', uri: path, querystring: {}, headers: {} },
    viewer: { ip: '' },
  })
  if (!('uri' in ruled) || isSiteFile(ruled.uri)) return false
  return !(await isPublished(ruled.uri))
}

type Kept = { until: number; status: number; headers: Record<string, string>; body: Buffer }

/** The distribution's cache key, for which queries and headers are all the same. */
const keyOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/'

const ownHeaders = new Set(['connection', 'host', 'accept-encoding', 'content-length'])

const passedOn = ({ headers }: IncomingMessage) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    ownHeaders.has(name) ? [] : [[name, String(value)]],
  )

const read = async (request: IncomingMessage, origin: string): Promise<Kept> => {
  const answer = await fetch(new URL(request.url ?? '/', origin), {
    method: request.method ?? 'GET',
    headers: [...passedOn(request), ['accept-encoding', 'identity']],
    redirect: 'manual',
  })
  const { 'transfer-encoding': _, connection, ...headers } = Object.fromEntries(answer.headers)
  return {
    until: Date.now() + keptFor(answer.headers.get('cache-control')) * 1000,
    status: answer.status,
    headers,
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

/**
 * A proxy that caches reads as CloudFront's edge does. `taken` returns the addresses answered by
 * functions since the last call.
 */
export const startEdgeCache = async (origin: string, isPublished: IsPublished) => {
  const kept = new Map<string, Kept>()
  let called: string[] = []

  const answerTo = async (request: IncomingMessage) => {
    if (request.method !== 'GET') throw new Error('Only reads pass this edge.')
    const known = kept.get(keyOf(request))
    if (known && known.until > Date.now()) return known
    const path = request.url?.split('?')[0] ?? '/'
    if (await isAnsweredByFunction(path, isPublished)) called.push(path)
    const fresh = await read(request, origin)
    if (!path.startsWith('/api/')) kept.set(keyOf(request), fresh)
    return fresh
  }

  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answerTo(request)
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The edge does not listen.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    taken: () => {
      const taken = called
      called = []
      return taken
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

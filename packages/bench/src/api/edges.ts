import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { documents, isSiteFile, listedPages, mediaFolders, viewerRequest } from '@bong-bari/edge'
import { callControl, readRunnerFile } from '@bong-bari/local'
import type { Browser, Page } from 'playwright-core'
import { quietNetworkOf, withBrowser } from '../browser.ts'
import type { Measurement, Reading } from '../reading.ts'
import { fillSite } from '../table/fill-site.ts'
import { type MeteredSite, withMeteredSite } from './metered-site.ts'
import type { Place } from './server.ts'

/** Seconds that CloudFront caches an answer. */
const cacheSecondsOf = (cacheControl: string | null): number => {
  const parts = (cacheControl ?? '').split(',').map((part) => part.trim().toLowerCase())
  if (parts.some((part) => ['no-store', 'no-cache', 'private'].includes(part))) return 0
  const seconds = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.split('=')[1]
  return Number(seconds('s-maxage') ?? seconds('max-age') ?? 0)
}

/** Whether the site bucket has a published file. */
type IsPublished = (file: string) => Promise<boolean>

/** False for files in a bucket. */
const isAnsweredByFunction = async (path: string, isPublished: IsPublished) => {
  if (mediaFolders.some((folder) => path.startsWith(folder))) return false
  if (path.startsWith('/api/')) return true
  const ruled = viewerRequest({
    request: { method: 'GET', uri: path, querystring: {}, headers: {} },
    viewer: { ip: '' },
  })
  if (!('uri' in ruled) || isSiteFile(ruled.uri)) return false
  return !(await isPublished(ruled.uri))
}

type CachedAnswer = { until: number; status: number; headers: Record<string, string>; body: Buffer }

/** The distribution's cache key, for which queries and headers are all the same. */
const keyOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/'

const ownHeaders = new Set(['connection', 'host', 'accept-encoding', 'content-length'])

const headersToPass = ({ headers }: IncomingMessage) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    ownHeaders.has(name) ? [] : [[name, String(value)]],
  )

const read = async (request: IncomingMessage, origin: string): Promise<CachedAnswer> => {
  const answer = await fetch(new URL(request.url ?? '/', origin), {
    method: request.method ?? 'GET',
    headers: [...headersToPass(request), ['accept-encoding', 'identity']],
    redirect: 'manual',
  })
  const { 'transfer-encoding': _, connection, ...headers } = Object.fromEntries(answer.headers)
  return {
    until: Date.now() + cacheSecondsOf(answer.headers.get('cache-control')) * 1000,
    status: answer.status,
    headers,
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

/**
 * A proxy that caches reads as CloudFront's edge does. `takeCalls` returns the addresses answered by
 * functions since the last call.
 */
const startEdgeCache = async (origin: string, isPublished: IsPublished) => {
  const cache = new Map<string, CachedAnswer>()
  let called: string[] = []

  const answerTo = async (request: IncomingMessage) => {
    if (request.method !== 'GET') throw new Error('Only reads pass this edge.')
    const cached = cache.get(keyOf(request))
    if (cached && cached.until > Date.now()) return cached
    const path = request.url?.split('?')[0] ?? '/'
    if (await isAnsweredByFunction(path, isPublished)) called.push(path)
    const fresh = await read(request, origin)
    if (!path.startsWith('/api/')) cache.set(keyOf(request), fresh)
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
    takeCalls: () => {
      const calls = called
      called = []
      return calls
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const control = async (url: string, name: string) => {
  const answer = await callControl(url, name)
  if (!answer.ok) throw new Error(`/_local/${name} was answered ${answer.status}.`)
}

const publishAll = async ({ url }: Pick<Place, 'url'>) => {
  await control(url, 'publish')
}

/** Looks into a local site's bucket. */
const askBucket = async ({ dataDir }: Pick<Place, 'dataDir'>): Promise<IsPublished> => {
  const facts = await readRunnerFile(dataDir)
  if (!facts) throw new Error('The site does not say where its bucket is.')
  const bucket = `http://127.0.0.1:${facts.s3}/${facts.siteBucket}`
  return async (file) => (await fetch(bucket + file, { method: 'HEAD' })).ok
}

const pages = [...listedPages, '/blog/made-up-post-5']

/** Scrolls until nothing more loads. */
const readToTheEnd = async (page: Page, quiet: () => Promise<void>) => {
  const heightOf = () => page.evaluate('document.documentElement.scrollHeight')
  let height: unknown
  do {
    height = await heightOf()
    for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, 2_000)
    await quiet()
  } while (height !== (await heightOf()))
}

/** A visit with an empty cache, to the end of the page. */
const visit = async (browser: Browser, url: string, path: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  // Thumbnails and players are third-party.
  await context.route(
    (to) => to.origin !== url,
    (route) => route.abort(),
  )
  const page = await context.newPage()
  const quiet = quietNetworkOf(page)
  await page.goto(url + path)
  await quiet()
  await readToTheEnd(page, quiet)
  await context.close()
}

/** The first request of each published page at a cold edge. */
const measureCold = async ({ url, table }: MeteredSite, isPublished: IsPublished) => {
  const edge = await startEdgeCache(url, isPublished)
  const readings: Reading[] = []
  const ask = async (path: string) => {
    table.taken()
    const answer = await fetch(edge.url + path)
    await answer.text()
    return { status: answer.status, calls: edge.takeCalls().length, reads: table.taken().reads }
  }
  for (const of of [...pages, ...documents]) {
    const { status, calls, reads } = await ask(of)
    if (status !== 200) throw new Error(`${of} was answered ${status}.`)
    readings.push({ id: 'D2 cold calls', of, value: calls })
    readings.push({ id: 'D2 cold reads', of, value: reads })
  }
  const { status, calls } = await ask('/no-such-page')
  await edge.stop()
  if (status !== 404 || calls !== 1) throw new Error('A page that is not there called no function.')
  return readings
}

const measureWarm = async (
  browser: Browser,
  { url, table }: MeteredSite,
  isPublished: IsPublished,
) => {
  const edge = await startEdgeCache(url, isPublished)
  const readings: Reading[] = []
  for (const of of pages) {
    await visit(browser, edge.url, of)
    edge.takeCalls()
    table.taken()
    await visit(browser, edge.url, of)
    readings.push({ id: 'D2 calls', of, value: edge.takeCalls().length })
    readings.push({ id: 'D2 reads', of, value: table.taken().reads })
  }
  await edge.stop()
  return readings
}

const measure = async (site: MeteredSite) => {
  await fillSite(site.table.engine, 'posts', 30)
  await publishAll(site)
  const isPublished = await askBucket(site)
  const cold = await measureCold(site, isPublished)
  const warm = await withBrowser((browser) => measureWarm(browser, site, isPublished))
  return [...cold, ...warm]
}

/** Calls and reads of a page at a cold edge, and of a view at a warm one. */
export const edges: Measurement = {
  name: 'edges',
  measure: () => withMeteredSite(measure),
}

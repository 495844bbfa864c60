import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { median } from '../median.ts'
import type { Measurement, Reading } from '../reading.ts'
import { askLighthouse, freePort } from './lighthouse.ts'
import { posts, withSite } from './site.ts'

const script = /\s*<script[^>]*>.*?<\/script>/gs
const modulePreload = /\s*<link rel="modulepreload"[^>]*>/g
const sheet = /<link rel="stylesheet"[^>]*?href="([^"]+)"[^>]*>/g

/** The page as plain HTML: same words, fonts and inlined styles, no scripts. `read` loads a style sheet. */
const plainTwin = async (html: string, read: (path: string) => Promise<string>) => {
  const bare = html.replace(script, '').replace(modulePreload, '')
  const paths = [...bare.matchAll(sheet)].map(([, path = '']) => path)
  const sheets = new Map(
    await Promise.all(paths.map(async (path) => [path, await read(path)] as const)),
  )
  return bare.replace(sheet, (_, path: string) => `<style>${sheets.get(path)}</style>`)
}

const fetchPage = (url: URL, headers: IncomingMessage['headers']) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers }, resolve).on('error', reject).end()
  })

const textOf = async (answer: IncomingMessage) => {
  const body = await buffer(answer)
  const isCompressed = answer.headers['content-encoding'] === 'br'
  return (isCompressed ? brotliDecompressSync(body) : body).toString()
}

const styleIn = (site: string) => async (path: string) =>
  textOf(await fetchPage(new URL(path, site), { 'accept-encoding': 'br' }))

/** A proxy of `site` on a free port that serves plain twins of its pages. */
const startTwin = async (site: string) => {
  const made = new Map<string, Buffer>()
  const page = async (path: string, answer: IncomingMessage) => {
    const known = made.get(path)
    if (known) return known
    const html = await plainTwin(await textOf(answer), styleIn(site))
    const body = brotliCompressSync(html)
    made.set(path, body)
    return body
  }
  const show = async (asked: IncomingMessage, response: ServerResponse) => {
    const path = asked.url ?? '/'
    const answer = await fetchPage(new URL(path, site), asked.headers)
    const isPage = answer.headers['content-type']?.startsWith('text/html')
    // The site's policy forbids inline styles.
    const { 'content-security-policy': _, ...headers } = answer.headers
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, headers)
      return answer.pipe(response)
    }
    const body = await page(path, answer)
    response.writeHead(200, { ...headers, 'content-length': body.length })
    return response.end(body)
  }
  const server = createServer((asked, response) => {
    show(asked, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** Few, as each takes twenty seconds. */
const times = 3
const [bengaliPost = ''] = posts

/** First and largest paint over a really slow network, in ms. */
const ask = async (url: string, port: number) => {
  const { number } = await askLighthouse(url, {
    port,
    throttlingMethod: 'devtools',
    onlyCategories: ['performance'],
  })
  return { first: number('first-contentful-paint'), largest: number('largest-contentful-paint') }
}
type Paints = Awaited<ReturnType<typeof ask>>

const ratioOf = (paint: keyof Paints, own: Paints[], plain: Paints[]) =>
  median(own.map((one) => one[paint])) / median(plain.map((one) => one[paint]))

/** Lighthouse may still query a closed page; nobody awaits that failure. */
const forgiveClosedPage = (error: unknown) => {
  if (!/Session closed/.test(String(error))) throw error
}

const measure = async () => {
  process.on('unhandledRejection', forgiveClosedPage)
  const port = await freePort()
  const chromiumArguments = [`--remote-debugging-port=${port}`]
  const readings = await withSite({ chromiumArguments }, async ({ url }) => {
    const twin = await startTwin(url)
    const readings: Reading[] = []
    for (const path of ['/', '/blog', bengaliPost]) {
      const own: Paints[] = []
      const plain: Paints[] = []
      // In turns, so that the machine's load meets both alike.
      for (let time = 0; time < times; time++) {
        own.push(await ask(`${url}${path}`, port))
        plain.push(await ask(`${twin.url}${path}`, port))
      }
      readings.push(
        { id: 'W4', of: `${path}, first paint`, value: ratioOf('first', own, plain) },
        { id: 'W4', of: `${path}, largest`, value: ratioOf('largest', own, plain) },
      )
    }
    await twin.stop()
    return readings
  })
  process.off('unhandledRejection', forgiveClosedPage)
  return readings
}

/** Paint times beside the plain twin over a really slow network. */
export const slowNetwork: Measurement = { name: 'slow-network', measure }

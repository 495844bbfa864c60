import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

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

const ask = (url: URL, headers: IncomingMessage['headers']) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers }, resolve).on('error', reject).end()
  })

const textOf = async (answer: IncomingMessage) => {
  const body = await buffer(answer)
  const isCompressed = answer.headers['content-encoding'] === 'br'
  return (isCompressed ? brotliDecompressSync(body) : body).toString()
}

const styleIn = (site: string) => async (path: string) =>
  textOf(await ask(new URL(path, site), { 'accept-encoding': 'br' }))

/** A proxy of `site` on a free port that serves plain twins of its pages. */
export const startTwin = async (site: string) => {
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
    const answer = await ask(new URL(path, site), asked.headers)
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

import { Console } from 'node:console'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { assetFolders, officePages } from '@bong-bari/edge'
import { webFolder } from '@bong-bari/web/built'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { terminal } from '../runner/function-log.ts'
import { type Exchange, sendAnswer } from './exchange.ts'
import type { ShowFile } from './pages-front.ts'

const officeFiles = Object.values(officePages)

const askVite = (vite: ViteDevServer, { request, response }: Exchange) =>
  new Promise<boolean>((resolve, reject) => {
    response.once('close', () => resolve(true))
    vite.middlewares(request, response, (error?: unknown) =>
      error ? reject(error) : resolve(false),
    )
  })

const sendPage = async (vite: ViteDevServer, exchange: Exchange, file: string) => {
  const entry = officeFiles.includes(file) ? 'admin.html' : 'index.html'
  const template = await readFile(join(webFolder, entry), 'utf8')
  const html = await vite.transformIndexHtml(exchange.request.url ?? '/', template)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  await sendAnswer(exchange, { status: 200, headers, body: Buffer.from(html) })
}

/** Serves pages from sources through Vite, with hot reload. */
export const startHotPages = async (server: Server) => {
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    customLogger: createLogger('info', { console: new Console(terminal) }),
    server: { middlewareMode: true, ws: { server }, hmr: { server } },
  })
  const show: ShowFile = async (exchange, file) => {
    // Vite is asked first, because by the CDN's rules its sources would be pages. It passes on what it does not know.
    if (await askVite(vite, exchange)) return true
    // The function `pages` makes these, not Vite.
    const isDocument = /\.(txt|xml)$/.test(file)
    const isAsset = assetFolders.some((folder) => file.startsWith(folder))
    if (!isAsset && !isDocument) await sendPage(vite, exchange, file)
    return !isAsset && !isDocument
  }
  return show
}

import { Console } from 'node:console'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { isOfficePage, isSiteFile } from '@bong-bari/edge'
import { builtWeb, webFolder } from '@bong-bari/web/built'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { terminal } from '../runner/function-log.ts'
import { type Exchange, readSiteFiles, sendAnswer, sendFile } from './exchange.ts'
import type { ShowFile } from './pages-front.ts'

const askVite = (vite: ViteDevServer, { request, response }: Exchange) =>
  new Promise<boolean>((resolve, reject) => {
    response.once('close', () => resolve(true))
    vite.middlewares(request, response, (error?: unknown) =>
      error ? reject(error) : resolve(false),
    )
  })

const sendOfficePage = async (vite: ViteDevServer, exchange: Exchange) => {
  const template = await readFile(join(webFolder, 'admin.html'), 'utf8')
  const html = await vite.transformIndexHtml(exchange.request.url ?? '/', template)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  await sendAnswer(exchange, { status: 200, headers, body: Buffer.from(html) })
}

/** Serves the office from sources through Vite, with hot reload, and the built files that public pages name. */
export const startHotPages = async (server: Server) => {
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    customLogger: createLogger('info', { console: new Console(terminal) }),
    server: {
      middlewareMode: true,
      ws: { server },
      hmr: { server },
      watch: { ignored: ['**/dist/**'] },
    },
  })
  let builtFiles = await readSiteFiles(builtWeb)
  /** Names are hashed, so that one that is not known yet belongs to a later build. */
  const findBuilt = async (file: string) => {
    if (!builtFiles.has(file)) builtFiles = await readSiteFiles(builtWeb)
    return builtFiles.get(file)
  }
  const show: ShowFile = async (exchange, file) => {
    // Vite is asked first, because by the CDN's rules its sources would be pages. It passes on what it does not know.
    if (await askVite(vite, exchange)) return true
    if (isOfficePage(file)) {
      await sendOfficePage(vite, exchange)
      return true
    }
    const built = isSiteFile(file) && (await findBuilt(file))
    if (built) await sendFile(exchange, built)
    // The function `pages` makes everything else.
    return Boolean(built)
  }
  return show
}

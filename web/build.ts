import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { originOf } from '@bong-bari/site'
import { build } from 'vite'
import { checkEngines } from './check-engines/check-engines.ts'
import { fontPreloads } from './preload-fonts.ts'
import { renderPages, renderStandIns } from './render-pages.ts'

const root = import.meta.dirname
/** Where the build goes; `node build.ts dist/trial` leaves the served one alone. */
const out = join(root, process.argv[2] ?? 'dist')
const [client, server] = [join(out, 'client'), join(out, 'server')]
const origin = originOf({ siteUrl: process.env.SITE_URL })

const buildBundles = async () => {
  await build({ root, logLevel: 'warn', build: { outDir: client } })
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/entries/entry-server.tsx',
      outDir: server,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
}

/** Both templates move to where no browser reaches them: their place is a page's. */
const keepTemplates = async () => {
  const fonts = await fontPreloads(join(client, 'assets'))
  for (const [built, kept] of Object.entries({ index: 'template', admin: 'office' })) {
    const html = await readFile(join(client, `${built}.html`), 'utf8')
    const withFonts = html.replace('<!--meta-->', `<!--meta-->\n    ${fonts}`)
    await writeFile(join(server, `${kept}.html`), withFonts)
  }
}

await buildBundles()
await checkEngines(join(client, 'assets'))
await keepTemplates()
await renderPages(server, client, origin)
await renderStandIns(server)

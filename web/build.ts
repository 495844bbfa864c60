import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { checkEngines } from './check-engines.ts'
import { withStylesInside } from './inline-styles.ts'
import { fontPreloads } from './preload-fonts.ts'
import { renderOffice, renderStandIns } from './render-pages.ts'

const root = import.meta.dirname
/** `node build.ts dist/trial` keeps the served build. */
const out = join(root, process.argv[2] ?? 'dist')
const [client, server] = [join(out, 'client'), join(out, 'server')]

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

/**
 * Templates must not be reachable: their paths belong to pages. They preload the fonts of the first
 * screen; a public page adds its Bengali ones when it is rendered.
 */
const keepTemplates = async () => {
  const read = async (built: string, ...fonts: string[]) => {
    const file = join(client, `${built}.html`)
    const html = await readFile(file, 'utf8')
    await rm(file)
    const preloads = await fontPreloads(join(client, 'assets'), [
      'hind-siliguri-latin-400',
      ...fonts,
    ])
    return html.replace('<!--meta-->', `<!--meta-->\n    ${preloads}`)
  }
  await writeFile(
    join(server, 'template.html'),
    await withStylesInside(await read('index'), client),
  )
  await writeFile(join(server, 'office.html'), await read('admin', 'baloo-da-2-bengali-800'))
}

await buildBundles()
await checkEngines(client)
await keepTemplates()
await renderOffice(server, client)
await renderStandIns(server)

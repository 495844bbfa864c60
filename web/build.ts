import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { checkEngines } from './check-engines.ts'
import { parseStyles } from './parse-styles.ts'
import { renderOffice, renderStandIns } from './render-pages.ts'

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/

/** Hidden until the end of an endless list, which is never reached without scripts. */
const withoutScripts = '<noscript><style>footer{display:block!important}</style></noscript>'

/** Leaves a place for a page's own styles where a built page names its sheet: a link would cost a round trip before the first paint. */
const takeSheet = async (html: string, folder: string) => {
  const [tag, file = ''] = link.exec(html) ?? []
  if (!tag) throw new Error('The built page names no style sheet.')
  const css = await readFile(join(folder, file), 'utf8')
  // The CSS is our own, but must not end the element.
  if (/<\/style/i.test(css)) throw new Error(`${file} cannot stand in a page.`)
  await rm(join(folder, file))
  return {
    html: html
      .replace(tag, '<style><!--styles--></style>')
      .replace('</head>', `  ${withoutScripts}\n  </head>`),
    sheet: parseStyles(css),
  }
}

/** Preload tags of fonts, with the hashed names found in `folder`. */
const fontPreloads = async (folder: string, fonts: readonly string[]) => {
  const files = await readdir(folder)
  const tags = fonts.map((font) => {
    const file = files.find((name) => name.startsWith(`${font}-`))
    if (!file) throw new Error(`The build holds no font file ${font}.`)
    return `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`
  })
  return tags.join('\n    ')
}

const root = import.meta.dirname
/** `node build.ts dist/trial` keeps the served build. */
const out = join(root, process.argv[2] ?? 'dist')
const [client, server] = [join(out, 'client'), join(out, 'server')]

const buildBundles = async () => {
  await build({ root, logLevel: 'warn', build: { outDir: client } })
  await build({
    root,
    mode: 'office',
    logLevel: 'warn',
    build: { outDir: client, emptyOutDir: false },
  })
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/entries/entry-server.tsx',
      emitAssets: true,
      outDir: server,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
}

/** What only the server's code names, such as the sprite of drawings, is sent to browsers all the same. */
const moveServerAssets = async () => {
  const [from, to] = [join(server, 'assets'), join(client, 'assets')]
  const there = new Set(await readdir(to))
  for (const name of await readdir(from)) {
    if (name.endsWith('.js')) continue
    if (!there.has(name) && name.endsWith('.svg')) await rename(join(from, name), join(to, name))
    else await rm(join(from, name))
  }
}

/**
 * Templates must not be reachable: their paths belong to pages. They preload the fonts of the first
 * screen; a public page adds its Bengali ones when it is rendered. In the head a preloaded font holds
 * the first paint back until it has come, in the body it does not.
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
    return html.replace('<body>', `<body>\n    ${preloads}`)
  }
  const template = await takeSheet(await read('index'), client)
  await writeFile(join(server, 'template.json'), JSON.stringify(template))
  await writeFile(join(server, 'office.html'), await read('admin', 'baloo-da-2-bengali-800'))
}

await buildBundles()
await moveServerAssets()
await checkEngines(client)
await keepTemplates()
await renderOffice(server, client)
await renderStandIns(server)

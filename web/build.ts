import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pages } from '@bong-bari/edge'
import { site } from '@bong-bari/site'
import { build } from 'vite'
import { fontPreloads } from './preload-fonts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
/** Where the build goes; `node build.ts dist/trial` leaves the served one alone. */
const out = `${root}${process.argv[2] ?? 'dist'}`
const client = (file: string) => `${out}/client/${file}`

const buildBundles = async () => {
  await build({ root, logLevel: 'warn', build: { outDir: `${out}/client` } })
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/entries/entry-server.tsx',
      outDir: `${out}/server`,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
}

type Render = typeof import('./src/entries/entry-server.tsx').render

/** Pages of the admin share one file without content: nothing of them shows before login. */
const isShell = (path: string) => path === '/admin' || path.startsWith('/admin/')

type Parts = { app: string; meta: string; known: string }

const fill = (template: string, { app, meta, known }: Parts) =>
  template
    .replace('<!--meta-->', () => meta)
    .replace('<!--app-->', () => app)
    .replace('<!--known-->', () => known)

const shellMeta = '<title>Admin</title>\n    <meta name="robots" content="noindex" />'

const origin = process.env.SITE_URL ?? site.origin

const write = async (file: string, html: string) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

const prerender = async (render: Render) => {
  const fonts = await fontPreloads(client('assets'))
  const templateOf = async (file: string) =>
    (await readFile(client(file), 'utf8')).replace('<!--meta-->', `<!--meta-->\n    ${fonts}`)
  const template = await templateOf('index.html')
  const adminTemplate = await templateOf('admin.html')
  for (const [path, file] of Object.entries(pages)) {
    const isAdmin = isShell(path) || path === '/login'
    const parts = isShell(path)
      ? { app: '', meta: shellMeta, known: '' }
      : await render({ path, origin })
    await write(client(file.slice(1)), fill(isAdmin ? adminTemplate : template, parts))
  }
  // What the function `pages` answers: posts, which it renders into the template, and stand-ins.
  await write(`${out}/server/template.html`, template)
  const standIns = { 'not-found': false, unavailable: true }
  for (const [name, failed] of Object.entries(standIns))
    await write(
      `${out}/server/${name}.html`,
      // A path that no page has.
      fill(template, await render({ path: `/${name}`, origin, failed })),
    )
}

await buildBundles()
const server: { render: Render } = await import(pathToFileURL(`${out}/server/entry-server.js`).href)
await prerender(server.render)

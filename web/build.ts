import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pages } from '@bong-bari/edge'
import { build } from 'vite'
import { fontPreloads } from './preload-fonts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
/** Where the build goes; `node build.ts dist/trial` leaves the served one alone. */
const out = `${root}${process.argv[2] ?? 'dist'}`
const client = (file: string) => `${out}/client/${file}`

/** A path that no page has: what is rendered for it is the 404 page. */
const unknownPath = '/404'

const buildBundles = async () => {
  await build({ root, logLevel: 'warn', build: { outDir: `${out}/client` } })
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: `${out}/server`,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
}

type Render = typeof import('./src/entry-server.tsx').render

/** Pages of the admin share one file without content: nothing of them shows before login. */
const isShell = (path: string) => path === '/admin' || path.startsWith('/admin/')

type Parts = { app: string; meta: string; known: string }

const fill = (template: string, { app, meta, known }: Parts) =>
  template
    .replace('<!--meta-->', () => meta)
    .replace('<!--app-->', () => app)
    .replace('<!--known-->', () => known)

const shellMeta = '<title>Admin</title>\n    <meta name="robots" content="noindex" />'

const prerender = async (render: Render) => {
  const fonts = await fontPreloads(client('assets'))
  const template = await readFile(client('index.html'), 'utf8')
  const adminTemplate = await readFile(client('admin.html'), 'utf8')
  const paths = [...Object.entries(pages), [unknownPath, '/404.html'] as const]
  for (const [path, file] of paths) {
    const { app, meta, known } = isShell(path)
      ? { app: '', meta: shellMeta, known: '' }
      : await render({ path, origin: process.env.SITE_URL })
    const parts = { app, known, meta: `${meta}\n    ${fonts}` }
    const isAdmin = isShell(path) || path === '/login'
    await mkdir(dirname(client(file.slice(1))), { recursive: true })
    await writeFile(client(file.slice(1)), fill(isAdmin ? adminTemplate : template, parts))
  }
}

await buildBundles()
const server: { render: Render } = await import(pathToFileURL(`${out}/server/entry-server.js`).href)
await prerender(server.render)

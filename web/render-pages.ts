import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pages } from '@bong-bari/edge'
import { originOf } from '@bong-bari/site'

type Render = typeof import('./src/entries/entry-server.tsx').render
type Parts = { app: string; meta: string; known: string }

/** Pages of the admin share one file without content: nothing of them shows before login. */
const isShell = (path: string) => path === '/admin' || path.startsWith('/admin/')
const shell = {
  app: '',
  meta: '<title>Admin</title>\n    <meta name="robots" content="noindex" />',
  known: '',
}

const fill = (template: string, { app, meta, known }: Parts) =>
  template
    .replace('<!--meta-->', () => meta)
    .replace('<!--app-->', () => app)
    .replace('<!--known-->', () => known)

const write = async (file: string, html: string) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

/** What the build for the server left in `server`: the renderer, and the templates without a page. */
const openServer = async (server: string) => {
  const { render }: { render: Render } = await import(
    pathToFileURL(join(server, 'entry-server.js')).href
  )
  const read = (name: string) => readFile(join(server, name), 'utf8')
  return { render, template: await read('template.html'), office: await read('office.html') }
}

/** Renders every known page with the site's `origin` into the folder `out`. */
export const renderPages = async (server: string, out: string, origin: string) => {
  const { render, template, office } = await openServer(server)
  for (const [path, file] of Object.entries(pages)) {
    const isOffice = isShell(path) || path === '/login'
    const parts = isShell(path) ? shell : await render({ path, origin })
    await write(join(out, file), fill(isOffice ? office : template, parts))
  }
}

/** Renders what the function `pages` answers in place of a page, which names no address of the site. */
export const renderStandIns = async (server: string) => {
  const { render, template } = await openServer(server)
  const origin = originOf()
  for (const [name, failed] of Object.entries({ 'not-found': false, unavailable: true }))
    await write(
      join(server, `${name}.html`),
      // A path that no page has.
      fill(template, await render({ path: `/${name}`, origin, failed })),
    )
}

if (import.meta.main) {
  const [server = '', out = ''] = process.argv.slice(2)
  await renderPages(server, out, originOf({ siteUrl: process.env.SITE_URL }))
}

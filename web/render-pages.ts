import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { officePages } from '@bong-bari/edge'
import { originOf } from '@bong-bari/site'

type Render = typeof import('./src/entries/entry-server.tsx').render
type Parts = { app: string; meta: string; known: string }

/** Pages of the admin share one file without content: nothing of them shows before login. */
const shell = {
  app: '',
  meta: '<title>Admin</title>\n    <meta name="robots" content="noindex" />',
  known: '',
}

/** What is rendered here names no address that a visitor or a search engine goes by. */
const origin = originOf()

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

/** What shows something to whoever is not logged in. */
const open = ['/login', '/preview']

/** Renders login, previews and dashboard into the folder `out`. Public pages are rendered with what the table holds. */
export const renderOffice = async (server: string, out: string) => {
  const { render, office } = await openServer(server)
  for (const [path, file] of Object.entries(officePages)) {
    const parts = open.includes(path) ? await render({ path, origin }) : shell
    await write(join(out, file), fill(office, parts))
  }
}

/** Renders what the function `pages` answers in place of a page. */
export const renderStandIns = async (server: string) => {
  const { render, template } = await openServer(server)
  for (const [name, failed] of Object.entries({ 'not-found': false, unavailable: true }))
    await write(
      join(server, `${name}.html`),
      // A path that no page has.
      fill(template, await render({ path: `/${name}`, origin, failed })),
    )
}

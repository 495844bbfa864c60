import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { officePages } from '@bong-bari/edge'
import { site } from '@bong-bari/site'

type Render = typeof import('./src/entries/entry-server.tsx').render
type Parts = { app: string; meta: string }

/** Admin pages share one empty file: nothing shows before login. */
const shell = {
  app: '',
  meta: '<title>Admin</title>\n    <meta name="robots" content="noindex" />',
}

const fill = (template: string, { app, meta }: Parts) =>
  template.replace('<!--meta-->', () => meta).replace('<!--app-->', () => app)

const write = async (file: string, html: string) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

/** The server build: renderer and templates. */
const openServer = async (server: string) => {
  const { render }: { render: Render } = await import(
    pathToFileURL(join(server, 'entry-server.js')).href
  )
  const read = (name: string) => readFile(join(server, name), 'utf8')
  return { render, template: await read('template.html'), office: await read('office.html') }
}

/** Pages that show something before login. None of them contains a canonical address. */
const open = ['/login', '/preview']

/** Renders login, previews and dashboard into `out`. Public pages are rendered from the table. */
export const renderOffice = async (server: string, out: string) => {
  const { render, office } = await openServer(server)
  for (const [path, file] of Object.entries(officePages)) {
    const parts = open.includes(path) ? await render({ path, origin: site.origin }) : shell
    await write(join(out, file), fill(office, parts))
  }
}

/** Fallback pages for the function `pages`. */
export const renderStandIns = async (server: string) => {
  const { render, template } = await openServer(server)
  for (const [name, failed] of Object.entries({ 'not-found': false, unavailable: true }))
    await write(
      join(server, `${name}.html`),
      // A path without a page.
      fill(template, await render({ path: `/${name}`, origin: site.origin, failed })),
    )
}

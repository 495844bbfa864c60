import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { officePages } from '@bong-bari/edge'
import { site } from '@bong-bari/site'

type Server = typeof import('./src/entries/entry-server.tsx')

/** Admin pages share one empty file: nothing shows before login. */
const shell = {
  app: '',
  meta: '<title>Admin</title>\n    <meta name="robots" content="noindex" />',
}

const write = async (file: string, html: string) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

const importServer = (server: string): Promise<Server> =>
  import(pathToFileURL(join(server, 'entry-server.js')).href)

/** Pages that show something before login. None of them contains a canonical address. */
const open = ['/login', '/preview']

/** Renders login, previews and dashboard into `out`. Public pages are rendered from the table. */
export const renderOffice = async (server: string, out: string) => {
  const { render, fillTemplate } = await importServer(server)
  const office = { html: await readFile(join(server, 'office.html'), 'utf8'), sheet: [] }
  for (const [path, file] of Object.entries(officePages)) {
    const parts = open.includes(path) ? await render({ path, origin: site.origin }) : shell
    await write(join(out, file), fillTemplate(office, parts))
  }
}

/** Fallback pages for the function `pages`. */
export const renderStandIns = async (server: string) => {
  const { render, fillTemplate } = await importServer(server)
  const template = JSON.parse(await readFile(join(server, 'template.json'), 'utf8'))
  for (const [name, failed] of Object.entries({ 'not-found': false, unavailable: true }))
    await write(
      join(server, `${name}.html`),
      // A path without a page.
      fillTemplate(template, await render({ path: `/${name}`, origin: site.origin, failed })),
    )
}

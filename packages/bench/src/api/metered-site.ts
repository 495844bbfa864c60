import { api, createClient } from '@bong-bari/contract'
import { startMeteredTable } from '../table/metered-table.ts'
import { startServer } from './server.ts'

const password = 'jhal muri with extra lebu'

/** Logs the admin in; answers the header that says so. */
const logIn = async (url: string) => {
  const call = createClient({ baseUrl: url })
  const session = await call(api.auth.login, { body: { username: 'admin', password } })
  return { ...session, headers: { authorization: `Bearer ${session.sessionId}` } }
}

/** The built site over the table at `endpoint`, with an admin logged in. */
export const startSite = async (endpoint: string, settings: Record<string, string> = {}) => {
  const site = await startServer('site-process.ts', {
    ADMIN_PASSWORD: password,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    ...settings,
  })
  return { ...site, session: await logIn(site.url) }
}

/** The built site over an empty table that tells what is read of it. */
export const startMeteredSite = async (settings?: Record<string, string>) => {
  const table = await startMeteredTable()
  const site = await startSite(table.endpoint, settings)
  return {
    ...site,
    table,
    /** Asks as an admin. */
    get: async (path: string) => {
      const answer = await fetch(new URL(path, site.url), { headers: site.session.headers })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
      return text
    },
    stop: async () => {
      await site.stop()
      await table.stop()
    },
  }
}
export type MeteredSite = Awaited<ReturnType<typeof startMeteredSite>>

/** Runs with a site of its own that stops afterwards. */
export const withMeteredSite = async <T>(
  run: (site: MeteredSite) => Promise<T>,
  settings?: Record<string, string>,
): Promise<T> => {
  const site = await startMeteredSite(settings)
  try {
    return await run(site)
  } finally {
    await site.stop()
  }
}

/** What a call of a path reads, and how many entries it answers. */
type PageCost = { units: number; entries: number }

export const costOfPage = async (
  { get, table }: Pick<MeteredSite, 'get' | 'table'>,
  path: string,
): Promise<PageCost> => {
  table.taken()
  const entries = [JSON.parse(await get(path))].flat().length
  return { units: table.taken().units, entries }
}

/** How many times as much the same page costs in a larger table. */
export const timesAsMuch = (path: string, before: PageCost, after: PageCost) => {
  if (before.entries !== after.entries || before.entries === 0)
    throw new Error(`${path} answered ${before.entries} entries, then ${after.entries}.`)
  return after.units / before.units
}

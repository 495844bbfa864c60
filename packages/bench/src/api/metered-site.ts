import { api, createClient } from '@bong-bari/contract'
import { startMeteredTable } from '../table/metered-table.ts'
import { startServer } from './server.ts'

const password = 'jhal muri with extra lebu'

/** Logs the admin in; returns the authorization header. */
const logIn = async (url: string) => {
  const call = createClient({ baseUrl: url })
  const session = await call(api.auth.login, { body: { username: 'admin', password } })
  return { ...session, headers: { authorization: `Bearer ${session.sessionId}` } }
}

/** The built site over the table at `endpoint`, logged in. */
const startSite = async (endpoint: string, settings: Record<string, string> = {}) => {
  const site = await startServer('site-process.ts', {
    ADMIN_PASSWORD: password,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    ...settings,
  })
  return { ...site, session: await logIn(site.url) }
}

/** The built site over an empty metered table. */
const startMeteredSite = async (settings?: Record<string, string>) => {
  const table = await startMeteredTable()
  const site = await startSite(table.endpoint, settings)
  return {
    ...site,
    table,
    stop: async () => {
      await site.stop()
      await table.stop()
    },
  }
}
export type MeteredSite = Awaited<ReturnType<typeof startMeteredSite>>

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

import { randomUUID } from 'node:crypto'
import { type CallerSession, createClient } from '@bong-bari/contract'
import { type InvokerOptions, invoker, startTable } from '@bong-bari/local'

export const password = 'jhal muri with extra lebu'

/** The API over an embedded table, called in-process as through API Gateway and the CDN. */
export const startApi = async () => {
  const table = await startTable()
  Object.assign(process.env, table.env, { ORIGIN_SECRET: randomUUID() })
  // Imported only now: the handlers' SDK client reads the environment when it is made.
  const handlers = {
    auth: (await import('../src/auth/handler.ts')).handler,
    collaboration: (await import('../src/collaboration/handler.ts')).handler,
    fallback: (await import('../src/fallback/handler.ts')).handler,
  }
  const { createUser } = await import('../src/auth/create-user.ts')
  const clock = { now: Date.now() }

  const fetcher = (options: InvokerOptions = {}) =>
    invoker(handlers, { now: () => clock.now, ...options })

  const client = (session: CallerSession = {}, options: InvokerOptions = {}) =>
    createClient({ baseUrl: 'http://site.test', fetch: fetcher(options), session: () => session })

  /** A new admin, logged in from an address of its own. */
  const newAdmin = async () => {
    const username = `ma-${randomUUID().slice(0, 8)}`
    await createUser({ username, password }, new Date(clock.now))
    const { api } = await import('@bong-bari/contract')
    const address = `10.1.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`
    const session = await client({}, { address })(api.auth.login, { body: { username, password } })
    return { username, session, call: client(session) }
  }

  return { clock, fetcher, client, newAdmin, stop: table.stop }
}

/** What a call was refused with. */
export const refusalOf = async (call: Promise<unknown>) => {
  const { CallError } = await import('@bong-bari/contract')
  const error = await call.then(
    () => {
      throw new Error('The call was not refused')
    },
    (refused: unknown) => refused,
  )
  if (!(error instanceof CallError)) throw error
  return { status: error.status, ...error.refusal }
}

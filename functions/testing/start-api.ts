import { randomUUID } from 'node:crypto'
import { type CallerSession, createClient, groupNames } from '@bong-bari/contract'
import {
  type FunctionHandler,
  type InvokerOptions,
  invoker,
  startBucket,
  startTable,
} from '@bong-bari/local'

export const password = 'jhal muri with extra lebu'

/**
 * The API over an embedded table and bucket, called in-process as through API Gateway and the CDN.
 * `pages` answers only when it is asked for: it carries the built web.
 */
export const startApi = async ({ pages = false } = {}) => {
  const [table, bucket] = await Promise.all([startTable(), startBucket()])
  Object.assign(process.env, table.env, bucket.env, { ORIGIN_SECRET: randomUUID() })
  // Imported only now: the handlers' SDK client reads the environment when it is made.
  const names = ['fallback', ...groupNames, ...(pages ? ['pages'] : [])]
  const handlers: Record<string, FunctionHandler> = {}
  for (const name of names) handlers[name] = (await import(`../src/${name}/handler.ts`)).handler
  const { createUser } = await import('../src/auth/create-user.ts')
  const clock = { now: Date.now() }

  const fetcher = (options: InvokerOptions = {}) =>
    invoker(handlers, { now: () => clock.now, ...options })

  const client = (session: CallerSession = {}, options: InvokerOptions = {}) =>
    createClient({ baseUrl: 'http://site.test', fetch: fetcher(options), session: () => session })

  let visitors = 0
  /** A visitor whom nobody has counted yet. */
  const visitor = () => {
    visitors++
    return client({}, { address: `10.2.${visitors >> 8}.${visitors & 255}` })
  }

  /** A new admin, logged in from an address of its own. */
  const newAdmin = async () => {
    const username = `ma-${randomUUID().slice(0, 8)}`
    await createUser({ username, password }, new Date(clock.now))
    const { api } = await import('@bong-bari/contract')
    const session = await visitor()(api.auth.login, { body: { username, password } })
    return { username, session, call: client(session) }
  }

  const stop = () => Promise.all([table.stop(), bucket.stop()])

  return { clock, fetcher, client, visitor, newAdmin, bucket, stop }
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

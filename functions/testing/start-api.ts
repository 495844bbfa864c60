import { randomUUID } from 'node:crypto'
import { apiFunctionNames, type CallerSession, createClient } from '@bong-bari/contract'
import {
  type FunctionHandler,
  type InvokerOptions,
  invoker,
  plannedFaults,
  startBucket,
  startFaultProxy,
  startTable,
} from '@bong-bari/local'
import { dayInKolkata, momentOfClock } from '@bong-bari/site'
import { afterAll, afterEach, expect } from 'vitest'
import { startReactions } from './start-reactions.ts'

export const password = 'jhal muri with extra lebu'

/** Table and bucket behind proxies, by which what is planned goes wrong on the wire. */
const startFaults = async (table: { endpoint: string }, bucket: { endpoint: string }) => {
  const [ofTable, ofBucket] = [plannedFaults(), plannedFaults()]
  const [tableProxy, bucketProxy] = await Promise.all([
    startFaultProxy({ target: table.endpoint, service: 'dynamodb', decide: ofTable.decide }),
    startFaultProxy({ target: bucket.endpoint, service: 's3', decide: ofBucket.decide }),
  ])
  const env = {
    AWS_ENDPOINT_URL_DYNAMODB: tableProxy.endpoint,
    AWS_ENDPOINT_URL_S3: bucketProxy.endpoint,
  }
  const stop = () => Promise.all([tableProxy.stop(), bucketProxy.stop()])
  return { ofTable, ofBucket, env, stop }
}

/** Noon in Kolkata: a test that lets minutes pass meets no midnight, of Kolkata or of UTC, whenever it is run. */
const noonOfToday = () => momentOfClock(`${dayInKolkata(Date.now())}T12:00`).getTime()

/**
 * The API over an embedded table and bucket, called in-process as through API Gateway and the CDN.
 * `pages` answers only when it is asked for: it carries the built web. `faults` stand between only
 * when asked for. With `follows` all that follows from a write has followed when it is answered. Started at the top of a file
 * of tests it ends after them.
 */
export const startApi = async ({ pages = false, withFaults = false, follows = false } = {}) => {
  const [table, bucket] = await Promise.all([startTable(), startBucket()])
  const faults = withFaults ? await startFaults(table, bucket) : undefined
  Object.assign(process.env, table.env, bucket.env, faults?.env, { ORIGIN_SECRET: randomUUID() })
  // Imported only when one is called, as Lambda does: most tests call few, and all have the environment of now.
  const names = [...apiFunctionNames, ...(pages ? ['pages'] : [])]
  const late =
    (name: string): FunctionHandler =>
    async (...given) =>
      (await import(`../src/${name}/handler.ts`)).handler(...given)
  const handlers = Object.fromEntries(names.map((name) => [name, late(name)]))
  const { hashPassword } = await import('../src/auth/password.ts')
  const { createUser } = await import('@bong-bari/table')
  const clock = { now: noonOfToday() }

  const fetcher = (options: InvokerOptions = {}): typeof fetch => {
    const call = invoker(handlers, { now: () => clock.now, ...options })
    if (!follows) return call
    return async (address, init) => {
      await listening()
      const answer = await call(address, init)
      if ((init?.method ?? 'GET') !== 'GET') await react()
      return answer
    }
  }

  const client = (session: CallerSession = {}, options: InvokerOptions = {}) =>
    createClient({ baseUrl: 'http://site.test', fetch: fetcher(options), session: () => session })

  let visitors = 0
  /** A visitor whom nobody has counted yet. */
  const visitor = () => {
    visitors++
    return client({}, { address: `10.2.${visitors >> 8}.${visitors & 255}` })
  }

  let hash: Promise<string> | undefined
  /** A new admin, logged in from an address of its own; all have one hash, which is slow to make. */
  const newAdmin = async () => {
    const username = `ma-${randomUUID().slice(0, 8)}`
    const user = { id: randomUUID(), username }
    hash ??= hashPassword(password)
    const made = await hash
    await createUser(user, async () => made, new Date(clock.now))
    const { api } = await import('@bong-bari/contract')
    const session = await visitor()(api.auth.login, { body: { username, password } })
    return { username, session, call: client(session) }
  }

  let reactions: ReturnType<typeof startReactions> | undefined
  const listening = () => {
    reactions ??= startReactions(table, bucket)
    return reactions
  }
  /** Plays what has changed to `reactions`, and what that leaves for later, until nothing follows any more. */
  const react = async () => {
    await (await listening()).react(clock.now)
  }

  const stop = async () => {
    ;(await reactions)?.stop()
    await faults?.stop()
    await Promise.all([table.stop(), bucket.stop()])
  }
  afterAll(stop)

  return { clock, fetcher, client, visitor, newAdmin, react, table, bucket, faults, stop }
}

/** The API with faults before its table, of which none is left when a test ends. */
export const startFaultyApi = async () => {
  const { faults: all, ...site } = await startApi({ withFaults: true })
  if (!all) throw new Error('No faults stand before the table.')
  const faults = all.ofTable
  afterEach(() => {
    expect(faults.pending()).toBe(0)
    faults.clear()
  })
  return { ...site, faults, bucketFaults: all.ofBucket }
}

/** Whether a call is answered. */
export const succeeds = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  )

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

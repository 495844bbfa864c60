import { randomUUID } from 'node:crypto'
import { api, type CallerSession, createClient } from '@bong-bari/contract'
import { inject, test } from 'vitest'
import type {} from './start-site.ts'

const { baseUrl, originSecret, username, password } = inject('site')

/** A word that nothing else on the site has: what journeys leave behind can be told by it. */
export const token = () => `journey-${randomUUID().slice(0, 8)}`

/** Calls a path of the site. A GET gets past CloudFront's copies, which a journey must not wait for. */
export const call = (target: string, init: RequestInit = {}) => {
  const url = new URL(target.startsWith('/') ? baseUrl + target : target)
  if ((init.method ?? 'GET') === 'GET') url.searchParams.set('fresh', randomUUID())
  const headers = new Headers(init.headers)
  if (originSecret) headers.set('x-origin-secret', originSecret)
  return fetch(url, { ...init, headers })
}

const fetcher: typeof fetch = (input, init) =>
  call(input instanceof Request ? input.url : String(input), init)

const clientOf = (session: CallerSession) =>
  createClient({ baseUrl, fetch: fetcher, session: () => session })

/** Calls routes as a visitor. */
export const visitor = clientOf({})

/** Logs in; `end` logs out. */
export const logIn = async () => {
  const session = await visitor(api.auth.login, { body: { username, password } })
  const admin = clientOf(session)
  return { session, admin, username, end: () => admin(api.auth.logout) }
}

/** Whether the site that is checked gives an admin. */
export const hasAdmin = Boolean(username && password)

/** A test that needs one. */
export const adminTest = test.skipIf(!hasAdmin)

import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { api, isPublicList, refusals, routes } from '@bong-bari/contract'
import {
  contentSecurityPolicy,
  documents,
  listedPages,
  publishedFile,
  unlistedPages,
} from '@bong-bari/edge'

type SiteResponse = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * Requests an address, optionally from another host (`through`, perhaps with port) while TLS and Host keep its name. Rejects after 30
 * seconds.
 */
const requestPage = (address: URL, through?: string) =>
  new Promise<SiteResponse>((resolve, reject) => {
    const target = through ? new URL(`${address.protocol}//${through}`) : address
    const { request } = address.protocol === 'https:' ? https : http
    const sent = request(target, {
      path: `${address.pathname}${address.search}`,
      headers: { host: address.host },
      signal: AbortSignal.timeout(30_000),
      agent: false,
      ...(through && { servername: address.hostname }),
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers } = response
      text(response).then((body) => resolve({ status, headers, body }), reject)
    })
    sent.end()
  })

export type Pause = (milliseconds: number) => Promise<unknown>

type Check = { what: string; path: string; is: (answer: SiteResponse) => boolean }

const isWell = ({ status }: SiteResponse) => status >= 200 && status < 300
const isJson = ({ headers }: SiteResponse) =>
  (headers['content-type'] ?? '').startsWith('application/json')

const styleSourcesOf = (policy: string | string[] = '') =>
  String(policy)
    .split('; ')
    .find((part) => part.startsWith('style-src '))

/** Compares the style policy too, because only public pages may have inline style sheets. */
const createPageCheck = (path: string, isPublic: boolean): Check => ({
  what: `the page ${path}`,
  path,
  is: (answer) =>
    isWell(answer) &&
    styleSourcesOf(answer.headers['content-security-policy']) ===
      styleSourcesOf(contentSecurityPolicy(undefined, isPublic)),
})

const checks: Check[] = [
  ...listedPages.map((path) => createPageCheck(path, true)),
  ...unlistedPages.map((path) => createPageCheck(path, false)),
  ...documents.map((path) => ({ what: path, path, is: isWell })),
  ...['/no-such-page', publishedFile('/about')].map((path) => ({
    what: `the unknown page ${path}`,
    path,
    is: (answer: SiteResponse) => answer.status === 404 && !isJson(answer),
  })),
  ...routes
    .filter(({ route }) => isPublicList(route))
    .map(({ key, route }) => ({
      what: key,
      path: route.path,
      is: (answer: SiteResponse) => isWell(answer) && isJson(answer),
    })),
  {
    what: 'an unknown route',
    path: '/api/no-such-route',
    is: (answer) => answer.status === refusals['route-not-found'].status && isJson(answer),
  },
  {
    what: 'the list of leads, without a session',
    path: api.leads.list.path,
    is: (answer) => answer.status === refusals['session-required'].status,
  },
]

/** Checks that the API refuses direct calls. */
const createDirectApiCheck = (address: string): Check => ({
  what: "the API's own address",
  path: new URL(api.videos.latest.path, address).href,
  is: ({ status }) => status === refusals['not-through-cdn'].status,
})

/** Checks that canonical links name the deployed origin. */
const createCanonicalCheck = (origin: string): Check => ({
  what: `a canonical link that begins with ${origin}`,
  path: '/about',
  is: ({ body }) => body.includes(`<link rel="canonical" href="${origin}/`),
})

export type SmokeTarget = {
  site: string
  /** The distribution's host name, used while the site's own name does not resolve to it. */
  through?: string | undefined
  /** Start of canonical links, if known. */
  origin?: string | undefined
  /** The API's direct address, which must refuse. */
  apiAddress?: string | undefined
}

/** No function was free; a moment later one may be. */
const isThrottled = (status: number) => status === 429 || status === 503
const retryDelayMs = 2_000

const throttledHint =
  'more at once than the account runs: 10 functions where it is new (Service Quotas, Lambda, "Concurrent executions")'

/** Returns what is wrong with one response; undefined when nothing is. */
const runCheck = async ({ site, through }: SmokeTarget, { path, is }: Check, pause: Pause) => {
  const address = new URL(path, site)
  const isOfSite = address.host === new URL(site).host
  const requestNow = () => requestPage(address, isOfSite ? through : undefined)
  try {
    let answer = await requestNow()
    if (isThrottled(answer.status)) {
      await pause(retryDelayMs)
      answer = await requestNow()
    }
    if (is(answer)) return undefined
    return `answered ${answer.status}${isThrottled(answer.status) ? `, twice; ${throttledHint}` : ''}`
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer'
  }
}

/** A new account runs 10 functions at once, and the checks must leave some to visitors. */
const maxConcurrentRequests = 3

/** Checks a deployed site as a visitor sees it. One sentence for each thing that is not well. */
export const smokeTest = async (
  target: SmokeTarget,
  pause: Pause = setTimeout,
): Promise<string[]> => {
  const { site, origin, apiAddress } = target
  const all = [
    ...checks,
    ...(origin ? [createCanonicalCheck(origin)] : []),
    ...(apiAddress ? [createDirectApiCheck(apiAddress)] : []),
  ]
  const failures: { what: string; why: string }[] = []
  const remaining = all.values()
  const runChecks = async () => {
    for (const check of remaining) {
      const why = await runCheck(target, check, pause)
      if (why) failures.push({ what: check.what, why })
    }
  }
  await Promise.all(Array.from({ length: maxConcurrentRequests }, runChecks))
  const [why, ...others] = new Set(failures.map((one) => one.why))
  if (failures.length >= checks.length && !others.length)
    return [`${site} cannot be reached: ${why}`]
  return failures.map(({ what, why }) => `${what}: ${why}`)
}

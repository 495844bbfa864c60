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

type Answered = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * Requests an address, optionally from another host (`through`, perhaps with port) while TLS and Host keep its name. Rejects after 30
 * seconds.
 */
const requestPage = (address: URL, through?: string) =>
  new Promise<Answered>((resolve, reject) => {
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

type Look = { what: string; path: string; is: (answer: Answered) => boolean }

const isWell = ({ status }: Answered) => status >= 200 && status < 300
const isJson = ({ headers }: Answered) =>
  (headers['content-type'] ?? '').startsWith('application/json')

/** A policy's style-src. */
const stylesOf = (policy: string | string[] = '') =>
  String(policy)
    .split('; ')
    .find((part) => part.startsWith('style-src '))

/** Only public pages may have inline style sheets. */
const page = (path: string, isPublic: boolean): Look => ({
  what: `the page ${path}`,
  path,
  is: (answer) =>
    isWell(answer) &&
    stylesOf(answer.headers['content-security-policy']) ===
      stylesOf(contentSecurityPolicy(undefined, isPublic)),
})

const looks: Look[] = [
  ...listedPages.map((path) => page(path, true)),
  ...unlistedPages.map((path) => page(path, false)),
  ...documents.map((path) => ({ what: path, path, is: isWell })),
  ...['/no-such-page', publishedFile('/about')].map((path) => ({
    what: `the unknown page ${path}`,
    path,
    is: (answer: Answered) => answer.status === 404 && !isJson(answer),
  })),
  ...routes
    .filter(({ route }) => isPublicList(route))
    .map(({ key, route }) => ({
      what: key,
      path: route.path,
      is: (answer: Answered) => isWell(answer) && isJson(answer),
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

/** Direct calls to the API must be refused. */
const sideDoor = (address: string): Look => ({
  what: "the API's own address",
  path: new URL(api.videos.latest.path, address).href,
  is: ({ status }) => status === refusals['not-through-cdn'].status,
})

/** Canonical links must name the deployed origin. */
const canonical = (origin: string): Look => ({
  what: `a canonical link that begins with ${origin}`,
  path: '/about',
  is: ({ body }) => body.includes(`<link rel="canonical" href="${origin}/`),
})

export type Asked = {
  site: string
  /** The distribution's name, while the site's does not lead there. */
  through?: string | undefined
  /** Start of canonical links, if known. */
  origin?: string | undefined
  /** The API's direct address, which must refuse. */
  apiAddress?: string | undefined
}

/** Where no function was free, a moment later one may be. */
const isTurnedAway = (status: number) => status === 429 || status === 503
const patienceMs = 2_000

const limit =
  'more at once than the account runs: 10 functions where it is new (Service Quotas, Lambda, "Concurrent executions")'

/** What is wrong with one answer; undefined when nothing is. */
const lookOnce = async ({ site, through }: Asked, { path, is }: Look, pause: Pause) => {
  const address = new URL(path, site)
  const isOfSite = address.host === new URL(site).host
  const askNow = () => requestPage(address, isOfSite ? through : undefined)
  try {
    let answer = await askNow()
    if (isTurnedAway(answer.status)) {
      await pause(patienceMs)
      answer = await askNow()
    }
    if (is(answer)) return undefined
    return `answered ${answer.status}${isTurnedAway(answer.status) ? `, twice; ${limit}` : ''}`
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer'
  }
}

/** The look itself must not use up what a new account runs. */
const atOnce = 3

/** Checks a deployed site as a visitor sees it. One sentence for each thing that is not well. */
export const smokeTest = async (asked: Asked, pause: Pause = setTimeout): Promise<string[]> => {
  const { site, origin, apiAddress } = asked
  const all = [
    ...looks,
    ...(origin ? [canonical(origin)] : []),
    ...(apiAddress ? [sideDoor(apiAddress)] : []),
  ]
  const found: { what: string; why: string }[] = []
  const left = all.values()
  const lookOn = async () => {
    for (const look of left) {
      const why = await lookOnce(asked, look, pause)
      if (why) found.push({ what: look.what, why })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lookOn))
  const [why, ...others] = new Set(found.map((one) => one.why))
  if (found.length >= looks.length && !others.length) return [`${site} cannot be reached: ${why}`]
  return found.map(({ what, why }) => `${what}: ${why}`)
}

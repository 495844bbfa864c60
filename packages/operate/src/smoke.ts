import { api, isPublicList, refusals, routes } from '@bong-bari/contract'
import {
  contentSecurityPolicy,
  documents,
  listedPages,
  publishedFile,
  unlistedPages,
} from '@bong-bari/edge'
import { type Answered, ask } from './ask.ts'

type Look = {
  what: string
  path: string
  is: (answer: Answered) => boolean
  /** The origin secret, to ask the API directly, past CloudFront's cache. */
  secret?: string
}

/** `passes`: may only be a cache that is still stale. */
export type Finding = { sentence: string; passes: boolean }

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

/** Functions must reach the table and an index. */
const inside = (address: string, secret: string): Look[] =>
  [api.videos.latest, api.posts.list].map(({ path }) => ({
    what: `${path} behind CloudFront`,
    path: new URL(path, address).href,
    is: (answer) => isWell(answer) && isJson(answer),
    secret,
  }))

export type Asked = {
  site: string
  /** The distribution's name, while the site's does not lead there. */
  through?: string | undefined
  /** Start of canonical links, if known. */
  origin?: string | undefined
  /** The API's direct address, which must refuse. */
  apiAddress?: string | undefined
  secret?: string | undefined
}

/** Undefined when fine. */
type Found = { what: string; answered?: number; failure?: string } | undefined

const lookOnce = async (
  { site, through }: Asked,
  { what, path, is, secret }: Look,
): Promise<Found> => {
  const address = new URL(path, site)
  const isOfSite = address.host === new URL(site).host
  try {
    const answer = await ask(address, {
      ...(isOfSite && { through }),
      ...(secret && { headers: { 'x-origin-secret': secret } }),
    })
    return is(answer) ? undefined : { what, answered: answer.status }
  } catch (error) {
    return { what, failure: error instanceof Error ? error.message : 'no answer' }
  }
}

/** CloudFront caches no failures and nothing for the team. */
const passes = (look: Look, { answered = 0 }: NonNullable<Found>) =>
  answered < 500 && new URL(look.path, 'http://x').host === 'x' && look.path !== api.leads.list.path

/** Checks a deployed site as a visitor; with the secret, inside too. */
export const smokeTest = async (asked: Asked): Promise<Finding[]> => {
  const { site, origin, apiAddress, secret } = asked
  const all = [
    ...looks,
    ...(origin ? [canonical(origin)] : []),
    ...(apiAddress ? [sideDoor(apiAddress)] : []),
    ...(apiAddress && secret ? inside(apiAddress, secret) : []),
  ]
  const found = await Promise.all(
    all.map(async (look) => {
      const one = await lookOnce(asked, look)
      return one ? [{ ...one, passes: passes(look, one) }] : []
    }),
  ).then((each) => each.flat())
  const [failure, ...others] = new Set(found.map((one) => one.failure))
  if (found.length >= looks.length && failure && !others.length)
    return [{ sentence: `${site} cannot be reached: ${failure}`, passes: true }]
  return found.map(({ what, failure: why, answered, passes }) => ({
    sentence: `${what}: ${why ?? `answered ${answered}`}`,
    passes,
  }))
}

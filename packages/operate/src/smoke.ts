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
  /** The origin's secret, with which the API's own address is asked, past what CloudFront keeps. */
  secret?: string
}

/** Something that is not as it should be. What `passes` may be so only because a cache still holds what was. */
export type Finding = { sentence: string; passes: boolean }

const isWell = ({ status }: Answered) => status >= 200 && status < 300
const isJson = ({ headers }: Answered) =>
  (headers['content-type'] ?? '').startsWith('application/json')

/** What a policy lets a style sheet be. */
const stylesOf = (policy: string | string[] = '') =>
  String(policy)
    .split('; ')
    .find((part) => part.startsWith('style-src '))

/** A page with its policy: a style sheet may stand in public ones, and in no other. */
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

/** Whether the API's own address, which goes round CloudFront, is shut. */
const sideDoor = (address: string): Look => ({
  what: "the API's own address",
  path: new URL(api.videos.latest.path, address).href,
  is: ({ status }) => status === refusals['not-through-cdn'].status,
})

/** Whether pages name the origin that was deployed. */
const canonical = (origin: string): Look => ({
  what: `a canonical link that begins with ${origin}`,
  path: '/about',
  is: ({ body }) => body.includes(`<link rel="canonical" href="${origin}/`),
})

/** Whether functions reach the table, and an index of it. */
const inside = (address: string, secret: string): Look[] =>
  [api.videos.latest, api.posts.list].map(({ path }) => ({
    what: `${path} behind CloudFront`,
    path: new URL(path, address).href,
    is: (answer) => isWell(answer) && isJson(answer),
    secret,
  }))

/** What is asked: a site, and how it is reached. */
export type Asked = {
  site: string
  /** The distribution's own name, to be asked while the site's name does not lead there. */
  through?: string | undefined
  /** What canonical links begin with, where that is known. */
  origin?: string | undefined
  /** The API's own address, which must be shut. */
  apiAddress?: string | undefined
  /** What opens it all the same. */
  secret?: string | undefined
}

/** What one look found: nothing, a wrong answer, or no answer at all. */
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

/** CloudFront keeps no failure, and nothing that is for the team. */
const passes = (look: Look, { answered = 0 }: NonNullable<Found>) =>
  answered < 500 && new URL(look.path, 'http://x').host === 'x' && look.path !== api.leads.list.path

/** Looks at a deployed site as a visitor would, and inside where its secret is known. */
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

import { api, isPublicList, refusals, routes } from '@bong-bari/contract'
import {
  contentSecurityPolicy,
  documents,
  listedPages,
  publishedFile,
  unlistedPages,
} from '@bong-bari/edge'
import { type Answered, ask } from './ask.ts'

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

/** What is wrong with one answer; undefined when nothing is. */
const lookOnce = async ({ site, through }: Asked, { path, is }: Look) => {
  const address = new URL(path, site)
  const isOfSite = address.host === new URL(site).host
  try {
    const answer = await ask(address, isOfSite ? through : undefined)
    return is(answer) ? undefined : `answered ${answer.status}`
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer'
  }
}

/** Checks a deployed site as a visitor sees it. One sentence for each thing that is not well. */
export const smokeTest = async (asked: Asked): Promise<string[]> => {
  const { site, origin, apiAddress } = asked
  const all = [
    ...looks,
    ...(origin ? [canonical(origin)] : []),
    ...(apiAddress ? [sideDoor(apiAddress)] : []),
  ]
  const found = await Promise.all(
    all.map(async (look) => {
      const why = await lookOnce(asked, look)
      return why ? [{ what: look.what, why }] : []
    }),
  ).then((each) => each.flat())
  const [why, ...others] = new Set(found.map((one) => one.why))
  if (found.length >= looks.length && !others.length) return [`${site} cannot be reached: ${why}`]
  return found.map(({ what, why }) => `${what}: ${why}`)
}

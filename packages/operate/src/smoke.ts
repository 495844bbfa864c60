import { api, refusals, routeKey } from '@bong-bari/contract'
import { pages } from '@bong-bari/edge'

type Look = { what: string; path: string; is: (answer: Response) => boolean | Promise<boolean> }

const json = (answer: Response) =>
  (answer.headers.get('content-type') ?? '').startsWith('application/json')

const looks: Look[] = [
  ...Object.keys(pages).map((path) => ({
    what: `the page ${path}`,
    path,
    is: (answer: Response) => answer.ok && answer.headers.has('content-security-policy'),
  })),
  {
    what: 'an unknown page',
    path: '/no-such-page',
    is: (answer) => answer.status === 404 && !json(answer),
  },
  ...[api.videos.latest, api.posts.list, api.sections.publicList, api.settings.publicList].map(
    (route) => ({
      what: routeKey(route),
      path: route.path,
      is: (answer: Response) => answer.ok && json(answer),
    }),
  ),
  {
    what: 'an unknown route',
    path: '/api/no-such-route',
    is: (answer) => answer.status === refusals['route-not-found'].status && json(answer),
  },
  {
    what: 'the list of leads, without a session',
    path: api.leads.list.path,
    is: (answer) => answer.status === refusals['session-required'].status,
  },
]

const failureOf = async (base: string, { what, path, is }: Look) => {
  try {
    const answer = await fetch(new URL(path, base), { signal: AbortSignal.timeout(30_000) })
    return (await is(answer)) ? undefined : `${what}: answered ${answer.status}`
  } catch (error) {
    return `${what}: ${error instanceof Error ? error.message : 'no answer'}`
  }
}

/** Whether the API's own address, which goes round CloudFront, is shut. */
const sideDoor = (address: string): Look => ({
  what: "the API's own address",
  path: new URL(api.videos.latest.path, address).href,
  is: (answer) => answer.status === refusals['not-through-cdn'].status,
})

/** Looks at a deployed site as a visitor would; answers a sentence for each thing that is not well. */
export const smokeTest = async (site: string, apiAddress?: string): Promise<string[]> => {
  const all = [...looks, ...(apiAddress ? [sideDoor(apiAddress)] : [])]
  const found = await Promise.all(all.map((look) => failureOf(site, look)))
  return found.filter((one) => one !== undefined)
}

import { api, type Route } from '@bong-bari/contract'
import type { Plugin } from 'vite'

/** What the server alone reads of a route. */
const serverOnly = ['audit', 'proven']

/** What a browser must know to make a call: neither that nor the schemas, which alone are objects. */
const lean = (route: Route) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(route).filter(
        ([name, value]) => typeof value !== 'object' && !serverOnly.includes(name),
      ),
    ),
  )

const groups: Record<string, Record<string, Route>> = api
const prefix = 'lean-routes:'

/** Routes as a module, so that a file holds those alone that its code names. */
const moduleOf = (group = '', isPublic: boolean) =>
  Object.entries(groups[group] ?? {})
    .filter(([, { access }]) => (access === 'public') === isPublic)
    .map(([name, route]) => `const $${name} = ${lean(route)}\nexport { $${name} as ${name} }`)
    .join('\n')

const load = (id: string) => {
  const [group, audience] = id.slice(prefix.length).split('/')
  if (!group)
    return Object.keys(groups)
      .map((name) => `export * as "${name}" from '${prefix}${name}'`)
      .join('\n')
  if (audience) return moduleOf(group, audience === 'visitors')
  return ['visitors', 'team'].map((who) => `export * from '${id}/${who}'`).join('\n')
}

/**
 * Gives the browser the route table without its schemas: the client reads none of them, and they
 * would bring zod into the first script of every page. What visitors call is apart from what the team
 * calls, so that no page brings the routes of the office. What else the file exports stays.
 */
export const leanRoutes = (): Plugin[] => [
  {
    name: 'lean-routes',
    enforce: 'pre',
    load: {
      filter: { id: /packages\/contract\/src\/api\.ts$/ },
      handler: (id) => `export * from '${id}?whole'\nexport * as api from '${prefix}'`,
    },
  },
  {
    name: 'lean-routes-of-a-group',
    resolveId: {
      filter: { id: /^lean-routes:/ },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: { filter: { id: /^lean-routes:/ }, handler: load },
  },
]

import { api, type Route } from '@bong-bari/contract'
import type { Plugin } from 'vite'

/** Route properties that only the server reads. */
const serverOnly = ['audit', 'proven']

/** Drops the server's properties and the schemas, the only objects. */
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

/** A module of routes that can be tree-shaken. */
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
 * Strips schemas from the browser's route table, as they would bring zod into every page's first
 * script. Public and office routes are separate modules.
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

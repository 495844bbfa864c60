import { api, type Route } from '@bong-bari/contract'
import type { Plugin } from 'vite'

/** What a browser must know to make a call: everything but the schemas, which alone are objects. */
const lean = (route: Route) =>
  Object.fromEntries(Object.entries(route).filter(([, value]) => typeof value !== 'object'))

const leanApi = Object.fromEntries(
  Object.entries<Record<string, Route>>(api).map(([group, routes]) => [
    group,
    Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, lean(route)])),
  ]),
)

/**
 * Gives the browser the route table without its schemas: the client reads none of them, and they
 * would bring zod into the first script of every page. What else the file exports stays.
 */
export const leanRoutes = (): Plugin => ({
  name: 'lean-routes',
  enforce: 'pre',
  load: {
    filter: { id: /packages\/contract\/src\/api\.ts$/ },
    handler: (id) => `export * from '${id}?whole'\nexport const api = ${JSON.stringify(leanApi)}`,
  },
})

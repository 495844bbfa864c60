import { routes } from '@bong-bari/contract'

/** Path and method of each route, which is all that can be said to who missed them. */
export const addresses = routes.map(({ route: { path, method } }) => ({ path, method }))

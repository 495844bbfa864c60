import { routes } from '@bong-bari/contract'

export const addresses = routes.map(({ route: { path, method } }) => ({ path, method }))

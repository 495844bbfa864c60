import { routes } from '@bong-bari/contract'

/** Route key -> endpoint group, of those that this function answers. */
export const groupOf: Record<string, string> = Object.fromEntries(
  routes.filter(({ runs }) => runs === 'office').map(({ key, group }) => [key, group]),
)

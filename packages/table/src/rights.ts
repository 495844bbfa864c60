import { type GroupName, routes } from '@bong-bari/contract'
import type { Grant } from './entity.ts'

export const all = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] as const
export const changed = ['GetItem', 'PutItem', 'UpdateItem'] as const

export const read: Grant = { actions: ['GetItem'] }
export const listed: Grant = { actions: [], list: true }

/** Functions whose calls stand in the audit. */
export const audited: Partial<Record<GroupName, Grant>> & { exports: Grant } = {
  exports: { actions: ['PutItem'] },
  ...Object.fromEntries(
    routes
      .filter(({ route }) => route.audit && !route.audit.startsWith('not'))
      .map(({ group }) => [group, { actions: ['PutItem'] }]),
  ),
}

/** What is shown to visitors is read by those who render pages. */
export const rendered = (grant: Grant) => ({ pages: grant, publish: grant })

/** Functions that are sent pictures, and so check and store them, and read what the library says of them. */
export const pictureKeepers: readonly GroupName[] = [
  ...new Set(routes.flatMap(({ group, route }) => (route.carriesImage ? [group] : []))),
]

/** Whoever has a route for admins looks up the session of its caller. */
export const lookedUpBy: Partial<Record<GroupName, Grant>> = Object.fromEntries(
  routes
    .filter(({ route }) => route.access === 'admin')
    .map(({ group }) => [group, { actions: ['GetItem', 'UpdateItem'] }]),
)

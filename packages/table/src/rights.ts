import { type GroupName, routes } from '@bong-bari/contract'
import type { Grant } from './entity.ts'

export const all = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] as const
export const changed = ['GetItem', 'PutItem', 'UpdateItem'] as const

export const read: Grant = { actions: ['GetItem'] }
export const listed: Grant = { actions: [], list: true }

export const audited: Partial<Record<GroupName, Grant>> = Object.fromEntries(
  routes
    .filter(({ route }) => route.audit && !route.audit.startsWith('not'))
    .map(({ group }) => [group, { actions: ['PutItem'] }]),
)

export const rendered = (grant: Grant) => ({ pages: grant, publish: grant })

/** Functions with admin routes read and touch sessions. */
export const lookedUpBy: Partial<Record<GroupName, Grant>> = Object.fromEntries(
  routes
    .filter(({ route }) => route.access === 'admin')
    .map(({ group }) => [group, { actions: ['GetItem', 'UpdateItem'] }]),
)

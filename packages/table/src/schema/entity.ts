import { type GroupName, routes } from '@bong-bari/contract'
import type * as z from 'zod/mini'
import type { List } from '../db/walk.ts'
import type { DescribePicture } from '../nouns/describe-picture.ts'
import type { IndexName } from './schema.ts'

export type ItemAction =
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem'
  | 'GetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'

/** `list` queries the table, `query` its indexes. */
export type Grant = { actions: readonly ItemAction[]; list?: true; query?: readonly IndexName[] }

export type TableUser = GroupName | 'notices' | 'pages' | 'publish' | 'reactions' | 'video-refresh'

export type EntityEntry = {
  schema: z.ZodMiniObject
  /** Of the table and its indexes. */
  keyPatterns: readonly string[]
  isPublic: boolean
  grants: Partial<Record<TableUser, Grant>>
  /** All items by label, and the queries needed; null where unlisted. `describe` updates alt texts, for which `pictures` gets the same rights. */
  walk:
    | (Omit<Grant, 'actions'> & {
        lists: Record<string, List>
        describe?: DescribePicture
      })
    | null
}

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

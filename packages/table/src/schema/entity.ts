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

/** `list` allows queries of the table, `query` those of the named indexes. */
export type Grant = { actions: readonly ItemAction[]; list?: true; query?: readonly IndexName[] }

export type TableUser = GroupName | 'notices' | 'pages' | 'publish' | 'reactions' | 'video-refresh'

export type EntityEntry = {
  schema: z.ZodMiniObject
  /** Partition keys in the table and its indexes. */
  keyPatterns: readonly string[]
  grants: Partial<Record<TableUser, Grant>>
  /**
   * `lists` reads all items, by label, and `list` and `query` are the rights that this needs; null where nothing lists the entity.
   * `describe` updates alt texts, so the function `pictures` gets the same rights.
   */
  walk:
    | (Omit<Grant, 'actions'> & {
        lists: Record<string, List>
        describe?: DescribePicture
      })
    | null
}

export const allActions = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] as const
export const changeActions = ['GetItem', 'PutItem', 'UpdateItem'] as const

export const readOnly: Grant = { actions: ['GetItem'] }
export const listOnly: Grant = { actions: [], list: true }

export const auditWriters: Partial<Record<GroupName, Grant>> = Object.fromEntries(
  routes
    .filter(({ route }) => route.audit && !route.audit.startsWith('not'))
    .map(({ group }) => [group, { actions: ['PutItem'] }]),
)

export const grantRenderers = (grant: Grant) => ({ pages: grant, publish: grant })

/** Functions with admin routes read the session of a call and note that it was used. */
export const sessionReaders: Partial<Record<GroupName, Grant>> = Object.fromEntries(
  routes
    .filter(({ route }) => route.access === 'admin')
    .map(({ group }) => [group, { actions: ['GetItem', 'UpdateItem'] }]),
)

import type { GroupName } from '@bong-bari/contract'
import type * as z from 'zod/mini'
import type { DescribePicture } from './describe-picture.ts'
import type { IndexName } from './schema.ts'
import type { List } from './walk.ts'

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

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

/** `list` queries the table itself, `query` its indexes. */
export type Grant = { actions: readonly ItemAction[]; list?: true; query?: readonly IndexName[] }

/** Who may be let to the table. */
export type TableUser =
  | GroupName
  | 'lead-retention'
  | 'notices'
  | 'pages'
  | 'picture-sweep'
  | 'publish'
  | 'reactions'
  | 'video-refresh'

/** Everything that tools, policies and checks know of an entity. */
export type EntityEntry = {
  /** What each of its items must be. */
  schema: z.ZodMiniObject
  /** Partition keys, of the table and its indexes, that its items may stand under. */
  keyPatterns: readonly string[]
  /** Whether visitors are shown it. */
  isPublic: boolean
  /** Which functions may do what with it; the sweep of pictures may do what its walk takes. */
  grants: Partial<Record<TableUser, Grant>>
  /**
   * All of it, by what a person calls it, and what walking there takes; null where nothing lists it.
   * What shows pictures is told by `describe` what is to be seen on them.
   */
  walk:
    | (Omit<Grant, 'actions'> & {
        lists: Record<string, List>
        describe?: DescribePicture
      })
    | null
}

import { functionOfGroup, pictureFunctions } from '@bong-bari/contract'
import { everyEntity } from './entities.ts'
import type { EntityEntry, Grant, ItemAction, TableUser } from './entity.ts'
import { type Entity, keyPatterns } from './keys.ts'

/** The function `pictures` finds and updates the alt texts of every entity that can be described. */
const pictureGrants = ({ grants, walk }: EntityEntry): Partial<Record<TableUser, Grant>> => {
  if (!walk?.describe) return {}
  const { lists: _, describe: __, ...queries } = walk
  const { actions = [] } = grants.pictures ?? {}
  return { pictures: { actions: [...actions, 'UpdateItem'], ...queries } }
}

const listUserGrants = (entry: EntityEntry): [string, Grant][] =>
  Object.entries({ ...entry.grants, ...pictureGrants(entry) })

const union = <Item>(a: readonly Item[] = [], b: readonly Item[] = []) => [...new Set([...a, ...b])]

/** Adds up the rights of two endpoint groups that share one function. */
const mergeGrants = (a: Grant | undefined, b: Grant): Grant => {
  if (!a) return b
  const query = union(a.query, b.query)
  return {
    actions: union(a.actions, b.actions),
    ...((a.list || b.list) && { list: true }),
    ...(query.length && { query }),
  }
}

/** The rights of each function on each entity. A function that is not named here has no access. */
export const grants = everyEntity.reduce<Record<string, Partial<Record<Entity, Grant>>>>(
  (collected, [entity, entry]) => {
    for (const [group, grant] of listUserGrants(entry)) {
      const name = functionOfGroup(group)
      collected[name] = {
        ...collected[name],
        [entity]: mergeGrants(collected[name]?.[entity], grant),
      }
    }
    return collected
  },
  {},
)

/** A call as IAM sees it: `leadingKey` is the partition key in the table or in the index. */
export type TableCall = { action: ItemAction | 'Query'; index?: string; leadingKey: string }

const matchesPattern = (pattern: string, key: string) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern

const isGranted = ({ actions, list, query }: Grant, { action, index }: TableCall) => {
  if (action !== 'Query') return actions.includes(action)
  return index ? query?.some((one) => one === index) : list
}

export const grantsOf = (name: string): [Entity, Grant][] =>
  everyEntity.flatMap(([entity]) => {
    const grant = grants[name]?.[entity]
    return grant ? [[entity, grant]] : []
  })

/** Returns whether the policies of function `name` allow this call. */
export const mayCall = (name: string, call: TableCall): boolean =>
  grantsOf(name).some(
    ([entity, grant]) =>
      keyPatterns[entity].some((pattern) => matchesPattern(pattern, call.leadingKey)) &&
      isGranted(grant, call),
  )

export type ObjectAction = 'GetObject' | 'PutObject' | 'DeleteObject'

/** Objects by key or by prefix before `*`; `ListBucket` names the prefixes that may be listed. */
export type BucketGrant = Partial<Record<ObjectAction | 'ListBucket', readonly string[]>>

const pictureWriter: BucketGrant = { GetObject: ['incoming/*', 'media/*'], PutObject: ['media/*'] }

const exportRemover: BucketGrant = { ListBucket: ['exports/'], DeleteObject: ['exports/*'] }

/** The rights of each function in the media bucket. A function that is not named has no access. */
export const mediaGrants: Partial<Record<string, BucketGrant>> = {
  ...Object.fromEntries(pictureFunctions.map((name) => [name, pictureWriter])),
  exports: { PutObject: ['exports/*'] },
  // Erasing a person also deletes the export files that wait to be fetched.
  leads: exportRemover,
  // It erases leads past their age, and deletes the files of pictures that have left the trash.
  reactions: { ...exportRemover, DeleteObject: ['exports/*', 'media/*'] },
  'video-refresh': { PutObject: ['media/*'] },
  // An upload form can do no more than the function that signed it.
  pictures: { GetObject: ['incoming/*', 'media/*'], PutObject: ['incoming/*', 'media/*'] },
}

/** The rights of each function in the site bucket. */
export const siteGrants: Partial<Record<string, BucketGrant>> = {
  publish: {
    ListBucket: ['pages/'],
    GetObject: ['pages/*'],
    PutObject: ['pages/*'],
    DeleteObject: ['pages/*'],
  },
}

/** Returns whether function `name` may do this with a key, or list a prefix, of either bucket; their folders have different names. */
export const mayUseObject = (name: string, action: keyof BucketGrant, key: string) =>
  [mediaGrants, siteGrants].some((grants) =>
    grants[name]?.[action]?.some((pattern) => matchesPattern(pattern, key)),
  )

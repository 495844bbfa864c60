import { functionOf, pictureFunctions } from '@bong-bari/contract'
import { everyEntity } from './entities.ts'
import type { EntityEntry, Grant, ItemAction, TableUser } from './entity.ts'
import { type Entity, keyPatterns } from './keys.ts'

/** `pictures` finds and updates alt texts. */
const describingOf = ({ grants, walk }: EntityEntry): Partial<Record<TableUser, Grant>> => {
  if (!walk?.describe) return {}
  const { lists: _, describe: __, ...queries } = walk
  const { actions = [] } = grants.pictures ?? {}
  return { pictures: { actions: [...actions, 'UpdateItem'], ...queries } }
}

const usersOf = (entry: EntityEntry): [string, Grant][] =>
  Object.entries({ ...entry.grants, ...describingOf(entry) })

const union = <Item>(a: readonly Item[] = [], b: readonly Item[] = []) => [...new Set([...a, ...b])]

/** What two groups of one function may do together. */
const joined = (a: Grant | undefined, b: Grant): Grant => {
  if (!a) return b
  const query = union(a.query, b.query)
  return {
    actions: union(a.actions, b.actions),
    ...((a.list || b.list) && { list: true }),
    ...(query.length && { query }),
  }
}

/** By function and entity; others have no access. */
export const grants = everyEntity.reduce<Record<string, Partial<Record<Entity, Grant>>>>(
  (known, [entity, entry]) => {
    for (const [group, grant] of usersOf(entry)) {
      const name = functionOf(group)
      known[name] = { ...known[name], [entity]: joined(known[name]?.[entity], grant) }
    }
    return known
  },
  {},
)

/** As IAM sees it: the leading key of the table or index. */
export type TableCall = { action: ItemAction | 'Query'; index?: string; leadingKey: string }

const stands = (pattern: string, key: string) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern

const covers = ({ actions, list, query }: Grant, { action, index }: TableCall) => {
  if (action !== 'Query') return actions.includes(action)
  return index ? query?.some((one) => one === index) : list
}

export const grantsOf = (name: string): [Entity, Grant][] =>
  everyEntity.flatMap(([entity]) => {
    const grant = grants[name]?.[entity]
    return grant ? [[entity, grant]] : []
  })

/** Whether the policies of function `name` allow this call. */
export const mayCall = (name: string, call: TableCall): boolean =>
  grantsOf(name).some(
    ([entity, grant]) =>
      keyPatterns[entity].some((pattern) => stands(pattern, call.leadingKey)) &&
      covers(grant, call),
  )

type Folder = 'exports' | 'incoming' | 'media'

export type ObjectAction = 'GetObject' | 'PutObject' | 'DeleteObject'

type MediaGrant = Partial<Record<ObjectAction | 'ListBucket', readonly Folder[]>>

const keeper: MediaGrant = { GetObject: ['incoming', 'media'], PutObject: ['media'] }

const eraser: MediaGrant = { ListBucket: ['exports'], DeleteObject: ['exports'] }

/** By function and folder; others have no access. */
export const mediaGrants: Partial<Record<string, MediaGrant>> = {
  ...Object.fromEntries(pictureFunctions.map((name) => [name, keeper])),
  exports: { PutObject: ['exports'] },
  // A person is also erased from waiting exports.
  leads: eraser,
  // Leads past their age too, and files of pictures that the trash forgot.
  reactions: { ...eraser, DeleteObject: ['exports', 'media'] },
  'video-refresh': { PutObject: ['media'] },
  // An upload form can do no more than its signer.
  pictures: { GetObject: ['incoming', 'media'], PutObject: ['incoming', 'media'] },
}

/** Whether function `name` may do this in a folder of the media bucket. */
export const mayTouch = (name: string, action: ObjectAction | 'ListBucket', folder: string) =>
  mediaGrants[name]?.[action]?.some((one) => one === folder) ?? false

type SiteGrant = Partial<Record<ObjectAction | 'ListBucket', readonly string[]>>

/** By function: a key, or a prefix before `*`; for lists the prefixes. Others have no access. */
export const siteGrants: Partial<Record<string, SiteGrant>> = {
  publish: {
    ListBucket: ['pages/'],
    GetObject: ['pages/*'],
    PutObject: ['pages/*'],
    DeleteObject: ['pages/*'],
  },
}

/** Whether function `name` may do this with a key or prefix of the site bucket. */
export const mayTouchSite = (name: string, action: ObjectAction | 'ListBucket', key: string) =>
  siteGrants[name]?.[action]?.some((one) =>
    one.endsWith('*') ? key.startsWith(one.slice(0, -1)) : key === one,
  ) ?? false

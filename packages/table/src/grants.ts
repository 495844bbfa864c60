import { functionOf } from '@bong-bari/contract'
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

import type { GroupName } from '@bong-bari/contract'
import { type Entity, keyPatterns } from './keys.ts'
import type { IndexName } from './schema.ts'

export type ItemAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem'

/** `list` queries the table itself, `query` its indexes. */
export type Grant = { actions: readonly ItemAction[]; list?: true; query?: readonly IndexName[] }

/** What each function may do with the items of each entity; what is not here gets no table. */
export const grants: Partial<Record<string, Partial<Record<Entity, Grant>>>> = {
  auth: {
    user: { actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    team: { actions: ['GetItem', 'PutItem', 'UpdateItem'] },
    session: { actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    throttle: { actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
  },
  'bot-training': {
    training: { actions: ['PutItem', 'UpdateItem', 'DeleteItem'], list: true },
    template: { actions: ['PutItem', 'UpdateItem', 'DeleteItem'], list: true },
    botVersion: { actions: ['GetItem', 'UpdateItem'] },
    setting: { actions: [], list: true },
    video: { actions: ['GetItem'] },
    post: { actions: [], query: ['gsi1'] },
    tokens: { actions: ['GetItem', 'PutItem', 'UpdateItem'] },
    unanswered: { actions: ['DeleteItem'], query: ['gsi1'] },
    session: { actions: ['GetItem', 'UpdateItem'] },
  },
  chat: {
    training: { actions: [], list: true },
    template: { actions: [], list: true },
    botVersion: { actions: ['GetItem'] },
    setting: { actions: [], list: true },
    video: { actions: ['GetItem'] },
    post: { actions: [], query: ['gsi1'] },
    tokens: { actions: ['GetItem', 'PutItem', 'UpdateItem'] },
    unanswered: { actions: ['PutItem', 'UpdateItem'] },
    salt: { actions: ['GetItem', 'PutItem'] },
    throttle: { actions: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
  exports: {
    lead: { actions: ['GetItem'], query: ['gsi1', 'gsi2', 'gsi3'] },
    session: { actions: ['GetItem', 'UpdateItem'] },
  },
  leads: {
    lead: { actions: ['GetItem', 'PutItem', 'UpdateItem'], query: ['gsi1', 'gsi2', 'gsi3'] },
    session: { actions: ['GetItem', 'UpdateItem'] },
    throttle: { actions: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
  pages: { post: { actions: ['GetItem'], query: ['gsi1', 'gsi2'] } },
  'picture-sweep': {
    section: { actions: [], list: true },
    post: { actions: [], query: ['gsi1'] },
  },
  pictures: { session: { actions: ['GetItem', 'UpdateItem'] } },
  posts: {
    post: { actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], query: ['gsi1', 'gsi2'] },
    session: { actions: ['GetItem', 'UpdateItem'] },
  },
  sections: {
    section: { actions: ['PutItem', 'UpdateItem', 'DeleteItem'], list: true },
    session: { actions: ['GetItem', 'UpdateItem'] },
  },
  settings: {
    setting: { actions: ['PutItem'], list: true },
    session: { actions: ['GetItem', 'UpdateItem'] },
  },
  'video-refresh': { video: { actions: ['GetItem', 'PutItem'] } },
  videos: { video: { actions: ['GetItem'] } },
} satisfies Partial<
  Record<GroupName | 'pages' | 'picture-sweep' | 'video-refresh', Partial<Record<Entity, Grant>>>
>

/** A call as IAM sees it: the table's own partition key, or that of the index. */
export type TableCall = { action: ItemAction | 'Query'; index?: string; leadingKey: string }

const stands = (pattern: string, key: string) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern

const covers = ({ actions, list, query }: Grant, { action, index }: TableCall) => {
  if (action !== 'Query') return actions.includes(action)
  return index ? query?.some((one) => one === index) : list
}

const entities = Object.keys(keyPatterns) as Entity[]

/** Each entity that the function `name` reaches, with what it may do there; empty without any. */
export const grantsOf = (name: string): [Entity, Grant][] =>
  entities.flatMap((entity) => {
    const grant = grants[name]?.[entity]
    return grant ? [[entity, grant]] : []
  })

/** Whether the policies of the function `name` let this call through. */
export const mayCall = (name: string, call: TableCall): boolean =>
  grantsOf(name).some(
    ([entity, grant]) =>
      keyPatterns[entity].some((pattern) => stands(pattern, call.leadingKey)) &&
      covers(grant, call),
  )

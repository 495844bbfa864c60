import type { GroupName } from '@bong-bari/contract'
import { type Entity, type IndexName, keyPatterns } from '@bong-bari/table'
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'

type ItemAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem'

/** `list` queries the table itself, `query` its indexes. */
type Grant = { actions: readonly ItemAction[]; list?: true; query?: readonly IndexName[] }

/** What each function may do with the items of each entity; what is not here gets no table. */
export const grants: Partial<Record<string, Partial<Record<Entity, Grant>>>> = {
  auth: {
    user: { actions: ['GetItem', 'PutItem', 'UpdateItem'] },
    session: { actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    throttle: { actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
  },
  blog: {
    post: { actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], query: ['gsi1', 'gsi2'] },
    session: { actions: ['GetItem', 'UpdateItem'] },
  },
  chatbot: {
    training: { actions: [], list: true },
    template: { actions: [], list: true },
    botVersion: { actions: ['GetItem'] },
    throttle: { actions: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
  'chatbot-admin': {
    training: { actions: ['PutItem', 'UpdateItem', 'DeleteItem'], list: true },
    template: { actions: ['PutItem', 'UpdateItem', 'DeleteItem'], list: true },
    botVersion: { actions: ['GetItem', 'UpdateItem'] },
    session: { actions: ['GetItem', 'UpdateItem'] },
  },
  collaboration: {
    lead: { actions: ['GetItem', 'PutItem', 'UpdateItem'], query: ['gsi1', 'gsi2', 'gsi3'] },
    session: { actions: ['GetItem', 'UpdateItem'] },
    throttle: { actions: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
  exports: {
    lead: { actions: ['GetItem'], query: ['gsi1', 'gsi2', 'gsi3'] },
    session: { actions: ['GetItem', 'UpdateItem'] },
  },
  homepage: {
    section: { actions: ['PutItem', 'UpdateItem', 'DeleteItem'], list: true },
    session: { actions: ['GetItem', 'UpdateItem'] },
  },
  settings: {
    setting: { actions: ['PutItem'], list: true },
    session: { actions: ['GetItem', 'UpdateItem'] },
  },
  'media-sweep': {
    section: { actions: [], list: true },
    post: { actions: [], query: ['gsi1'] },
  },
  youtube: { videos: { actions: ['GetItem'] } },
  'youtube-refresh': { videos: { actions: ['GetItem', 'PutItem'] } },
} satisfies Partial<
  Record<GroupName | 'media-sweep' | 'youtube-refresh', Partial<Record<Entity, Grant>>>
>

const statement = (actions: readonly string[], resources: string[], entity: Entity) =>
  new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources,
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keyPatterns[entity]] },
    },
  })

const statementsOf = (tableArn: string, entity: Entity, { actions, list, query }: Grant) => [
  ...(actions.length ? [statement(actions, [tableArn], entity)] : []),
  ...(list ? [statement(['Query'], [tableArn], entity)] : []),
  ...(query
    ? [
        statement(
          ['Query'],
          query.map((index) => `${tableArn}/index/${index}`),
          entity,
        ),
      ]
    : []),
]

/**
 * Lets a function's role reach its own entities, item by item key. An empty set of leading keys
 * satisfies the condition, so an action that may come without keys (Scan) must never be added.
 */
export const grantEntities = (role: Role, { tableArn }: { tableArn: string }, name: string) => {
  for (const [entity, grant] of entriesOf(grants[name] ?? {}))
    for (const one of statementsOf(tableArn, entity, grant)) role.addToPolicy(one)
}

const entities = Object.keys(keyPatterns) as Entity[]

const entriesOf = (given: Partial<Record<Entity, Grant>>): [Entity, Grant][] =>
  entities.flatMap((entity) => {
    const grant = given[entity]
    return grant ? [[entity, grant]] : []
  })

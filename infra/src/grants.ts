import type { GroupName } from '@bong-bari/contract'
import { type Entity, type IndexName, keyPatterns } from '@bong-bari/table'
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'

type ItemAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem'

type Grant = { actions: readonly ItemAction[]; query?: readonly IndexName[] }

/** What each function may do with the items of each entity; what is not here gets no table. */
export const grants: Partial<Record<string, Partial<Record<Entity, Grant>>>> = {
  auth: {
    user: { actions: ['GetItem', 'PutItem', 'UpdateItem'] },
    session: { actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
    throttle: { actions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] },
  },
  collaboration: {
    lead: { actions: ['GetItem', 'PutItem', 'UpdateItem'], query: ['gsi1', 'gsi2', 'gsi3'] },
    session: { actions: ['GetItem', 'UpdateItem'] },
    throttle: { actions: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
} satisfies Partial<Record<GroupName, Partial<Record<Entity, Grant>>>>

const statement = (actions: readonly string[], resources: string[], entity: Entity) =>
  new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources,
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keyPatterns[entity]] },
    },
  })

const statementsOf = (tableArn: string, entity: Entity, { actions, query }: Grant) => [
  statement(actions, [tableArn], entity),
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

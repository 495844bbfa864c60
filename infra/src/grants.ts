import { type Entity, type Grant, grantsOf, keyPatterns } from '@bong-bari/table'
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'

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

/** Limits a role to its own item keys. Empty leading keys satisfy the condition, so never add an action without keys (Scan). */
export const grantEntities = (role: Role, { tableArn }: { tableArn: string }, name: string) => {
  for (const [entity, grant] of grantsOf(name))
    for (const one of statementsOf(tableArn, entity, grant)) role.addToPolicy(one)
}

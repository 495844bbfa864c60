import {
  type Entity,
  type Grant,
  grantsOf,
  keyPatterns,
  mediaGrants,
  type ObjectAction,
  siteGrants,
} from '@bong-bari/table'
import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'

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

const objectActions: ObjectAction[] = ['GetObject', 'PutObject', 'DeleteObject']

export const grantMedia = (role: Role, media: IBucket, name: string) => {
  const { ListBucket, ...objects } = mediaGrants[name] ?? {}
  for (const action of objectActions)
    if (objects[action])
      role.addToPolicy(
        new PolicyStatement({
          actions: [`s3:${action}`],
          resources: objects[action].map((folder) => media.arnForObjects(`${folder}/*`)),
        }),
      )
  if (ListBucket)
    role.addToPolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [media.bucketArn],
        conditions: { StringEquals: { 's3:prefix': ListBucket.map((folder) => `${folder}/`) } },
      }),
    )
}

export const grantSite = (role: Role, siteBucket: IBucket, name: string) => {
  const { ListBucket, ...objects } = siteGrants[name] ?? {}
  for (const action of objectActions)
    if (objects[action])
      role.addToPolicy(
        new PolicyStatement({
          actions: [`s3:${action}`],
          resources: objects[action].map((key) => siteBucket.arnForObjects(key)),
        }),
      )
  if (ListBucket)
    role.addToPolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [siteBucket.bucketArn],
        conditions: { StringEquals: { 's3:prefix': [...ListBucket] } },
      }),
    )
}

/** Its rights stand in the role itself: CDK's own has a second resource for them, whose rights may come later than the role. */
class FunctionRole extends Role {
  readonly rights: PolicyDocument

  constructor(scope: Construct, id: string) {
    const rights = new PolicyDocument()
    super(scope, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Rights: rights },
    })
    this.rights = rights
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.rights.addStatements(statement)
    return { statementAdded: true, policyDependable: this }
  }
}

/** The role of a Lambda function, which may write to its log and, so far, nothing else. CDK's default role may write to every log. */
export const createRole = (scope: Construct, id: string, log: LogGroup): Role => {
  const role = new FunctionRole(scope, id)
  log.grantWrite(role)
  return role
}

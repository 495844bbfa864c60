import {
  type BucketGrant,
  type Entity,
  type Grant,
  grantsOf,
  keyPatterns,
  type ObjectAction,
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

const createStatement = (actions: readonly string[], resources: string[], entity: Entity) =>
  new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources,
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keyPatterns[entity]] },
    },
  })

const createStatements = (tableArn: string, entity: Entity, { actions, list, query }: Grant) => [
  ...(actions.length ? [createStatement(actions, [tableArn], entity)] : []),
  ...(list ? [createStatement(['Query'], [tableArn], entity)] : []),
  ...(query
    ? [
        createStatement(
          ['Query'],
          query.map((index) => `${tableArn}/index/${index}`),
          entity,
        ),
      ]
    : []),
]

/** Limits a role to the keys of its entities. A request without leading keys satisfies the condition, so never add an action without keys, such as Scan. */
export const grantEntities = (role: Role, { tableArn }: { tableArn: string }, name: string) => {
  for (const [entity, grant] of grantsOf(name))
    for (const one of createStatements(tableArn, entity, grant)) role.addToPolicy(one)
}

const objectActions: ObjectAction[] = ['GetObject', 'PutObject', 'DeleteObject']

/** Limits a role to its objects of a bucket. */
export const grantObjects = (role: Role, bucket: IBucket, grant: BucketGrant = {}) => {
  const { ListBucket: prefixes, ...objects } = grant
  for (const action of objectActions)
    if (objects[action])
      role.addToPolicy(
        new PolicyStatement({
          actions: [`s3:${action}`],
          resources: objects[action].map((key) => bucket.arnForObjects(key)),
        }),
      )
  if (prefixes)
    role.addToPolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [bucket.bucketArn],
        conditions: { StringEquals: { 's3:prefix': [...prefixes] } },
      }),
    )
}

/** A role whose policy is part of the role itself. CDK puts it into a second resource, which may be created later than what uses the role. */
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

/** Creates the role of a Lambda function, which may only write to its log. CDK's default role may write to every log. */
export const createRole = (scope: Construct, id: string, log: LogGroup): Role => {
  const role = new FunctionRole(scope, id)
  log.grantWrite(role)
  return role
}

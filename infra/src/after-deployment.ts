import { originItem } from '@bong-bari/table'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import {
  AwsCustomResource,
  type AwsSdkCall,
  PhysicalResourceId,
} from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import { createRole } from './grants.ts'
import { createLogGroup } from './log.ts'
import type { ServedTable } from './table.ts'

type Parts = {
  reactions: Lambda
  table: Pick<ServedTable, 'tableArn' | 'tableName'>
  /** The site's origin; CloudFront is created after the functions, so none can have it in its environment. */
  origin: string
  /** The rebuild starts again whenever this text changes. */
  version: string
}

const putOrigin = (table: Parts['table'], origin: string): AwsSdkCall => ({
  service: 'DynamoDB',
  action: 'putItem',
  parameters: {
    TableName: table.tableName,
    Item: Object.fromEntries(
      Object.entries(originItem(origin)).map(([name, text]) => [name, { S: text }]),
    ),
  },
  physicalResourceId: PhysicalResourceId.of('origin'),
})

const startFullRebuild = (reactions: Lambda, version: string): AwsSdkCall => ({
  service: 'Lambda',
  action: 'invoke',
  parameters: { FunctionName: reactions.functionName, InvocationType: 'Event' },
  physicalResourceId: PhysicalResourceId.of(version),
  outputPaths: ['StatusCode'],
})

/**
 * Writes the site's origin into the table, then starts a full rebuild without waiting for it. CDK's own `Trigger` is not used because its
 * role may reach every log and function version. The caller makes this depend on everything else, because a new role works only after a while.
 */
export const createDeploymentTasks = (
  stack: Construct,
  { reactions, table, origin, version }: Parts,
) => {
  const scope = new Construct(stack, 'AfterDeployment')
  const logGroup = createLogGroup(scope, 'deployment')
  const role = createRole(scope, 'Role', logGroup)
  role.addToPolicy(
    new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: [reactions.functionArn],
    }),
  )
  role.addToPolicy(
    new PolicyStatement({
      actions: ['dynamodb:PutItem'],
      resources: [table.tableArn],
      conditions: {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [originItem(origin).pk] },
      },
    }),
  )
  const createCall = (id: string, onUpdate: AwsSdkCall) => {
    const resource = new AwsCustomResource(scope, id, {
      role,
      logGroup,
      onUpdate,
      installLatestAwsSdk: false,
    })
    resource.node.addDependency(role, reactions)
    return resource
  }
  const originCall = createCall('Origin', putOrigin(table, origin))
  createCall('Derive', startFullRebuild(reactions, version)).node.addDependency(originCall)
  return scope
}

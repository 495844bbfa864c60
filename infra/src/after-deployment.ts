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
  /** A new version rebuilds pages and search. */
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

const deriveEverything = (reactions: Lambda, version: string): AwsSdkCall => ({
  service: 'Lambda',
  action: 'invoke',
  parameters: { FunctionName: reactions.functionName, InvocationType: 'Event' },
  physicalResourceId: PhysicalResourceId.of(version),
  outputPaths: ['StatusCode'],
})

/**
 * Writes the origin into the table and starts a full rebuild without waiting for it. CDK's own `Trigger` would get a role over every log
 * and function version. Comes last: a new role cannot call at once.
 */
export const afterDeployment = (stack: Construct, { reactions, table, origin, version }: Parts) => {
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
  const call = (id: string, onUpdate: AwsSdkCall) => {
    const made = new AwsCustomResource(scope, id, {
      ...{ role, logGroup, onUpdate },
      installLatestAwsSdk: false,
    })
    made.node.addDependency(role, reactions)
    return made
  }
  const written = call('Origin', putOrigin(table, origin))
  call('Derive', deriveEverything(reactions, version)).node.addDependency(written)
  return scope
}

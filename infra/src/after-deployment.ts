import { originItem } from '@bong-bari/table'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import {
  AwsCustomResource,
  type AwsSdkCall,
  PhysicalResourceId,
} from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import type { Config } from './config.ts'
import { createLog } from './log.ts'
import type { ServedTable } from './table.ts'

type Parts = {
  reactions: Lambda
  table: Pick<ServedTable, 'tableArn' | 'tableName'>
  /** The site's own origin, which no function can be given: CloudFront stands after them. */
  origin: string
  /** What pages and the search are made of: another one makes them anew. */
  version: string
  config: Config
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
 * Writes the site's origin into the table, and then has everything derived anew in a deployment that changes what it is
 * made by, and does not wait for it. CDK's own `Trigger` does the latter too, but with a role that may write to every log
 * of the account and call every version of the function. It must come last: a role that is just made may not call yet.
 */
export const afterDeployment = (
  stack: Construct,
  { reactions, table, origin, version, config }: Parts,
) => {
  const scope = new Construct(stack, 'AfterDeployment')
  const role = new Role(scope, 'Role', {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
  })
  const logGroup = createLog(scope, 'Logs', config)
  logGroup.grantWrite(role)
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

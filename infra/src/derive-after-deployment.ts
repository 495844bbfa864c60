import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { AwsCustomResource, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import type { Config } from './config.ts'
import { createLog } from './log.ts'

type Parts = {
  reactions: Lambda
  /** What pages and the search are made of: another one makes them anew. */
  version: string
  config: Config
}

/**
 * Has everything derived anew in a deployment that changes what it is made by, and does not wait for it.
 * CDK's own `Trigger` does the same, but with a role that may write to every log of the account and
 * call every version of the function. It must come last: a role that is just made may not call yet.
 */
export const deriveAfterDeployment = (stack: Construct, { reactions, version, config }: Parts) => {
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
  const call = new AwsCustomResource(scope, 'Derive', {
    role,
    logGroup,
    installLatestAwsSdk: false,
    onUpdate: {
      service: 'Lambda',
      action: 'invoke',
      parameters: { FunctionName: reactions.functionName, InvocationType: 'Event' },
      physicalResourceId: PhysicalResourceId.of(version),
      outputPaths: ['StatusCode'],
    },
  })
  call.node.addDependency(role, reactions)
  return call
}

import type { GroupName } from '@bong-bari/contract'
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { grantEntities, grants } from './grants.ts'

/** The endpoint groups, and what answers where no route does. */
export type FunctionName = GroupName | 'fallback' | 'pages'

export type FunctionBundles = Record<string, { dir: string; handler: string }>

export type Lambdas = Record<FunctionName, LambdaFunction>

/** MB; CPU grows with it. `auth` hashes passwords, which is all CPU. */
const memory: Record<FunctionName, number> = {
  auth: 1024,
  collaboration: 512,
  fallback: 256,
  pages: 512,
}

const timeout = Duration.seconds(10)

type Inputs = { bundles: FunctionBundles; table: TableV2; secret: string }

const idOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const createFunction = (
  scope: Construct,
  name: FunctionName,
  { bundles, table, secret }: Inputs,
) => {
  const bundle = bundles[name]
  if (!bundle) throw new Error(`functions/src/${name}/handler.ts is missing: nothing to deploy.`)
  const logGroup = new LogGroup(scope, `${idOf(name)}Logs`, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  // A role of our own: the one that CDK would make may write to every log of the account.
  const role = new Role(scope, `${idOf(name)}Role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
  })
  logGroup.grantWrite(role)
  grantEntities(role, table, name)
  return new LambdaFunction(scope, idOf(name), {
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(bundle.dir),
    handler: bundle.handler,
    memorySize: memory[name],
    timeout,
    role,
    logGroup,
    environment: {
      ORIGIN_SECRET: secret,
      ...(name in grants && { TABLE_NAME: table.tableName }),
    },
  })
}

/** One function for each endpoint group, `fallback` and `pages`. */
export const createFunctions = (scope: Construct, inputs: Inputs): Lambdas => {
  const functions = new Construct(scope, 'Functions')
  const make = (name: FunctionName) => createFunction(functions, name, inputs)
  return {
    auth: make('auth'),
    collaboration: make('collaboration'),
    fallback: make('fallback'),
    pages: make('pages'),
  }
}

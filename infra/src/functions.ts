import { functionMemoryMb, functionTimeoutMs } from '@bong-bari/contract'
import { grants, mediaGrants, siteGrants } from '@bong-bari/table'
import { Duration, Size, Stack } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { type Config, type FunctionName, functionNames, isScheduled } from './config.ts'
import { createRole, grantEntities, grantObjects } from './grants.ts'
import { createLogGroup } from './log.ts'
import type { OriginSecret } from './origin-secret.ts'

export type FunctionBundles = Record<string, { dir: string; handler: string }>

export type Lambdas = Record<FunctionName, LambdaFunction>

/** Space for temporary files; the others have Lambda's default of 512 MB. */
const diskSizes: Partial<Record<FunctionName, Size>> = { exports: Size.gibibytes(2) }

type Inputs = {
  bundles: FunctionBundles
  table: Pick<ITable, 'tableArn' | 'tableName'>
  media: IBucket
  siteBucket: IBucket
  secret: OriginSecret
  config: Config
}

const toLogicalId = (name: string) =>
  name.replace(/(?:^|-)([a-z])/g, (_, first: string) => first.toUpperCase())

const createFunction = (
  scope: Construct,
  name: FunctionName,
  { bundles, table, media, siteBucket, secret, config }: Inputs,
) => {
  const bundle = bundles[name]
  if (!bundle) throw new Error(`functions/src/${name}/handler.ts is missing: nothing to deploy.`)
  const logGroup = createLogGroup(scope, isScheduled(name) ? 'jobs' : 'answers')
  const role = createRole(scope, `${toLogicalId(name)}Role`, logGroup)
  grantEntities(role, table, name)
  grantObjects(role, media, mediaGrants[name])
  grantObjects(role, siteBucket, siteGrants[name])
  const answersCalls = !isScheduled(name)
  const reserved = config.reservedConcurrency[name]
  return new LambdaFunction(scope, toLogicalId(name), {
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(bundle.dir),
    handler: bundle.handler,
    memorySize: functionMemoryMb(name),
    timeout: Duration.millis(functionTimeoutMs(name)),
    ...(reserved && { reservedConcurrentExecutions: reserved }),
    ...(diskSizes[name] && { ephemeralStorageSize: diskSizes[name] }),
    role,
    logGroup,
    environment: {
      METRICS_NAMESPACE: Stack.of(scope).stackName,
      ...(answersCalls && {
        ORIGIN_SECRET: secret.current,
        ORIGIN_SECRET_PREVIOUS: secret.previous,
      }),
      ...(name in grants && { TABLE_NAME: table.tableName }),
      ...(name in mediaGrants && { MEDIA_BUCKET: media.bucketName }),
      ...(name in siteGrants && { SITE_BUCKET: siteBucket.bucketName }),
    },
  })
}

export const createFunctions = (scope: Construct, inputs: Inputs): Lambdas => {
  const functions = new Construct(scope, 'Functions')
  const create = (name: FunctionName) => createFunction(functions, name, inputs)
  return Object.fromEntries(functionNames.map((name) => [name, create(name)])) as Lambdas
}

import { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Config } from './config.ts'

export const createLog = (
  scope: Construct,
  id: string,
  { logRetentionDays: retention }: Pick<Config, 'logRetentionDays'>,
  logGroupName?: string,
) =>
  new LogGroup(scope, id, {
    retention,
    removalPolicy: RemovalPolicy.DESTROY,
    ...(logGroupName && { logGroupName }),
  })

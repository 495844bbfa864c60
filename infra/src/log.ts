import { keptDays } from '@bong-bari/contract'
import { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** A log that is kept as long as the privacy page says. */
export const createLog = (scope: Construct, id: string, logGroupName?: string) =>
  new LogGroup(scope, id, {
    retention: keptDays.logs,
    removalPolicy: RemovalPolicy.DESTROY,
    ...(logGroupName && { logGroupName }),
  })

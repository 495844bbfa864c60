import { keptDays } from '@bong-bari/contract'
import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** `answers`: functions that answer calls. `jobs`: functions that a schedule or queue starts. `deployment`: what a deployment runs. `api`: API Gateway's access log. */
export type LogKind = 'answers' | 'jobs' | 'deployment' | 'api'

// API Gateway writes under this prefix without an entry in the account's single log policy.
const nameOf = (stack: string, kind: LogKind) => `/aws/vendedlogs/${stack}/${kind}`

/** Returns the log group of a kind, created at first use. Its retention is what the privacy page promises. Names of log streams begin with the function's name. */
export const createLogGroup = (scope: Construct, kind: LogKind): LogGroup => {
  const stack = Stack.of(scope)
  const id = `${kind}-log`
  const existing = stack.node.tryFindChild(id)
  if (existing instanceof LogGroup) return existing
  return new LogGroup(stack, id, {
    logGroupName: nameOf(stack.stackName, kind),
    retention: keptDays.logs,
    removalPolicy: RemovalPolicy.DESTROY,
  })
}

import { keptDays } from '@bong-bari/contract'
import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** What answers visitors and the team, what runs by the clock or a queue, what a deployment runs, and which calls came. */
export type LogKind = 'answers' | 'jobs' | 'deployment' | 'api'

// API Gateway writes under this prefix without an entry in the account's single log policy.
const nameOf = (stack: string, kind: LogKind) => `/aws/vendedlogs/${stack}/${kind}`

/** The one log of a kind, kept as long as the privacy page says; names of streams begin with the function's. */
export const createLogGroup = (scope: Construct, kind: LogKind): LogGroup => {
  const stack = Stack.of(scope)
  const id = `${kind}-log`
  const known = stack.node.tryFindChild(id)
  if (known instanceof LogGroup) return known
  return new LogGroup(stack, id, {
    logGroupName: nameOf(stack.stackName, kind),
    retention: keptDays.logs,
    removalPolicy: RemovalPolicy.DESTROY,
  })
}

import {
  CloudFormationClient,
  DescribeStackEventsCommand,
  type StackEvent,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation'

/** By AWS's failure reason. */
const remedies: [RegExp, string][] = [
  [
    /UnreservedConcurrentExecution|ReservedConcurrentExecutions/i,
    'leave reservedConcurrency out, or ask for more: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000',
  ],
  [
    /certificate.*(doesn't exist|isn't in us-east-1|not valid)|viewer certificate/i,
    'CloudFront takes certificates of us-east-1 only: aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name <your domain>',
  ],
  [
    /CNAMEAlreadyExists|CNAMEs you provided are already associated/i,
    'the domain is on another distribution still: take it off there, then deploy again',
  ],
  [
    /limit exceeded|LimitExceeded|quota|too many|maximum number/i,
    'ask for more in Service Quotas: aws service-quotas list-service-quotas --service-code <service>',
  ],
  [
    /not authorized|AccessDenied|UnauthorizedOperation/i,
    "let CDK's role do that, or bootstrap anew: npx -y pnpm@12 cdk bootstrap",
  ],
]

const isCause = ({ ResourceStatus, ResourceStatusReason = '' }: StackEvent) =>
  ResourceStatus?.endsWith('_FAILED') && !/cancelled/i.test(ResourceStatusReason)

/** The stack's first failure since a time, in a sentence; undefined if unknown. */
export const whyItFailed = async (StackName: string, since: Date, region?: string) => {
  const client = new CloudFormationClient(region ? { region } : {})
  const command = new DescribeStackEventsCommand({ StackName })
  // Newest first. Without permission, CDK's own words above must do.
  const { StackEvents = [] } = await client.send(command).catch(() => ({ StackEvents: [] }))
  const causes = StackEvents.filter(
    (event) => (event.Timestamp ?? since) >= since && isCause(event),
  )
  const cause = causes.at(-1)
  if (!cause) return undefined
  const { LogicalResourceId, ResourceStatusReason: reason = 'for no reason that AWS gives' } = cause
  const [, next] = remedies.find(([form]) => form.test(reason)) ?? []
  const sentence = `${LogicalResourceId} failed: ${reason.trim().replace(/\.$/, '')}.`
  return next ? `${sentence} Next: ${next}` : sentence
}

/** Turns deletion protection off, so that CDK can remove a failed first creation. */
export const unprotect = (StackName: string) =>
  new CloudFormationClient({}).send(
    new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
  )

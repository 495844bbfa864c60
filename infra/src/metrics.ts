import { answerWays } from '@bong-bari/contract'
import { Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Lambdas } from './functions.ts'

export type MetricSources = {
  api: HttpApi
  lambdas: Lambdas
  publishing: Queue
  notices: Queue
  deadLetters: Queue
}

type MetricOptions = { statistic: string; period: Duration; label: string }

const metricOptions = (
  label: string,
  statistic = 'Sum',
  period = Duration.minutes(5),
): MetricOptions => ({
  statistic,
  period,
  label,
})

/** An alarm may sum at most ten metrics. Metrics that are mostly silent are filled with 0, as a sum with a missing part would be missing. */
const sumOf = (label: string, usingMetrics: Record<string, Metric>) =>
  new MathExpression({
    expression: `SUM([${Object.keys(usingMetrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(', ')}])`,
    usingMetrics,
    period: Duration.minutes(5),
    label,
  })

export const createMetrics = (scope: Construct, sources: MetricSources) => {
  const { api, lambdas, notices, publishing, deadLetters } = sources
  const ownMetric = (
    metricName: string,
    options: MetricOptions,
    dimensionsMap?: Record<string, string>,
  ) =>
    new Metric({
      namespace: Stack.of(scope).stackName,
      metricName,
      ...options,
      ...(dimensionsMap && { dimensionsMap }),
    })
  return {
    calls: api.metricCount(metricOptions('Calls')),
    failedCalls: api.metricServerError(metricOptions('Failed calls')),
    typicalWait: api.metricLatency(metricOptions('Typical wait', 'p50')),
    longestWait: api.metricLatency(metricOptions('Wait of the slowest in a hundred', 'p99')),
    // CloudFront calls `pages` directly, so API Gateway does not count its failures.
    failedPages: sumOf('Failed pages', {
      errors: lambdas.pages.metricErrors(metricOptions('Pages that failed')),
      throttles: lambdas.pages.metricThrottles(metricOptions('Pages without a free instance')),
    }),
    failedPublishing: ownMetric(
      'PublishFailed',
      metricOptions('Pages that could not be published'),
    ),
    publishAge: publishing.metricApproximateAgeOfOldestMessage(
      metricOptions('Seconds that a change waits', 'Maximum'),
    ),
    deadLetters: deadLetters.metricApproximateNumberOfMessagesVisible(
      metricOptions('Dead letters', 'Maximum'),
    ),
    // The queue's own metric of age leaves out messages that were received three times, so waiting ones are counted.
    waitingNotices: sumOf('Notices that wait', {
      visible: notices.metricApproximateNumberOfMessagesVisible(
        metricOptions('Notices that nobody takes', 'Minimum'),
      ),
      held: notices.metricApproximateNumberOfMessagesNotVisible(
        metricOptions('Notices that are tried', 'Minimum'),
      ),
    }),
    failedNotices: lambdas.notices.metricErrors(metricOptions('Calls for notices that failed')),
    reactionAge: lambdas.reactions.metric(
      'IteratorAge',
      metricOptions('Milliseconds until a change is reacted to', 'Maximum'),
    ),
    failedReactions: sumOf('Reactions that failed', {
      changes: ownMetric('ReactionsFailed', metricOptions('Changes that wait for a retry')),
      calls: lambdas.reactions.metricErrors(metricOptions('Calls that failed')),
    }),
    // This function is called each minute and shares its instances with all other jobs, so its throttles stand for theirs.
    turnedAwayJobs: lambdas.reactions.metricThrottles(
      metricOptions('Jobs without a free instance'),
    ),
    // All functions of the account share one limit, so this has no dimension.
    instancesAtOnce: new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'ConcurrentExecutions',
      ...metricOptions('Functions at work at once', 'Maximum'),
    }),
    pulses: ownMetric('Pulse', metricOptions('Pulses that came through the stream')),
    siteChecks: ownMetric(
      'SiteAnswers',
      metricOptions('Good answers of the site, asked from outside'),
    ),
    leads: ownMetric('Leads', metricOptions('Requests', 'Sum', Duration.days(1)), {
      kind: 'request',
    }),
    spam: ownMetric('Leads', metricOptions('Spam', 'Sum', Duration.days(1)), { kind: 'spam' }),
    refusals: ownMetric('Refusals', metricOptions('Refused calls')),
    failures: ownMetric('ServerErrors', metricOptions('Failures of our own')),
    refusedPermissions: ownMetric('PermissionsRefused', metricOptions('Refused permissions')),
    unreadable: ownMetric(
      'UnreadableItems',
      metricOptions('Items that cannot be read', 'Sum', Duration.hours(1)),
    ),
    chatAnswers: answerWays.map((source) =>
      ownMetric('ChatAnswers', metricOptions(`by ${source}`, 'Sum', Duration.hours(1)), { source }),
    ),
    chatTokens: ownMetric('ChatTokens', metricOptions('Tokens', 'Sum', Duration.days(1))),
    videoAge: ownMetric(
      'VideoAge',
      metricOptions('Seconds since the last good reading', 'Maximum', Duration.hours(1)),
    ),
    exportSize: ownMetric(
      'ExportSize',
      metricOptions('Largest file', 'Maximum', Duration.hours(1)),
    ),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

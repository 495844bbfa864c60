import { answerWays } from '@bong-bari/contract'
import { Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Lambdas } from './functions.ts'

export type Watched = {
  api: HttpApi
  lambdas: Lambdas
  publishing: Queue
  notices: Queue
  deadLetters: Queue
}

type Reading = { statistic: string; period: Duration; label: string }

const reading = (label: string, statistic = 'Sum', period = Duration.minutes(5)): Reading => ({
  statistic,
  period,
  label,
})

/** At most ten, an alarm's limit. Mostly silent metrics; a sum with a missing one would be missing. */
const sumOf = (label: string, usingMetrics: Record<string, Metric>) =>
  new MathExpression({
    expression: `SUM([${Object.keys(usingMetrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(', ')}])`,
    usingMetrics,
    period: Duration.minutes(5),
    label,
  })

export const createMetrics = (scope: Construct, watched: Watched) => {
  const { api, lambdas, notices, publishing, deadLetters } = watched
  const own = (metricName: string, given: Reading, dimensionsMap?: Record<string, string>) =>
    new Metric({
      namespace: Stack.of(scope).stackName,
      metricName,
      ...given,
      ...(dimensionsMap && { dimensionsMap }),
    })
  return {
    calls: api.metricCount(reading('Calls')),
    failedCalls: api.metricServerError(reading('Failed calls')),
    typicalWait: api.metricLatency(reading('Typical wait', 'p50')),
    longestWait: api.metricLatency(reading('Wait of the slowest in a hundred', 'p99')),
    // API Gateway, which counts failures for the rest, is bypassed here.
    failedPages: sumOf('Failed pages', {
      errors: lambdas.pages.metricErrors(reading('Pages that failed')),
      throttles: lambdas.pages.metricThrottles(reading('Pages without a free instance')),
    }),
    failedPublishing: own('PublishFailed', reading('Pages that could not be published')),
    publishAge: publishing.metricApproximateAgeOfOldestMessage(
      reading('Seconds that a change waits', 'Maximum'),
    ),
    deadLetters: deadLetters.metricApproximateNumberOfMessagesVisible(
      reading('Messages and calls that were put aside', 'Maximum'),
    ),
    // A queue's own age ignores messages received three times.
    waitingNotices: sumOf('Notices that wait', {
      visible: notices.metricApproximateNumberOfMessagesVisible(
        reading('Notices that nobody takes', 'Minimum'),
      ),
      held: notices.metricApproximateNumberOfMessagesNotVisible(
        reading('Notices that are tried', 'Minimum'),
      ),
    }),
    failedNotices: lambdas.notices.metricErrors(reading('Calls for notices that failed')),
    reactionAge: lambdas.reactions.metric('IteratorAge', {
      ...reading('Milliseconds until something follows from a change', 'Maximum'),
    }),
    failedReactions: sumOf('Changes that something could not follow from', {
      changes: own('ReactionsFailed', reading('Changes that were put aside')),
      calls: lambdas.reactions.metricErrors(reading('Calls that failed')),
    }),
    // Called each minute, sharing its instances with all other jobs.
    turnedAwayJobs: lambdas.reactions.metricThrottles(reading('Jobs without a free instance')),
    // Of the whole account, whose functions share one limit.
    instancesAtOnce: new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'ConcurrentExecutions',
      ...reading('Functions at work at once', 'Maximum'),
    }),
    pulses: own('Pulse', reading('Pulses that came through the stream')),
    looks: own('SiteAnswers', reading('Good answers of the site, asked from outside')),
    leads: own('Leads', reading('Requests', 'Sum', Duration.days(1)), { kind: 'request' }),
    spam: own('Leads', reading('Spam', 'Sum', Duration.days(1)), { kind: 'spam' }),
    refusals: own('Refusals', reading('Refused calls')),
    failures: own('ServerErrors', reading('Failures of our own')),
    refusedPermissions: own('PermissionsRefused', reading('Refused permissions')),
    unreadable: own(
      'UnreadableItems',
      reading('Items that cannot be read', 'Sum', Duration.hours(1)),
    ),
    chatAnswers: answerWays.map((source) =>
      own('ChatAnswers', reading(`by ${source}`, 'Sum', Duration.hours(1)), { source }),
    ),
    chatTokens: own('ChatTokens', reading('Tokens', 'Sum', Duration.days(1))),
    videoAge: own(
      'VideoAge',
      reading('Seconds since the last good reading', 'Maximum', Duration.hours(1)),
    ),
    exportSize: own('ExportSize', reading('Largest file', 'Maximum', Duration.hours(1))),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

import { answerWays } from '@bong-bari/contract'
import { tableSchema } from '@bong-bari/table'
import { Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { type FunctionName, forNobody, forTheTeam, forVisitors } from './function-names.ts'
import type { Lambdas } from './functions.ts'
import type { Notices } from './notices.ts'
import type { Publishing } from './publishing.ts'
import type { Reactions } from './reactions.ts'

export type Watched = {
  api: HttpApi
  lambdas: Lambdas
  table: Pick<ITable, 'tableName'>
  publishing: Publishing
  notices: Notices
  reactions: Reactions
}

type Reading = { statistic: string; period: Duration; label: string }

const reading = (label: string, statistic = 'Sum', period = Duration.minutes(5)): Reading => ({
  statistic,
  period,
  label,
})

/**
 * A sum of at most ten metrics, which is what an alarm takes. Most of them are silent most of the
 * time, and a sum with one that says nothing would be nothing.
 */
const sumOf = (label: string, usingMetrics: Record<string, Metric>) =>
  new MathExpression({
    expression: `SUM([${Object.keys(usingMetrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(', ')}])`,
    usingMetrics,
    period: Duration.minutes(5),
    label,
  })

const throttlesOf = (lambdas: Lambdas, names: FunctionName[], label: string) =>
  sumOf(
    label,
    Object.fromEntries(
      names.map((name) => [
        name.replaceAll('-', '_'),
        lambdas[name].metric('Throttles', { statistic: 'Sum' }),
      ]),
    ),
  )

/** What an index turns away is counted under its own name, not the table's. */
const tableThrottles = ({ table }: Watched) => {
  const throttled = (kind: 'Read' | 'Write', GlobalSecondaryIndexName?: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName: `${kind}ThrottleEvents`,
      statistic: 'Sum',
      dimensionsMap: {
        TableName: table.tableName,
        ...(GlobalSecondaryIndexName && { GlobalSecondaryIndexName }),
      },
    })
  const indexes = tableSchema.indexes.flatMap(({ name }) => [
    [`reads_${name}`, throttled('Read', name)] as const,
    [`writes_${name}`, throttled('Write', name)] as const,
  ])
  return sumOf('Slowed down by the table', {
    reads: throttled('Read'),
    writes: throttled('Write'),
    ...Object.fromEntries(indexes),
  })
}

export const createMetrics = (scope: Construct, watched: Watched) => {
  const { api, lambdas, notices, publishing, reactions } = watched
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
    failedPages: lambdas.pages.metricErrors(reading('Failed pages')),
    failedPublishing: sumOf('Pages that could not be published', {
      pages: own('PublishFailed', reading('Pages that failed')),
      calls: lambdas.publish.metricErrors(reading('Calls that failed')),
    }),
    publishAge: publishing.queue.metricApproximateAgeOfOldestMessage(
      reading('Seconds that a change waits', 'Maximum'),
    ),
    publishDlqDepth: publishing.deadLetters.metricApproximateNumberOfMessagesVisible(
      reading('Messages for publishing that were given up', 'Maximum'),
    ),
    // The queue's own age leaves out what was received three times.
    waitingNotices: sumOf('Notices that wait', {
      visible: notices.queue.metricApproximateNumberOfMessagesVisible(
        reading('Notices that nobody takes', 'Minimum'),
      ),
      held: notices.queue.metricApproximateNumberOfMessagesNotVisible(
        reading('Notices that are tried', 'Minimum'),
      ),
    }),
    failedNotices: lambdas.notices.metricErrors(reading('Calls for notices that failed')),
    deadNotices: notices.deadLetters.metricApproximateNumberOfMessagesVisible(
      reading('Notices that were put aside', 'Maximum'),
    ),
    failedSweeps: lambdas['picture-sweep'].metricErrors(
      reading('Failed sweeps', 'Sum', Duration.days(1)),
    ),
    failedAssetSweeps: lambdas['asset-sweep'].metricErrors(
      reading('Failed sweeps of files', 'Sum', Duration.days(1)),
    ),
    failedRetention: lambdas['lead-retention'].metricErrors(
      reading('Failed erasing of old requests', 'Sum', Duration.days(1)),
    ),
    reactionAge: lambdas.reactions.metric('IteratorAge', {
      ...reading('Milliseconds until something follows from a change', 'Maximum'),
    }),
    failedReactions: sumOf('Changes that something could not follow from', {
      changes: own('ReactionsFailed', reading('Changes that were put aside')),
      calls: lambdas.reactions.metricErrors(reading('Calls that failed')),
    }),
    deadReactions: reactions.deadLetters.metricApproximateNumberOfMessagesVisible(
      reading('Changes that were given up', 'Maximum'),
    ),
    turnedAwayVisitors: throttlesOf(lambdas, [...forVisitors], 'Turned away visitors'),
    turnedAwayTeam: throttlesOf(lambdas, [...forTheTeam], 'Turned away team'),
    turnedAwayJobs: throttlesOf(lambdas, [...forNobody], 'Turned away jobs'),
    tableThrottles: tableThrottles(watched),
    leads: own('Leads', reading('Requests', 'Sum', Duration.days(1)), { kind: 'request' }),
    spam: own('Leads', reading('Spam', 'Sum', Duration.days(1)), { kind: 'spam' }),
    refusals: own('Refusals', reading('Refused calls')),
    failures: own('ServerErrors', reading('Failures of our own')),
    unreadable: own(
      'UnreadableItems',
      reading('Items that cannot be read', 'Sum', Duration.hours(1)),
    ),
    chatAnswers: answerWays.map((source) =>
      own('ChatAnswers', reading(`by ${source}`, 'Sum', Duration.hours(1)), { source }),
    ),
    chatTokens: own('ChatTokens', reading('Tokens', 'Sum', Duration.days(1))),
    videoAge: own('VideoAge', reading('Seconds since the last good reading', 'Maximum')),
    videosRefreshed: own('VideosRefreshed', reading('Readings', 'Sum', Duration.hours(1))),
    exportSize: own('ExportSize', reading('Largest file', 'Maximum', Duration.hours(1))),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

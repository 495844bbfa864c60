import { Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { type FunctionName, forTheTeam, forVisitors } from './function-names.ts'
import type { Lambdas } from './functions.ts'

/** What is watched: the parts of the stack that make numbers. */
export type Watched = { api: HttpApi; lambdas: Lambdas; table: Pick<ITable, 'metric'> }

type Reading = { statistic: string; period: Duration; label: string }

const reading = (label: string, statistic = 'Sum', period = Duration.minutes(5)): Reading => ({
  statistic,
  period,
  label,
})

/** Functions of one metric; an alarm takes at most ten. */
const sumOver = (lambdas: Lambdas, names: FunctionName[], metricName: string, label: string) => {
  const named = names.map((name) => {
    const metric = lambdas[name].metric(metricName, { statistic: 'Sum' })
    return [name.replaceAll('-', '_'), metric] as const
  })
  return new MathExpression({
    expression: named.map(([id]) => id).join(' + '),
    usingMetrics: Object.fromEntries(named),
    period: Duration.minutes(5),
    label,
  })
}

const throttled = ({ table }: Watched, kind: 'Read' | 'Write') =>
  table.metric(`${kind}ThrottleEvents`, { statistic: 'Sum' })

/** Every number that an alarm or the dashboard reads, by what it means. */
export const createMetrics = (scope: Construct, watched: Watched) => {
  const { api, lambdas } = watched
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
    failedSweeps: lambdas['picture-sweep'].metricErrors(
      reading('Failed sweeps', 'Sum', Duration.days(1)),
    ),
    turnedAwayVisitors: sumOver(lambdas, forVisitors, 'Throttles', 'Turned away visitors'),
    turnedAwayTeam: sumOver(lambdas, forTheTeam, 'Throttles', 'Turned away team and schedules'),
    tableThrottles: new MathExpression({
      expression: 'reads + writes',
      usingMetrics: { reads: throttled(watched, 'Read'), writes: throttled(watched, 'Write') },
      period: Duration.minutes(5),
      label: 'Slowed down by the table',
    }),
    leads: own('Leads', reading('Requests', 'Sum', Duration.days(1)), { kind: 'request' }),
    spam: own('Leads', reading('Spam', 'Sum', Duration.days(1)), { kind: 'spam' }),
    refusals: own('Refusals', reading('Refused calls')),
    failures: own('ServerErrors', reading('Failures of our own')),
    chatAnswers: (['row', 'handoff', 'model', 'template', 'built-in'] as const).map((source) =>
      own('ChatAnswers', reading(`by ${source}`, 'Sum', Duration.hours(1)), { source }),
    ),
    chatTokens: own('ChatTokens', reading('Tokens', 'Sum', Duration.days(1))),
    videoAge: own('VideoAge', reading('Seconds since the last good reading', 'Maximum')),
    videosRefreshed: own('VideosRefreshed', reading('Readings', 'Sum', Duration.hours(1))),
    exportSize: own('ExportSize', reading('Largest file', 'Maximum', Duration.hours(1))),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

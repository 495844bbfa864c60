import { expect, test } from 'vitest'
import { everything, functionId, onlyResource, resourcesOf, synthesize } from '../testing/synth.ts'

const [plain, full] = [await synthesize(), await synthesize(everything)]

const alarms = resourcesOf(full, 'AWS::CloudWatch::Alarm')
const alarm = (name: string, template = full) =>
  resourcesOf(template, 'AWS::CloudWatch::Alarm').find(({ id }) => id.startsWith(`Alarms${name}`))
    ?.Properties

type Query = {
  Id: string
  Expression?: string
  MetricStat?: {
    Metric: {
      MetricName: string
      Namespace: string
      Dimensions: { Name: string; Value: unknown }[]
    }
  }
}

/** Every number of CloudWatch that an alarm reads. */
const metricsOf = ({ Metrics = [] }: { Metrics?: Query[] } = {}) =>
  Metrics.flatMap(({ MetricStat }) =>
    MetricStat ? [{ ...MetricStat.Metric, Dimensions: MetricStat.Metric.Dimensions ?? [] }] : [],
  )

/** The one number of CloudWatch that an alarm reads, and how. */
const reads = (name: string) => {
  const { MetricStat } = alarm(name)?.Metrics[0] ?? {}
  return { ...MetricStat.Metric, stat: MetricStat.Stat, period: MetricStat.Period }
}

test('every alarm tells the topic, also that it is over, and a person what it means and what to do', () => {
  const topic = { Ref: onlyResource(full, 'AWS::SNS::Topic').id }
  for (const { Properties } of alarms) {
    expect(Properties.AlarmActions).toEqual([topic])
    expect(Properties.OKActions).toEqual([topic])
    expect(Properties.AlarmDescription.length).toBeGreaterThan(80)
    expect(Properties.AlarmDescription.length).toBeLessThanOrEqual(1024)
  }
})

const always = [
  'CallsFail',
  'CallsWait',
  'GivenUp',
  'ItemsUnreadable',
  'JobsTurnedAway',
  'NoticesFail',
  'NoticesWait',
  'PagesFail',
  'PagesOld',
  'PermissionsRefused',
  'PublishingFails',
  'PulseMissing',
  'ReactionsFail',
  'ReactionsLate',
  'SiteFails',
]

const namesIn = (template: typeof full) =>
  resourcesOf(template, 'AWS::CloudWatch::Alarm')
    .map(({ id }) => id.slice('Alarms'.length, -8))
    .toSorted()

test('every deployment is watched; videos, the bot and the instances of a small account where they are configured', async () => {
  expect(namesIn(plain)).toEqual(always)
  expect(namesIn(full)).toEqual([...always, 'BotNearlySpent', 'VideosOld'].toSorted())
  const small = await synthesize({ concurrentFunctions: 10 })
  expect(namesIn(small)).toEqual([...always, 'InstancesFew'].toSorted())
  // It rings before all of the ten are at work.
  expect(alarm('InstancesFew', small)).toMatchObject({ Threshold: 8, EvaluationPeriods: 3 })
})

test('one alarm hears of everything that was put aside: of every queue, the stream, and each job by the clock', () => {
  const [deadLetters, ...others] = resourcesOf(full, 'AWS::SQS::Queue').filter(
    ({ Properties }) => !Properties.RedrivePolicy,
  )
  expect(others).toEqual([])
  const { MetricName, Dimensions } = reads('GivenUp')
  expect(MetricName).toBe('ApproximateNumberOfMessagesVisible')
  expect(JSON.stringify(Dimensions)).toContain(deadLetters?.id)
  const target = { 'Fn::GetAtt': [deadLetters?.id, 'Arn'] }
  for (const { Properties } of resourcesOf(full, 'AWS::SQS::Queue'))
    if (Properties.RedrivePolicy)
      expect(Properties.RedrivePolicy.deadLetterTargetArn).toEqual(target)
  const aside = resourcesOf(full, 'AWS::Lambda::EventInvokeConfig').flatMap(({ Properties }) =>
    Properties.DestinationConfig?.OnFailure.Destination
      ? [[Properties.FunctionName.Ref, Properties.DestinationConfig.OnFailure.Destination]]
      : [],
  )
  expect(aside).toEqual([[functionId(full, 'reactions'), target]])
})

test('no function is throttled unheard, and no other stage is heard', () => {
  // API Gateway answers 5xx where no instance is free; other functions are called past it.
  const throttled = alarms.flatMap(({ Properties }) =>
    metricsOf(Properties).filter(({ MetricName }) => MetricName === 'Throttles'),
  )
  const watched = throttled.map(({ Dimensions }) => JSON.stringify(Dimensions))
  expect(watched.toSorted()).toEqual(
    ['pages', 'reactions']
      .map((name) =>
        JSON.stringify([{ Name: 'FunctionName', Value: { Ref: functionId(full, name) } }]),
      )
      .sort(),
  )
  for (const { Properties } of alarms)
    for (const { Namespace, Dimensions } of metricsOf(Properties))
      if (Namespace !== 'Test') expect(Dimensions).not.toEqual([])
})

test('the alarms read at most 20 numbers, for AWS bills each', () => {
  const all = alarms.flatMap(({ Properties }) => metricsOf(Properties))
  expect(all.length).toBeLessThanOrEqual(20)
})

test('a sum rings though most of its numbers are silent', () => {
  const sums = alarms.flatMap(({ Properties }) => {
    const queries: Query[] = Properties.Metrics ?? []
    const ids = queries.filter(({ MetricStat }) => MetricStat).map(({ Id }) => Id)
    return queries.flatMap(({ Expression }) => (Expression ? [{ Expression, ids }] : []))
  })
  expect(sums.length).toBeGreaterThanOrEqual(3)
  for (const { Expression, ids } of sums) {
    const filled = [...Expression.matchAll(/FILL\((\w+), 0\)/g)].map(([, id]) => id)
    expect(filled.toSorted()).toEqual(ids.toSorted())
    expect(Expression.replace(/FILL\(\w+, 0\)/g, '0')).toMatch(/^SUM\(\[(0, )*0\]\)$/)
  }
})

test('silence is no health: a missing pulse and a site that does not answer ring', () => {
  const watched = { PulseMissing: 'Pulse', SiteFails: 'SiteAnswers' }
  for (const [name, MetricName] of Object.entries(watched)) {
    expect(reads(name)).toMatchObject({ Namespace: 'Test', MetricName, stat: 'Sum' })
    expect(alarm(name, plain)).toMatchObject({
      Threshold: 1,
      EvaluationPeriods: 2,
      TreatMissingData: 'breaching',
      ComparisonOperator: 'LessThanThreshold',
    })
  }
})

test('the topic writes to the team, over TLS, and only CloudWatch of this account speaks to it', () => {
  expect(onlyResource(full, 'AWS::SNS::Subscription').Properties).toMatchObject({
    Protocol: 'email',
    Endpoint: everything.alarmEmail,
  })
  plain.resourceCountIs('AWS::SNS::Subscription', 0)
  const { Statement } = onlyResource(full, 'AWS::SNS::TopicPolicy').Properties.PolicyDocument
  const allowed = Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow')
  expect(allowed).toEqual([
    expect.objectContaining({
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    }),
  ])
})

test('the budget writes at 80 % spent and at 100 % foreseen, where there is somebody to write to', () => {
  const { Budget, NotificationsWithSubscribers } = onlyResource(
    full,
    'AWS::Budgets::Budget',
  ).Properties
  expect(Budget).toMatchObject({
    BudgetType: 'COST',
    TimeUnit: 'MONTHLY',
    BudgetLimit: { Amount: 20, Unit: 'USD' },
  })
  const notifications: { Notification: Record<string, unknown> }[] = NotificationsWithSubscribers
  expect(
    notifications.map(({ Notification: { NotificationType, Threshold } }) => [
      NotificationType,
      Threshold,
    ]),
  ).toEqual([
    ['ACTUAL', 80],
    ['FORECASTED', 100],
  ])
  plain.resourceCountIs('AWS::Budgets::Budget', 0)
})

test('one dashboard shows every alarm and every number of our own', () => {
  const { DashboardBody, DashboardName } = onlyResource(
    full,
    'AWS::CloudWatch::Dashboard',
  ).Properties
  const body = JSON.stringify(DashboardBody)
  for (const { id } of alarms) expect(body).toContain(id)
  const names = ['Leads', 'Refusals', 'ServerErrors', 'ChatAnswers', 'ChatTokens', 'VideoAge']
  for (const name of [...names, 'ExportSize', 'PublishFailed']) expect(body).toContain(name)
  expect(DashboardName).toEqual({ 'Fn::Join': ['', ['Test-Dashboard-', { Ref: 'AWS::Region' }]] })
})

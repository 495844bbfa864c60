import { functionTimeoutMs } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { functionId, type Resource, resourcesOf, synthesize } from '../testing/synth.ts'
import { ringing } from './function-names.ts'

const template = await synthesize()
const publish = functionId(template, 'publish')
const queues = resourcesOf(template, 'AWS::SQS::Queue').filter(({ id }) =>
  id.startsWith('Publishing'),
)

const queueOf = (name: string): Resource => {
  const found = queues.find(({ id }) => id.startsWith(`Publishing${name}`))
  if (!found) throw new Error(`no queue ${name}`)
  return found
}
const [bell, deadLetters] = [queueOf('Bell'), queueOf('DeadLetters')]

const arnOf = ({ id }: Resource) => ({ 'Fn::GetAtt': [id, 'Arn'] })

test('a ring that publish fails for comes back after six of its times, and is put aside after five', () => {
  expect(queues).toHaveLength(2)
  expect(bell.Properties).toMatchObject({
    VisibilityTimeout: (6 * functionTimeoutMs('publish')) / 1_000,
    RedrivePolicy: { deadLetterTargetArn: arnOf(deadLetters), maxReceiveCount: 5 },
  })
  expect(deadLetters.Properties.MessageRetentionPeriod).toBe(14 * 86_400)
})

test('both queues are encrypted and refuse plain HTTP', () => {
  for (const queue of [bell, deadLetters]) {
    expect(queue.Properties.SqsManagedSseEnabled).toBe(true)
    const policy = resourcesOf(template, 'AWS::SQS::QueuePolicy').find(
      ({ Properties }) => Properties.Queues[0].Ref === queue.id,
    )
    expect(policy?.Properties.PolicyDocument.Statement).toEqual([
      expect.objectContaining({
        ...{ Effect: 'Deny', Action: 'sqs:*', Principal: { AWS: '*' } },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    ])
  }
})

test('many rings of one second are one call, and two calls at most run for rings', () => {
  const mapping = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').find(
    ({ Properties }) => Properties.FunctionName.Ref === publish,
  )
  expect(mapping?.Properties).toEqual({
    FunctionName: { Ref: publish },
    EventSourceArn: arnOf(bell),
    BatchSize: 100,
    MaximumBatchingWindowInSeconds: 1,
    ScalingConfig: { MaximumConcurrency: 2 },
  })
})

const variablesOf = ({ Properties }: Resource) => Properties.Environment?.Variables ?? {}

const list = <T>(value: T | T[]) => [value].flat() as T[]

const aboutQueues = resourcesOf(template, 'AWS::IAM::Policy').flatMap(({ id, Properties }) =>
  list<{ Action: string | string[]; Resource: unknown }>(Properties.PolicyDocument.Statement)
    .filter(({ Action }) => list(Action).some((action) => action.startsWith('sqs:')))
    .filter(({ Resource }) => JSON.stringify(Resource).includes(bell.id))
    .map((statement) => ({ id, ...statement })),
)

test('whoever changes pages may ring and do nothing else there, and nobody else may', () => {
  expect([...ringing].sort()).toEqual([
    'pictures',
    'posts',
    'sections',
    'settings',
    'trash',
    'video-refresh',
  ])
  const allowed = new Set(ringing.map((name) => functionId(template, name)))
  const knowing = resourcesOf(template, 'AWS::Lambda::Function').filter(
    (one) => variablesOf(one).PUBLISH_QUEUE_URL,
  )
  expect(new Set(knowing.map(({ id }) => id))).toEqual(allowed)
  for (const one of knowing) expect(variablesOf(one).PUBLISH_QUEUE_URL).toEqual({ Ref: bell.id })

  const senders = aboutQueues.filter(({ id }) => !id.startsWith('FunctionsPublishRole'))
  expect(senders).toHaveLength(allowed.size)
  for (const { Action, Resource } of senders)
    expect([Action, Resource]).toEqual(['sqs:SendMessage', arnOf(bell)])
  const [reading, ...others] = aboutQueues.filter(({ id }) => id.startsWith('FunctionsPublishRole'))
  expect(others).toEqual([])
  expect(reading?.Resource).toEqual(arnOf(bell))
  expect(reading?.Action).not.toContain('sqs:SendMessage')
})

const rules = resourcesOf(template, 'AWS::Events::Rule')
  .map(({ Properties }) => Properties)
  .filter(({ Targets }) => Targets[0].Arn['Fn::GetAtt'][0] === publish)

test('publish looks each minute for what is due, and compares everything at night', () => {
  const orders = rules.map(({ ScheduleExpression, Targets }) => {
    const { InputPathsMap, InputTemplate } = Targets[0].InputTransformer
    expect(InputPathsMap).toEqual({ time: '$.time' })
    return [
      ScheduleExpression,
      JSON.parse(InputTemplate.replace('<time>', '"2026-03-01T00:00:00Z"')),
    ]
  })
  const time = '2026-03-01T00:00:00Z'
  expect(Object.fromEntries(orders)).toEqual({
    'rate(1 minute)': { order: 'due', time },
    'cron(30 20 * * ? *)': { order: 'everything', time },
  })
  for (const { State } of rules) expect(State).toBe('ENABLED')
})

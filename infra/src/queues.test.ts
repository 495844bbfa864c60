import { functionTimeoutMs } from '@bong-bari/contract'
import { streamedPrefixes } from '@bong-bari/table'
import { expect, test } from 'vitest'
import {
  aboutService,
  everything,
  functionId,
  listOf,
  type Resource,
  resourcesOf,
  restored,
  scheduledCalls,
  statementsOf,
  synthesize,
} from '../testing/synth.ts'

const template = await synthesize()
const arnOf = ({ id }: Resource) => ({ 'Fn::GetAtt': [id, 'Arn'] })
const allQueues = resourcesOf(template, 'AWS::SQS::Queue')

const queueOf = (start: string): Resource =>
  allQueues.find(({ id }) => id.startsWith(start)) ?? expect.fail(start)
const deadLetters = queueOf('DeadLetters')

/** The mappings by which a function is called for a stream or a queue. */
const mappingsOf = (given: typeof template, name: string) =>
  resourcesOf(given, 'AWS::Lambda::EventSourceMapping')
    .map(({ Properties }) => Properties)
    .filter(({ FunctionName }) => FunctionName.Ref === functionId(given, name))

const queues = [
  {
    name: 'publish',
    start: 'PublishingQueue',
    variable: 'PUBLISH_QUEUE_URL',
    tries: 12,
    batch: { BatchSize: 100, MaximumBatchingWindowInSeconds: 1 },
    senders: ['publish', 'reactions'],
  },
  {
    name: 'notices',
    start: 'NoticesQueue',
    variable: 'NOTICE_QUEUE_URL',
    tries: 100,
    batch: { BatchSize: 10 },
    senders: ['reactions'],
  },
  {
    name: 'reactions',
    start: 'ReactionsQueue',
    variable: 'REACTION_QUEUE_URL',
    tries: 5,
    batch: { BatchSize: 10 },
    senders: ['chat', 'reactions'],
  },
]

test('dead letters stay for two weeks', () => {
  expect(deadLetters.Properties.MessageRetentionPeriod).toBe(14 * 86_400)
})

test.each(queues)(
  'a message of $name that fails comes back alone, is a dead letter after $tries tries, and two calls at most run',
  ({ name, start, tries, batch }) => {
    const queue = queueOf(start)
    expect(queue.Properties).toMatchObject({
      VisibilityTimeout: (6 * functionTimeoutMs(name)) / 1_000,
      RedrivePolicy: { deadLetterTargetArn: arnOf(deadLetters), maxReceiveCount: tries },
    })
    const mappings = mappingsOf(template, name).filter((one) => !one.StartingPosition)
    expect(mappings).toMatchObject([
      {
        EventSourceArn: arnOf(queue),
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: 2 },
        ...batch,
      },
    ])
  },
)

test.each(queues)(
  '$senders may send to the queue of $name, which works on it, and nobody else knows it',
  ({ name, start, variable, senders }) => {
    const queue = queueOf(start)
    const own = functionId(template, name)
    const aware = resourcesOf(template, 'AWS::Lambda::Function').filter(
      ({ Properties }) => Properties.Environment?.Variables?.[variable],
    )
    expect(new Set([...aware.map(({ id }) => id), own])).toEqual(
      new Set([...senders.map((sender) => functionId(template, sender)), own]),
    )
    const about = aboutService(statementsOf(template), 'sqs').filter(({ Resource }) =>
      JSON.stringify(Resource).includes(queue.id),
    )
    for (const { Resource } of about) expect(Resource).toEqual(arnOf(queue))
    const sending = about.filter(({ Action }) => Action === 'sqs:SendMessage')
    expect(sending).toHaveLength(senders.length)
    const [reading, ...others] = about.filter((one) => !sending.includes(one))
    expect(others).toEqual([])
    expect(reading?.policy.toLowerCase()).toMatch(`functions${name}role`)
    expect(reading?.Action).toContain('sqs:ChangeMessageVisibility')
    expect(reading?.Action).not.toContain('sqs:SendMessage')
  },
)

test('mail goes from one address alone, and none goes where the operator gave no address', async () => {
  const mailing = (given: typeof template) => aboutService(statementsOf(given), 'ses')
  expect(mailing(template)).toEqual([])
  const [own, ...others] = mailing(await synthesize(everything))
  expect(others).toEqual([])
  expect(own).toMatchObject({
    policy: expect.stringMatching(/^FunctionsNoticesRole/),
    Action: 'ses:SendEmail',
    Condition: { StringEquals: { 'ses:FromAddress': everything.mailFrom } },
  })
  const identities = listOf(own?.Resource).map(
    (one) => /identity\/([^"]+)/.exec(JSON.stringify(one))?.[1],
  )
  expect(identities).toEqual(['notices@example.test', 'example.test'])
})

test('the digest is asked for every five minutes', () => {
  expect(scheduledCalls(template, 'notices')).toMatchObject([
    { schedule: 'rate(5 minutes)', input: { order: 'digest', time: 'now' } },
  ])
})

test('reactions looks each minute at what became due, derives everything at night and erases leads past their age', () => {
  const calls = scheduledCalls(template, 'reactions')
  expect(Object.fromEntries(calls.map(({ schedule, input }) => [schedule, input]))).toEqual({
    'rate(1 minute)': { order: 'minute', time: 'now', looks: true },
    'cron(30 20 * * ? *)': { order: 'everything', time: 'now' },
    'rate(1 day)': { order: 'retention', time: 'now' },
  })
})

const streamsOf = (given: typeof template) =>
  resourcesOf(given, 'AWS::Lambda::EventSourceMapping').filter(
    ({ Properties }) => Properties.StartingPosition,
  )

test('the stream calls reactions alone, with changes of entities that have a reaction', () => {
  const [mapping, ...others] = streamsOf(template)
  expect(others).toEqual([])
  expect(mapping?.Properties).toMatchObject({
    FunctionName: { Ref: functionId(template, 'reactions') },
    StartingPosition: 'TRIM_HORIZON',
    MaximumRecordAgeInSeconds: 900,
    MaximumRetryAttempts: 3,
    BisectBatchOnFunctionError: true,
    DestinationConfig: { OnFailure: { Destination: arnOf(deadLetters) } },
  })
  const [filter] = mapping?.Properties.FilterCriteria.Filters ?? []
  expect(JSON.parse(filter.Pattern)).toEqual({
    dynamodb: {
      Keys: { pk: { S: Object.values(streamedPrefixes).map((prefix) => ({ prefix })) } },
    },
  })
  expect(filter.Pattern).not.toContain('USER')
})

test('a restored table is read by its own stream', async () => {
  const [mapping] = streamsOf(await synthesize(restored))
  expect(mapping?.Properties.EventSourceArn).toBe(restored.restoredTableStream)
})

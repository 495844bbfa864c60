import { functionTimeoutMs } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { functionId, policiesOf, type Resource, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const arnOf = ({ id }: Resource) => ({ 'Fn::GetAtt': [id, 'Arn'] })
const list = <T>(value: T | T[]) => [value].flat() as T[]

const queueOf = (start: string): Resource =>
  resourcesOf(template, 'AWS::SQS::Queue').find(({ id }) => id.startsWith(start)) ??
  expect.fail(start)
const deadLetters = queueOf('DeadLetters')

/** Messages of one call; how often one is tried, the seconds that a call waits for more; who sends. */
const queues = [
  {
    ...{ name: 'publish', start: 'PublishingQueue', variable: 'PUBLISH_QUEUE_URL', most: 100 },
    ...{ tries: 12, MaximumBatchingWindowInSeconds: 1, senders: ['publish', 'reactions'] },
  },
  {
    ...{ name: 'notices', start: 'NoticesQueue', variable: 'NOTICE_QUEUE_URL', most: 10 },
    ...{ tries: 100, senders: ['reactions'] },
  },
]

test('what was put aside stays for two weeks, and no queue is in the clear', () => {
  expect(deadLetters.Properties.MessageRetentionPeriod).toBe(14 * 86_400)
  for (const one of resourcesOf(template, 'AWS::SQS::Queue')) {
    expect(one.Properties.SqsManagedSseEnabled).toBe(true)
    const policy = resourcesOf(template, 'AWS::SQS::QueuePolicy').find(
      ({ Properties }) => Properties.Queues[0].Ref === one.id,
    )
    expect(policy?.Properties.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        ...{ Effect: 'Deny', Action: 'sqs:*', Principal: { AWS: '*' } },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    )
  }
})

test.each(queues)(
  'a message of $name that fails comes back alone and is put aside after $tries times, and two calls at most run',
  ({ name, start, most, tries, senders: _, variable: _variable, ...window }) => {
    const queue = queueOf(start)
    expect(queue.Properties).toMatchObject({
      VisibilityTimeout: (6 * functionTimeoutMs(name)) / 1_000,
      RedrivePolicy: { deadLetterTargetArn: arnOf(deadLetters), maxReceiveCount: tries },
    })
    const mapping = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').find(
      ({ Properties }) => Properties.FunctionName.Ref === functionId(template, name),
    )
    expect(mapping?.Properties).toMatchObject({
      FunctionName: { Ref: functionId(template, name) },
      EventSourceArn: arnOf(queue),
      BatchSize: most,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
      ...window,
    })
  },
)

test.each(queues)(
  '$senders may send to the queue of $name, which works on it, and nobody else knows it',
  ({ name, start, variable, senders }) => {
    const queue = queueOf(start)
    const ids = senders.map((sender) => functionId(template, sender))
    const own = functionId(template, name)
    const knowing = resourcesOf(template, 'AWS::Lambda::Function').filter(
      ({ Properties }) => Properties.Environment?.Variables?.[variable],
    )
    expect(new Set([...knowing.map(({ id }) => id), own])).toEqual(new Set([...ids, own]))
    const about = policiesOf(template).flatMap(({ id, Properties }) =>
      list<{ Action: string | string[]; Resource: unknown }>(Properties.PolicyDocument.Statement)
        .filter(({ Action }) => list(Action).some((action) => action.startsWith('sqs:')))
        .filter(({ Resource }) => JSON.stringify(Resource).includes(queue.id))
        .map((statement) => ({ id, ...statement })),
    )
    for (const { Resource } of about) expect(Resource).toEqual(arnOf(queue))
    const sending = about.filter(({ Action }) => Action === 'sqs:SendMessage')
    expect(sending).toHaveLength(senders.length)
    const [reading, ...others] = about.filter((one) => !sending.includes(one))
    expect(others).toEqual([])
    expect(reading?.id.toLowerCase()).toMatch(`functions${name}role`)
    expect(reading?.Action).toContain('sqs:ChangeMessageVisibility')
    expect(reading?.Action).not.toContain('sqs:SendMessage')
  },
)

import { functionTimeoutMs } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { functionId, policiesOf, type Resource, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const publish = functionId(template, 'publish')
const queues = resourcesOf(template, 'AWS::SQS::Queue').filter(({ id }) =>
  /^(Publishing|DeadLetters)/.test(id),
)

const queueOf = (name: string): Resource => {
  const found = queues.find(
    ({ id }) => /^(Publishing)?(Queue|DeadLetters)/.test(id) && id.includes(name),
  )
  if (!found) throw new Error(`no queue ${name}`)
  return found
}
const queue = queueOf('Queue')
const deadLetters = queueOf('DeadLetters')

const arnOf = ({ id }: Resource) => ({ 'Fn::GetAtt': [id, 'Arn'] })

test('a message that publish fails for comes back after six of its times, and is put aside after twelve', () => {
  expect(queues).toHaveLength(2)
  expect(queue.Properties).toMatchObject({
    VisibilityTimeout: (6 * functionTimeoutMs('publish')) / 1_000,
    RedrivePolicy: { deadLetterTargetArn: arnOf(deadLetters), maxReceiveCount: 12 },
  })
  expect(deadLetters.Properties.MessageRetentionPeriod).toBe(14 * 86_400)
})

test('both queues are encrypted and refuse plain HTTP', () => {
  for (const one of [queue, deadLetters]) {
    expect(one.Properties.SqsManagedSseEnabled).toBe(true)
    const policy = resourcesOf(template, 'AWS::SQS::QueuePolicy').find(
      ({ Properties }) => Properties.Queues[0].Ref === one.id,
    )
    expect(policy?.Properties.PolicyDocument.Statement).toEqual([
      expect.objectContaining({
        ...{ Effect: 'Deny', Action: 'sqs:*', Principal: { AWS: '*' } },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    ])
  }
})

test('changes of one second are one call, two calls at most run for the queue, and what fails comes back alone', () => {
  const mapping = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').find(
    ({ Properties }) => Properties.FunctionName.Ref === publish,
  )
  expect(mapping?.Properties).toEqual({
    FunctionName: { Ref: publish },
    EventSourceArn: arnOf(queue),
    BatchSize: 100,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumBatchingWindowInSeconds: 1,
    ScalingConfig: { MaximumConcurrency: 2 },
  })
})

const variablesOf = ({ Properties }: Resource) => Properties.Environment?.Variables ?? {}

const list = <T>(value: T | T[]) => [value].flat() as T[]

const aboutQueues = policiesOf(template).flatMap(({ id, Properties }) =>
  list<{ Action: string | string[]; Resource: unknown }>(Properties.PolicyDocument.Statement)
    .filter(({ Action }) => list(Action).some((action) => action.startsWith('sqs:')))
    .filter(({ Resource }) => JSON.stringify(Resource).includes(queue.id))
    .map((statement) => ({ id, ...statement })),
)

test('what follows from a change may be sent there, and what is left of a walk; nobody else sends', () => {
  const senders = ['reactions', 'publish'].map((name) => functionId(template, name))
  const knowing = resourcesOf(template, 'AWS::Lambda::Function').filter(
    (one) => variablesOf(one).PUBLISH_QUEUE_URL,
  )
  expect(knowing.map(({ id }) => id).toSorted()).toEqual(senders.toSorted())
  for (const one of knowing) expect(variablesOf(one).PUBLISH_QUEUE_URL).toEqual({ Ref: queue.id })

  for (const { Resource } of aboutQueues) expect(Resource).toEqual(arnOf(queue))
  const isSending = ({ Action }: { Action: string | string[] }) => Action === 'sqs:SendMessage'
  expect(aboutQueues.filter(isSending)).toHaveLength(2)
  const [reading, ...others] = aboutQueues.filter((one) => !isSending(one))
  expect(others).toEqual([])
  expect(reading?.id).toMatch(/^FunctionsPublishRole/)
  expect(reading?.Action).toContain('sqs:ChangeMessageVisibility')
  expect(reading?.Action).not.toContain('sqs:SendMessage')
})

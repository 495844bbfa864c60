import { functionTimeoutMs } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import {
  everything,
  functionId,
  policiesOf,
  type Resource,
  resourcesOf,
  synthesize,
} from '../testing/synth.ts'

const [template, withMail] = [await synthesize(), await synthesize(everything)]
const notices = functionId(template, 'notices')

const queueOf = (name: string): Resource => {
  const found = resourcesOf(template, 'AWS::SQS::Queue').find(
    ({ id }) => /^(Notices)?(Queue|DeadLetters)/.test(id) && id.includes(name),
  )
  if (!found) throw new Error(`no queue ${name}`)
  return found
}
const queue = queueOf('Queue')
const deadLetters = queueOf('DeadLetters')
const arnOf = ({ id }: Resource) => ({ 'Fn::GetAtt': [id, 'Arn'] })

test('a notice that cannot be told comes back, and is put aside after a day', () => {
  expect(queue.Properties).toMatchObject({
    VisibilityTimeout: (6 * functionTimeoutMs('notices')) / 1_000,
    RedrivePolicy: { deadLetterTargetArn: arnOf(deadLetters), maxReceiveCount: 100 },
  })
  expect(deadLetters.Properties.MessageRetentionPeriod).toBe(14 * 86_400)
  for (const one of [queue, deadLetters]) expect(one.Properties.SqsManagedSseEnabled).toBe(true)
})

test('ten notices are one call, which names those that failed, and two calls at most run', () => {
  const mapping = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').find(
    ({ Properties }) => Properties.FunctionName.Ref === notices,
  )
  expect(mapping?.Properties).toEqual({
    FunctionName: { Ref: notices },
    EventSourceArn: arnOf(queue),
    BatchSize: 10,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: 2 },
  })
})

type Statement = { Action: string | string[]; Resource: unknown; Condition?: unknown }
const list = <T>(value: T | T[]) => [value].flat() as T[]

const statements = (from: typeof template, service: string) =>
  policiesOf(from).flatMap(({ id, Properties }) =>
    list<Statement>(Properties.PolicyDocument.Statement)
      .filter(({ Action }) => list(Action).some((one) => one.startsWith(`${service}:`)))
      .map((statement) => ({ id, ...statement })),
  )

test('reactions may send to the queue, notices may work on it, and nobody else knows it', () => {
  const about = statements(template, 'sqs').filter(({ Resource }) =>
    JSON.stringify(Resource).includes(queue.id),
  )
  const [reader, sender, ...others] = about.sort((a, b) => (a.id < b.id ? -1 : 1))
  expect(others).toEqual([])
  expect(sender).toMatchObject({ Action: 'sqs:SendMessage', Resource: arnOf(queue) })
  expect(sender?.id).toMatch(/^FunctionsReactionsRole/)
  expect(reader?.id).toMatch(/^FunctionsNoticesRole/)
  expect(reader?.Action).toContain('sqs:ChangeMessageVisibility')
  expect(reader?.Action).not.toContain('sqs:SendMessage')
  const knowing = resourcesOf(template, 'AWS::Lambda::Function').filter(
    ({ Properties }) => Properties.Environment?.Variables?.NOTICE_QUEUE_URL,
  )
  expect(knowing.map(({ id }) => id).sort()).toEqual(
    [notices, functionId(template, 'reactions')].sort(),
  )
})

test('mail goes from one address alone, and none goes where the operator gave no address', () => {
  expect(statements(template, 'ses')).toEqual([])
  const [own, ...others] = statements(withMail, 'ses')
  expect(others).toEqual([])
  expect(own).toMatchObject({
    Action: 'ses:SendEmail',
    Condition: { StringEquals: { 'ses:FromAddress': everything.mailFrom } },
  })
  expect(own?.id).toMatch(/^FunctionsNoticesRole/)
  const identities = list(own?.Resource).map((one) => /identity\/([^"]+)/.exec(JSON.stringify(one)))
  expect(identities.map((found) => found?.[1])).toEqual(['notices@example.test', 'example.test'])
})

test('the digest is asked for every five minutes', () => {
  const [rule, ...others] = resourcesOf(template, 'AWS::Events::Rule').filter(
    ({ Properties }) => Properties.Targets[0].Arn['Fn::GetAtt'][0] === notices,
  )
  expect(others).toEqual([])
  expect(rule?.Properties).toMatchObject({
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
    Targets: [{ InputTransformer: { InputTemplate: '{"order":"digest","time":<time>}' } }],
  })
})

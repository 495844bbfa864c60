import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import { CostExplorerClient, GetCostAndUsageCommand } from '@aws-sdk/client-cost-explorer'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
  DeleteObjectsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
} from '@aws-sdk/client-s3'
import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns'
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { insideOutputs, mockAccountOfTest, named, wholeTable } from '../testing/account.ts'
import { describeError } from './command.ts'
import { ops } from './ops.ts'

let account: ReturnType<typeof mockAccountOfTest>
const lambda = mockClient(LambdaClient)
const watch = mockClient(CloudWatchClient)
const costs = mockClient(CostExplorerClient)
let said: string[]

beforeEach(() => {
  account = mockAccountOfTest()
  for (const name of ['BongBari', 'BongBari-staging'])
    account.stacks.set(name, { status: 'UPDATE_COMPLETE', outputs: insideOutputs })
  account.tables.set('own', wholeTable)
  for (const client of [lambda, watch, costs]) client.reset()
  lambda.on(InvokeCommand).resolves({})
  watch.on(DescribeAlarmsCommand).resolves({
    MetricAlarms: [
      { AlarmName: 'BongBari-AlarmsPagesOld1', StateValue: 'ALARM', AlarmDescription: 'Do this.' },
      { AlarmName: 'BongBari-AlarmsCallsFail1', StateValue: 'OK' },
    ],
  })
  costs.on(GetCostAndUsageCommand).resolves({
    ResultsByTime: [{ Total: { UnblendedCost: { Amount: '4.512', Unit: 'USD' } } }],
  })
  said = []
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line))
})

const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const tools = { run: () => {}, assembly: '' }
const work = (...args: string[]) => ops(args, tools, now)
const refusal = (...args: string[]) => work(...args).then(() => 'done', describeError)

test('the status says what needs somebody, the worst first, each with what is next', async () => {
  account.inside.bucket.on(ListObjectsV2Command).resolves({
    Contents: [{ LastModified: daysAgo(1) }, { LastModified: daysAgo(3) }],
  })
  account.inside.queue.on(GetQueueAttributesCommand, { QueueUrl: 'letters' }).resolves({
    Attributes: { ApproximateNumberOfMessages: '2' },
  })
  account.inside.topic.on(ListSubscriptionsByTopicCommand).resolves({})
  const midMonth = new Date(`${now.toISOString().slice(0, 8)}15`)
  expect(await ops(['status', '--stage', 'staging'], tools, midMonth)).toBe(false)
  expect(said.slice(0, 5)).toEqual([
    'BongBari-staging needs somebody: 2, and to look at: 1.',
    '!! alarms        BongBari-AlarmsPagesOld1: Do this.',
    '!! dead letters  2',
    '   next:         npx -y pnpm@12 ops dead-letters --stage staging',
    '!  alarm mail    Nobody is told of alarms: npx -y pnpm@12 run deploy --stage staging -c alarmEmail=<address>',
  ])
  expect(watch.commandCalls(DescribeAlarmsCommand)[0]?.args[0].input.AlarmNamePrefix).toBe(
    'BongBari-staging-Alarms',
  )
  const text = said.join('\n')
  expect(text).toContain('   deployment    UPDATE_COMPLETE')
  expect(text).toContain('   queues        ReactionQueue 0, PublishQueue 0, NoticeQueue 0')
  expect(text).toContain('   pages         2 published, the oldest written')
  expect(text).toMatch(/ {3}bill {10}4\.51 USD for the whole account since \d{4}-\d\d-01/)
})

test('a deployment that failed is told with the command that says why', async () => {
  account.stacks.set('BongBari-staging', {
    status: 'UPDATE_ROLLBACK_FAILED',
    outputs: insideOutputs,
  })
  account.inside.bucket.on(ListObjectsV2Command).resolves({})
  await work('status', '--stage', 'staging')
  expect(said.join('\n')).toContain(
    'UPDATE_ROLLBACK_FAILED\n   next:         npx -y pnpm@12 cdk diagnose BongBari-staging --unstable=diagnose -c stage=staging',
  )
})

test('a site that is well says so in one line, and ends well', async () => {
  watch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: [{ StateValue: 'OK' }] })
  account.inside.bucket.on(ListObjectsV2Command).resolves({ Contents: [{ LastModified: now }] })
  expect(await work('status')).toBe(true)
  expect(said[0]).toBe('BongBari is well.')
})

test('silence needs somebody: no pulse, no alarms, no pages, no backup', async () => {
  watch.on(DescribeAlarmsCommand).resolves({})
  account.inside.bucket.on(ListObjectsV2Command).resolves({})
  account.inside.items.on(GetCommand).resolves({})
  account.tables.set('own', wholeTable)
  expect(await work('status')).toBe(false)
  const loud = said.filter((line) => line.startsWith('!! ')).map((line) => line.slice(3, 17).trim())
  expect(loud).toEqual(['alarms', 'stream', 'pages'])
})

test('what may not be read says so, and the rest is told', async () => {
  costs.on(GetCostAndUsageCommand).rejects(named('AccessDeniedException', 'no billing'))
  await ops(['status'], tools, new Date('2026-11-15'))
  expect(said.join('\n')).toMatch(/! {2}bill {10}cannot be read: These AWS credentials may not do/)
})

const bucketOf = (keys: string[]) => {
  const left = new Map<string, { Key: string; VersionId: string }>()
  for (const Key of keys) left.set(Key, { Key, VersionId: `v-${Key}` })
  account.inside.bucket.on(ListObjectVersionsCommand).callsFake(() => ({
    Versions: [...left.values()].slice(0, 1_000),
    IsTruncated: left.size > 1_000,
  }))
  account.inside.bucket.on(DeleteObjectsCommand).callsFake(({ Delete }) => {
    expect(Delete.Objects.length).toBeLessThanOrEqual(1_000)
    for (const { Key } of Delete.Objects) left.delete(Key)
    return {}
  })
  return left
}

test('buckets are emptied beyond one page of versions, and only where data may go', async () => {
  expect(await refusal('empty')).toContain('-c removeData=true --remove-data')
  const Settings = JSON.stringify({ removeData: true })
  account.stacks.set('BongBari', {
    status: 'UPDATE_COMPLETE',
    outputs: { ...insideOutputs, Settings },
  })
  const left = bucketOf(Array.from({ length: 2_345 }, (_, place) => `media/${place}`))
  await work('empty')
  expect(left.size).toBe(0)
  expect(said).toEqual(['site: 2345 versions deleted', 'media: 0 versions deleted'])
  account.inside.bucket.on(ListObjectVersionsCommand).resolves({ Versions: [{ Key: 'a' }] })
  account.inside.bucket.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'a', Message: 'no' }] })
  expect(await refusal('empty')).toBe('site keeps a: no')
})

const arn = 'arn:aws:sqs:ap-south-1:111122223333:BongBari-PublishingQueue1A2B3C4D-aBcDeFgHiJkL'
const ofQueue: Message = {
  Body: '{"paths":["/"]}',
  ReceiptHandle: 'one',
  Attributes: { DeadLetterQueueSourceArn: arn },
}
const ofClock: Message = {
  Body: JSON.stringify({
    requestContext: { functionArn: 'arn:aws:lambda:x:1:function:BongBari-Sweep-abc:$LATEST' },
    requestPayload: { time: 'then' },
  }),
  ReceiptHandle: 'two',
}
const ofStream: Message = {
  Body: '{"DDBStreamBatchInfo":{"shardId":"s"}}',
  ReceiptHandle: 'three',
}

/** A receive that does not wait asks some of AWS's servers only, and may find none of these. */
const waiting = (...messages: Message[]) => {
  const batches = [messages]
  account.inside.queue.on(ReceiveMessageCommand).callsFake(({ WaitTimeSeconds = 0 }) => ({
    Messages: (WaitTimeSeconds && batches.pop()) || [],
  }))
}

test('dead letters are told by kind and stay where they are', async () => {
  account.inside.queue.on(ChangeMessageVisibilityCommand).resolves({})
  waiting(ofQueue, ofQueue, ofClock)
  await work('dead-letters')
  expect(said[0]).toBe('2 × a message of the queue BongBari-PublishingQueue1A2B3C4D')
  expect(said[1]).toContain('1 × a call of the function BongBari-Sweep')
  expect(account.inside.queue.commandCalls(DeleteMessageCommand)).toEqual([])
  const shown = account.inside.queue.commandCalls(ChangeMessageVisibilityCommand)
  expect(shown.map(({ args }) => args[0].input.VisibilityTimeout)).toEqual([0, 0, 0])
  waiting()
  await work('dead-letters')
  expect(said.at(-1)).toBe('There are no dead letters.')
})

test('dead letters go back to their queue or are called again, and leave only then', async () => {
  const { queue } = account.inside
  queue.on(GetQueueUrlCommand).callsFake(({ QueueName }) => ({ QueueUrl: `at ${QueueName}` }))
  queue.on(SendMessageCommand).resolves({})
  queue.on(DeleteMessageCommand).resolves({})
  waiting(ofQueue, ofClock)
  await work('dead-letters', '--send-back')
  expect(queue.commandCalls(SendMessageCommand)[0]?.args[0].input).toEqual({
    QueueUrl: `at ${arn.split(':').at(-1)}`,
    MessageBody: ofQueue.Body,
  })
  const [called] = lambda.commandCalls(InvokeCommand)
  expect(called?.args[0].input.FunctionName).toBe('arn:aws:lambda:x:1:function:BongBari-Sweep-abc')
  expect(called?.args[0].input.Payload).toEqual(new TextEncoder().encode('{"time":"then"}'))
  const removed = queue.commandCalls(DeleteMessageCommand).map(({ args }) => args[0].input)
  expect(removed.map(({ ReceiptHandle }) => ReceiptHandle)).toEqual(['one', 'two'])
  queue.on(SendMessageCommand).rejects(named('AccessDenied'))
  waiting(ofQueue)
  expect(await refusal('dead-letters', '--send-back')).toContain('may not do that')
  expect(queue.commandCalls(DeleteMessageCommand)).toHaveLength(2)
})

test('a part of the stream that was lost is told with what brings it back', async () => {
  account.inside.queue.on(DeleteMessageCommand).resolves({})
  waiting(ofStream)
  expect(await refusal('dead-letters', '--send-back')).toContain('npx -y pnpm@12 ops everything')
})

test('everything is derived by the function of the stage, in the background', async () => {
  await work('everything')
  expect(lambda.commandCalls(InvokeCommand)[0]?.args[0].input).toMatchObject({
    FunctionName: 'the-reactions',
    InvocationType: 'Event',
  })
})

test('every `ops` command of OPERATIONS exists, with the options that are named there', async () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../docs/OPERATIONS.md'), 'utf8')
  const usage = (await refusal()).split('\n')
  const commands = [...page.matchAll(/\bops ([a-z][\w-]*)((?: [\w:-]+)*?)(?: +#|`|$)/gm)]
  expect(commands.length).toBeGreaterThan(10)
  for (const [, verb, rest = ''] of commands) {
    const line = usage.find((one) => one.trim().split(' ')[0] === verb)
    expect([verb, line]).toEqual([verb, expect.any(String)])
    for (const [flag] of rest.matchAll(/--[\w-]+/g)) expect(line).toContain(`[${flag}]`)
  }
})

test('a command line that means nothing is answered with what there is', async () => {
  for (const args of [
    [],
    ['well'],
    ['status', '--send-back'],
    ['status', 'now'],
    ['status', '--x'],
    ['restore'],
    ['rollback', '--drill'],
  ])
    expect(await refusal(...args)).toContain('Use it as: pnpm ops <what>')
  expect(await refusal('status', '--stage', 'other')).toContain('There is no stack BongBari-other')
})

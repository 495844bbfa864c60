import { type DigestCall, digestMinutes, functionTimeoutMs } from '@bong-bari/contract'
import { streamed } from '@bong-bari/table'
import { Duration, Stack } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import {
  EventSourceMapping,
  FilterCriteria,
  type Function as Lambda,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Config, FunctionName } from './config.ts'
import type { Lambdas } from './functions.ts'
import type { ServedTable } from './table.ts'

const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** One dead-letter queue, one alarm. */
export const createDeadLetters = (scope: Construct) =>
  new Queue(scope, 'DeadLetters', { ...secured, retentionPeriod: Duration.days(14) })

type Reading = { reader: FunctionName; tries: number; deadLetters: Queue }

/** Messages become dead letters after `tries`. The visibility timeout is six function timeouts, as AWS advises. */
const createQueue = (scope: Construct, { reader, tries, deadLetters }: Reading) =>
  new Queue(scope, 'Queue', {
    ...secured,
    visibilityTimeout: Duration.millis(6 * functionTimeoutMs(reader)),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: tries },
  })

const letSend = (queue: Queue, lambda: Lambda, variable: string) => {
  lambda.addEnvironment(variable, queue.queueUrl)
  lambda.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
  )
}

/** Over an hour, with backoff up to 15 minutes. */
const maxPublishTries = 12

export const createPublishing = (stack: Construct, lambdas: Lambdas, deadLetters: Queue) => {
  const scope = new Construct(stack, 'Publishing')
  const { publish, reactions } = lambdas
  const queue = createQueue(scope, { reader: 'publish', tries: maxPublishTries, deadLetters })
  publish.addEventSource(
    new SqsEventSource(queue, {
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(1),
      // So changes get through during a full rebuild.
      maxConcurrency: 2,
      reportBatchItemFailures: true,
    }),
  )
  for (const sender of [reactions, publish]) letSend(queue, sender, 'PUBLISH_QUEUE_URL')
  return queue
}

/** About a day, with backoff up to 15 minutes. */
const maxNoticeTries = 100

/** Only the configured sender, whether SES verified it or its domain. */
const allowMail = (lambda: Lambda, { mailFrom }: Config) => {
  if (!mailFrom) return
  lambda.addEnvironment('MAIL_FROM', mailFrom)
  const identities = [mailFrom, mailFrom.slice(mailFrom.indexOf('@') + 1)]
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: identities.map((resourceName) =>
        Stack.of(lambda).formatArn({ service: 'ses', resource: 'identity', resourceName }),
      ),
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  )
}

const digest: DigestCall = { order: 'digest', time: EventField.time }

/** No retries: the next call does the work. */
const scheduleDigest = (scope: Construct, lambda: Lambda) => {
  const maxEventAge = Duration.minutes(digestMinutes)
  lambda.configureAsyncInvoke({ maxEventAge, retryAttempts: 0 })
  new Rule(scope, 'Digest', {
    schedule: Schedule.rate(Duration.minutes(digestMinutes)),
    targets: [
      new LambdaFunction(lambda, {
        event: RuleTargetInput.fromObject(digest),
        maxEventAge,
        retryAttempts: 0,
      }),
    ],
  })
}

export const createNotices = (
  stack: Construct,
  lambdas: Lambdas,
  { config, deadLetters }: { config: Config; deadLetters: Queue },
) => {
  const scope = new Construct(stack, 'Notices')
  const { notices, reactions } = lambdas
  const queue = createQueue(scope, { reader: 'notices', tries: maxNoticeTries, deadLetters })
  notices.addEventSource(
    new SqsEventSource(queue, { batchSize: 10, maxConcurrency: 2, reportBatchItemFailures: true }),
  )
  // Reading includes ChangeMessageVisibility.
  notices.addEnvironment('NOTICE_QUEUE_URL', queue.queueUrl)
  letSend(queue, reactions, 'NOTICE_QUEUE_URL')
  scheduleDigest(scope, notices)
  allowMail(notices, config)
  return queue
}

/** The minute's call is not retried, as the next one follows; the night's is. */
const schedules = {
  minute: { schedule: Schedule.rate(Duration.minutes(1)), retryAttempts: 0, more: { looks: true } },
  // 02:00 in India.
  everything: { schedule: Schedule.cron({ hour: '20', minute: '30' }), retryAttempts: 2, more: {} },
  retention: { schedule: Schedule.rate(Duration.days(1)), retryAttempts: 2, more: {} },
}

const scheduleReactions = (scope: Construct, lambda: Lambda, deadLetters: Queue) => {
  const maxEventAge = Duration.minutes(10)
  const onFailure = new SqsDestination(deadLetters)
  lambda.configureAsyncInvoke({ maxEventAge, retryAttempts: 2, onFailure })
  for (const [order, { schedule, retryAttempts, more }] of Object.entries(schedules))
    new Rule(scope, order, {
      schedule,
      targets: [
        new LambdaFunction(lambda, {
          event: RuleTargetInput.fromObject({ order, time: EventField.time, ...more }),
          maxEventAge,
          retryAttempts,
        }),
      ],
    })
}

/** Filters out changes with no reaction. */
const wakes = FilterCriteria.filter({
  dynamodb: { Keys: { pk: { S: Object.values(streamed).map((prefix) => ({ prefix })) } } },
})

type Stream = { reactions: Lambda; deadLetters: Queue; streamArn: string }

/** CDK's event source would allow listing every table's streams. */
const readStream = (scope: Construct, { reactions, deadLetters, streamArn }: Stream) => {
  const read = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams']
  const allow = (actions: string[], resource: string) =>
    reactions.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }))
  allow(
    read.map((action) => `dynamodb:${action}`),
    streamArn,
  )
  allow(['sqs:SendMessage'], deadLetters.queueArn)
  new EventSourceMapping(scope, 'Stream', {
    target: reactions,
    eventSourceArn: streamArn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: 100,
    bisectBatchOnError: true,
    retryAttempts: 3,
    maxRecordAge: Duration.minutes(15),
    onFailure: new SqsDlq(deadLetters),
    filters: [wakes],
  })
}

/** A batch that fails is tried three times, in smaller parts; its dead letter tells only its position in the stream. */
export const createReactions = (
  stack: Construct,
  { reactions, chat }: Lambdas,
  { table, deadLetters }: { table: ServedTable; deadLetters: Queue },
) => {
  const scope = new Construct(stack, 'Reactions')
  const queue = createQueue(scope, { reader: 'reactions', tries: 5, deadLetters })
  readStream(scope, { reactions, deadLetters, streamArn: table.streamArn })
  reactions.addEventSource(
    new SqsEventSource(queue, { batchSize: 10, maxConcurrency: 2, reportBatchItemFailures: true }),
  )
  // So visitors need not wait for the unanswered question to be noted.
  for (const sender of [reactions, chat]) letSend(queue, sender, 'REACTION_QUEUE_URL')
  scheduleReactions(scope, reactions, deadLetters)
  return queue
}

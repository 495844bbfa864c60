import { type DigestCall, digestMinutes, functionTimeoutMs } from '@bong-bari/contract'
import { streamedPrefixes } from '@bong-bari/table'
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

const encrypted = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** All queues and jobs share one dead-letter queue, which has one alarm. */
export const createDeadLetters = (scope: Construct) =>
  new Queue(scope, 'DeadLetters', { ...encrypted, retentionPeriod: Duration.days(14) })

type QueueInputs = { reader: FunctionName; tries: number; deadLetters: Queue }

/** A message becomes a dead letter after `tries`. The visibility timeout is six times the function's timeout, as AWS advises. */
const createQueue = (scope: Construct, { reader, tries, deadLetters }: QueueInputs) =>
  new Queue(scope, 'Queue', {
    ...encrypted,
    visibilityTimeout: Duration.millis(6 * functionTimeoutMs(reader)),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: tries },
  })

const allowSending = (queue: Queue, lambda: Lambda, variable: string) => {
  lambda.addEnvironment(variable, queue.queueUrl)
  lambda.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
  )
}

/** With waits of up to 15 minutes between them, this many tries take over an hour. */
const maxPublishTries = 12

export const createPublishing = (stack: Construct, lambdas: Lambdas, deadLetters: Queue) => {
  const scope = new Construct(stack, 'Publishing')
  const { publish, reactions } = lambdas
  const queue = createQueue(scope, { reader: 'publish', tries: maxPublishTries, deadLetters })
  publish.addEventSource(
    new SqsEventSource(queue, {
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(1),
      // With two readers a change is published even while a full rebuild runs.
      maxConcurrency: 2,
      reportBatchItemFailures: true,
    }),
  )
  for (const sender of [reactions, publish]) allowSending(queue, sender, 'PUBLISH_QUEUE_URL')
  return queue
}

/** With waits of up to 15 minutes between them, this many tries take about a day. */
const maxNoticeTries = 100

/** Allows mail from the configured sender only, whether SES verified the address or its domain. */
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

const digestCall: DigestCall = { order: 'digest', time: EventField.time }

/** A failed call is not retried, because the next one sends the same mails. */
const scheduleDigest = (scope: Construct, lambda: Lambda) => {
  const maxEventAge = Duration.minutes(digestMinutes)
  lambda.configureAsyncInvoke({ maxEventAge, retryAttempts: 0 })
  new Rule(scope, 'Digest', {
    schedule: Schedule.rate(Duration.minutes(digestMinutes)),
    targets: [
      new LambdaFunction(lambda, {
        event: RuleTargetInput.fromObject(digestCall),
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
  // The permission to read includes ChangeMessageVisibility, for which the function needs the address.
  notices.addEnvironment('NOTICE_QUEUE_URL', queue.queueUrl)
  allowSending(queue, reactions, 'NOTICE_QUEUE_URL')
  scheduleDigest(scope, notices)
  allowMail(notices, config)
  return queue
}

/** The call of each minute is not retried, because the next one follows; the nightly ones are. */
const schedules = {
  minute: {
    schedule: Schedule.rate(Duration.minutes(1)),
    retryAttempts: 0,
    extraFields: { looks: true },
  },
  // This is 02:00 in India.
  everything: {
    schedule: Schedule.cron({ hour: '20', minute: '30' }),
    retryAttempts: 2,
    extraFields: {},
  },
  retention: { schedule: Schedule.rate(Duration.days(1)), retryAttempts: 2, extraFields: {} },
}

const scheduleReactions = (scope: Construct, lambda: Lambda, deadLetters: Queue) => {
  const maxEventAge = Duration.minutes(10)
  const onFailure = new SqsDestination(deadLetters)
  lambda.configureAsyncInvoke({ maxEventAge, retryAttempts: 2, onFailure })
  for (const [order, { schedule, retryAttempts, extraFields }] of Object.entries(schedules))
    new Rule(scope, order, {
      schedule,
      targets: [
        new LambdaFunction(lambda, {
          event: RuleTargetInput.fromObject({ order, time: EventField.time, ...extraFields }),
          maxEventAge,
          retryAttempts,
        }),
      ],
    })
}

/** Lambda is called only for changes of entities that have a reaction. */
const reactionFilter = FilterCriteria.filter({
  dynamodb: { Keys: { pk: { S: Object.values(streamedPrefixes).map((prefix) => ({ prefix })) } } },
})

type StreamInputs = { reactions: Lambda; deadLetters: Queue; streamArn: string }

/** Written out because CDK's event source would allow listing the streams of every table. */
const createStreamSource = (
  scope: Construct,
  { reactions, deadLetters, streamArn }: StreamInputs,
) => {
  const readActions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams']
  const allow = (actions: string[], resource: string) =>
    reactions.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }))
  allow(
    readActions.map((action) => `dynamodb:${action}`),
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
    filters: [reactionFilter],
  })
}

/** A batch of changes that fails is retried three times, in smaller parts. Its dead letter has only its position in the stream. */
export const createReactions = (
  stack: Construct,
  { reactions, chat }: Lambdas,
  { table, deadLetters }: { table: ServedTable; deadLetters: Queue },
) => {
  const scope = new Construct(stack, 'Reactions')
  const queue = createQueue(scope, { reader: 'reactions', tries: 5, deadLetters })
  createStreamSource(scope, { reactions, deadLetters, streamArn: table.streamArn })
  reactions.addEventSource(
    new SqsEventSource(queue, { batchSize: 10, maxConcurrency: 2, reportBatchItemFailures: true }),
  )
  // `chat` enqueues its unanswered questions, so that the visitor does not wait until they are stored.
  for (const sender of [reactions, chat]) allowSending(queue, sender, 'REACTION_QUEUE_URL')
  scheduleReactions(scope, reactions, deadLetters)
  return queue
}

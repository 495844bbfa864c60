import { streamed } from '@bong-bari/table'
import { Duration } from 'aws-cdk-lib'
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
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Lambdas } from './functions.ts'
import { createQueue, letSend } from './queue.ts'
import type { ServedTable } from './table.ts'

/** The minute's call is not retried, as the next one follows; the night's is. */
const schedules = {
  minute: { schedule: Schedule.rate(Duration.minutes(1)), retryAttempts: 0, more: { looks: true } },
  // 02:00 in India.
  everything: { schedule: Schedule.cron({ hour: '20', minute: '30' }), retryAttempts: 2, more: {} },
  retention: { schedule: Schedule.rate(Duration.days(1)), retryAttempts: 2, more: {} },
}

const callByTheClock = (scope: Construct, lambda: Lambda, deadLetters: Queue) => {
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
  callByTheClock(scope, reactions, deadLetters)
  return queue
}

import { streamed } from '@bong-bari/table'
import { Duration } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import {
  EventSourceMapping,
  FilterCriteria,
  type Function as Lambda,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda'
import { SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Lambdas } from './functions.ts'
import { createQueue, letSend } from './queue.ts'
import type { ServedTable } from './table.ts'

/** A look at what became due is not made again: the next one is. The night's is. */
const schedules = {
  minute: { schedule: Schedule.rate(Duration.minutes(1)), retryAttempts: 0 },
  // Two at night in India.
  everything: { schedule: Schedule.cron({ hour: '20', minute: '30' }), retryAttempts: 2 },
}

const callByTheClock = (scope: Construct, lambda: Lambda) => {
  const maxEventAge = Duration.minutes(10)
  lambda.configureAsyncInvoke({ maxEventAge, retryAttempts: 2 })
  for (const [order, { schedule, retryAttempts }] of Object.entries(schedules))
    new Rule(scope, order, {
      schedule,
      targets: [
        new LambdaFunction(lambda, {
          event: RuleTargetInput.fromObject({ order, time: EventField.time }),
          maxEventAge,
          retryAttempts,
        }),
      ],
    })
}

/** Of what nothing follows from nobody is woken. */
const wakes = FilterCriteria.filter({
  dynamodb: { Keys: { pk: { S: Object.values(streamed).map((prefix) => ({ prefix })) } } },
})

type Stream = { reactions: Lambda; deadLetters: Queue; streamArn: string }

/** CDK's own event source would let the function list the streams of all tables. */
const readStream = (scope: Construct, { reactions, deadLetters, streamArn }: Stream) => {
  const { role } = reactions
  const read = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams']
  const policy = new Policy(scope, 'Policy', {
    statements: [
      new PolicyStatement({
        actions: read.map((action) => `dynamodb:${action}`),
        resources: [streamArn],
      }),
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
    ],
    ...(role && { roles: [role] }),
  })
  const mapping = new EventSourceMapping(scope, 'Stream', {
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
  mapping.node.addDependency(policy)
}

/**
 * The stream of the table, which tells `reactions` what changed, and the queue of what failed there. A batch that fails
 * as a whole is tried three times, in smaller parts, and is then only known by its place among the dead letters.
 */
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
  // A visitor waits for no note of what the bot could not answer.
  for (const sender of [reactions, chat]) letSend(queue, sender, 'REACTION_QUEUE_URL')
  callByTheClock(scope, reactions)
  return queue
}

import { functionTimeoutMs } from '@bong-bari/edge'
import { Duration } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { ringing } from './function-names.ts'
import type { Lambdas } from './functions.ts'

const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** Rings that one call of `publish` failed for come back after six of its times, as AWS advises. */
const createQueues = (scope: Construct) => {
  const deadLetters = new Queue(scope, 'DeadLetters', {
    ...secured,
    retentionPeriod: Duration.days(14),
  })
  const bell = new Queue(scope, 'Bell', {
    ...secured,
    visibilityTimeout: Duration.millis(6 * functionTimeoutMs('publish')),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
  })
  return { bell, deadLetters }
}

const letRing = (bell: Queue, lambda: Lambda) => {
  lambda.addEnvironment('PUBLISH_QUEUE_URL', bell.queueUrl)
  lambda.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [bell.queueArn] }),
  )
}

/** What is due is looked for each minute, so a look that fails is not made again; the night's is. */
const schedules = {
  due: { schedule: Schedule.rate(Duration.minutes(1)), retryAttempts: 0 },
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

export type Publishing = ReturnType<typeof createPublishing>

/** The bell that whoever changes a public page rings, and the clock that needs none. */
export const createPublishing = (stack: Construct, lambdas: Lambdas) => {
  const scope = new Construct(stack, 'Publishing')
  const { bell, deadLetters } = createQueues(scope)
  lambdas.publish.addEventSource(
    new SqsEventSource(bell, {
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(1),
      maxConcurrency: 2,
    }),
  )
  for (const name of ringing) letRing(bell, lambdas[name])
  callByTheClock(scope, lambdas.publish)
  return { bell, deadLetters }
}

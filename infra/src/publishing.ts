import { Duration } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import type { Lambdas } from './functions.ts'
import { createQueue, letSend } from './queue.ts'

/** With pauses that grow to a quarter of an hour, that is more than an hour. */
const tries = 12

/** Has all pages compared by night; twice more where that cannot begin. */
const callByNight = (scope: Construct, lambda: Lambda) => {
  const retries = { maxEventAge: Duration.minutes(10), retryAttempts: 2 }
  lambda.configureAsyncInvoke(retries)
  new Rule(scope, 'everything', {
    // Two at night in India.
    schedule: Schedule.cron({ hour: '20', minute: '30' }),
    targets: [
      new LambdaFunction(lambda, {
        event: RuleTargetInput.fromObject({ order: 'everything' }),
        ...retries,
      }),
    ],
  })
}

export type Publishing = ReturnType<typeof createPublishing>

/** The queue of pages that may no longer be true, and the night's comparison of all. */
export const createPublishing = (stack: Construct, lambdas: Lambdas) => {
  const scope = new Construct(stack, 'Publishing')
  const { publish } = lambdas
  const { queue, deadLetters } = createQueue(scope, 'Queue', 'publish', tries)
  publish.addEventSource(
    new SqsEventSource(queue, {
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(1),
      // Changes go while a walk of all pages runs.
      maxConcurrency: 2,
      reportBatchItemFailures: true,
    }),
  )
  for (const sender of [lambdas['search-words'], publish])
    letSend(queue, sender, 'PUBLISH_QUEUE_URL')
  callByNight(scope, publish)
  return { queue, deadLetters }
}

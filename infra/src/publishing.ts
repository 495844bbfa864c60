import { Duration } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import { ringing } from './function-names.ts'
import type { Lambdas } from './functions.ts'
import { createQueue, letSend } from './queue.ts'

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
  const { queue: bell, deadLetters } = createQueue(scope, 'Bell', 'publish', 5)
  lambdas.publish.addEventSource(
    new SqsEventSource(bell, {
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(1),
      maxConcurrency: 2,
    }),
  )
  for (const name of ringing) letSend(bell, lambdas[name], 'PUBLISH_QUEUE_URL')
  callByTheClock(scope, lambdas.publish)
  return { bell, deadLetters }
}

import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Lambdas } from './functions.ts'

/** Runs `lead-retention` once a day: two retries, then a dead letter. Videos have their own schedule. */
export const createSchedules = (
  scope: Construct,
  lambdas: Pick<Lambdas, 'lead-retention'>,
  deadLetters: Queue,
) => {
  const schedules = new Construct(scope, 'Schedules')
  const retention = lambdas['lead-retention']
  retention.configureAsyncInvoke({
    onFailure: new SqsDestination(deadLetters),
    retryAttempts: 2,
  })
  new Rule(schedules, 'lead-retention', {
    schedule: Schedule.rate(Duration.days(1)),
    targets: [new LambdaFunction(retention, { retryAttempts: 2 })],
  })
}

import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Lambdas } from './functions.ts'

/** Videos have their own schedule. */
const every = {
  'lead-retention': Duration.days(1),
  'picture-sweep': Duration.days(7),
}

type Name = keyof typeof every

const names: Name[] = ['lead-retention', 'picture-sweep']

/** Two retries, then a dead letter. */
export const createSchedules = (
  scope: Construct,
  lambdas: Pick<Lambdas, Name>,
  deadLetters: Queue,
) => {
  const schedules = new Construct(scope, 'Schedules')
  const schedule = (name: Name) => {
    lambdas[name].configureAsyncInvoke({
      onFailure: new SqsDestination(deadLetters),
      retryAttempts: 2,
    })
    new Rule(schedules, name, {
      schedule: Schedule.rate(every[name]),
      targets: [new LambdaFunction(lambdas[name], { retryAttempts: 2 })],
    })
  }
  for (const name of names) schedule(name)
}

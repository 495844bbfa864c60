import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import type { Lambdas } from './functions.ts'

/** How often each scheduled function runs; the videos have a schedule of their own. */
const every = {
  'asset-sweep': Duration.days(1),
  'lead-retention': Duration.days(1),
  'picture-sweep': Duration.days(7),
}

type Name = keyof typeof every

const names: Name[] = ['asset-sweep', 'lead-retention', 'picture-sweep']

/** Calls each scheduled function by the clock, and twice more where it fails. */
export const createSchedules = (scope: Construct, lambdas: Pick<Lambdas, Name>) => {
  const schedules = new Construct(scope, 'Schedules')
  const schedule = (name: Name) =>
    new Rule(schedules, name, {
      schedule: Schedule.rate(every[name]),
      targets: [new LambdaFunction(lambdas[name], { retryAttempts: 2 })],
    })
  for (const name of names) schedule(name)
}

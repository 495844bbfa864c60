import { functionTimeoutMs } from '@bong-bari/edge'
import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { FunctionName } from './function-names.ts'

const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** Where everything is put aside that failed for good: each message says what it is, and one alarm watches all. */
export const createDeadLetters = (scope: Construct) =>
  new Queue(scope, 'DeadLetters', { ...secured, retentionPeriod: Duration.days(14) })

type Reading = { reader: FunctionName; tries: number; deadLetters: Queue }

/**
 * A queue that the function `reader` works on, and whose messages are put aside after `tries`. A message that
 * a call failed for comes back after six of the function's times, as AWS advises.
 */
export const createQueue = (scope: Construct, { reader, tries, deadLetters }: Reading) =>
  new Queue(scope, 'Queue', {
    ...secured,
    visibilityTimeout: Duration.millis(6 * functionTimeoutMs(reader)),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: tries },
  })

/** Lets a function send to a queue, whose address it gets as `variable`. */
export const letSend = (queue: Queue, lambda: Lambda, variable: string) => {
  lambda.addEnvironment(variable, queue.queueUrl)
  lambda.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
  )
}

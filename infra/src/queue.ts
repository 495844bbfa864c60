import { functionTimeoutMs } from '@bong-bari/edge'
import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { FunctionName } from './function-names.ts'

const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/**
 * A queue that the function `reader` works on, and where its messages are put aside after `tries`. A message that
 * a call failed for comes back after six of the function's times, as AWS advises.
 */
export const createQueue = (scope: Construct, id: string, reader: FunctionName, tries: number) => {
  const deadLetters = new Queue(scope, 'DeadLetters', {
    ...secured,
    retentionPeriod: Duration.days(14),
  })
  const queue = new Queue(scope, id, {
    ...secured,
    visibilityTimeout: Duration.millis(6 * functionTimeoutMs(reader)),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: tries },
  })
  return { queue, deadLetters }
}

/** Lets a function send to a queue, whose address it gets as `variable`. */
export const letSend = (queue: Queue, lambda: Lambda, variable: string) => {
  lambda.addEnvironment(variable, queue.queueUrl)
  lambda.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
  )
}

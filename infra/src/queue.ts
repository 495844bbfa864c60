import { functionTimeoutMs } from '@bong-bari/contract'
import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { FunctionName } from './function-names.ts'

const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** One dead-letter queue, one alarm. */
export const createDeadLetters = (scope: Construct) =>
  new Queue(scope, 'DeadLetters', { ...secured, retentionPeriod: Duration.days(14) })

type Reading = { reader: FunctionName; tries: number; deadLetters: Queue }

/** Messages become dead letters after `tries`. The visibility timeout is six function timeouts, as AWS advises. */
export const createQueue = (scope: Construct, { reader, tries, deadLetters }: Reading) =>
  new Queue(scope, 'Queue', {
    ...secured,
    visibilityTimeout: Duration.millis(6 * functionTimeoutMs(reader)),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: tries },
  })

export const letSend = (queue: Queue, lambda: Lambda, variable: string) => {
  lambda.addEnvironment(variable, queue.queueUrl)
  lambda.addToRolePolicy(
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
  )
}

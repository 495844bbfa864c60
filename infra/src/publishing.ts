import { Duration } from 'aws-cdk-lib'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Lambdas } from './functions.ts'
import { createQueue, letSend } from './queue.ts'

/** Over an hour, with backoff up to 15 minutes. */
const tries = 12

export const createPublishing = (stack: Construct, lambdas: Lambdas, deadLetters: Queue) => {
  const scope = new Construct(stack, 'Publishing')
  const { publish, reactions } = lambdas
  const queue = createQueue(scope, { reader: 'publish', tries, deadLetters })
  publish.addEventSource(
    new SqsEventSource(queue, {
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(1),
      // So changes get through during a full rebuild.
      maxConcurrency: 2,
      reportBatchItemFailures: true,
    }),
  )
  for (const sender of [reactions, publish]) letSend(queue, sender, 'PUBLISH_QUEUE_URL')
  return queue
}

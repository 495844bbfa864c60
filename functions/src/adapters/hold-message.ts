import { clientSettings, type Patience } from '@bong-bari/table/patience'

const [firstPause, longestPause] = [5, 900]

/** Seconds until a message that was received so often comes back: twice as long each time. */
export const pauseAfter = (received: number) =>
  Math.min(longestPause, firstPause * 2 ** Math.max(0, received - 1))

const patience: Patience = { requestMs: 2_000, attempts: 2 }

/**
 * Lets a message that was received so often come back after a pause that grows from 5 seconds to 15 minutes; where
 * that fails, after the queue's own time. Never rejects.
 */
export const holdMessage = async (
  queueUrl: string | undefined,
  receiptHandle: string,
  received: number,
): Promise<void> => {
  if (!queueUrl) return
  const { ChangeMessageVisibilityCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  const client = new SQSClient({ ...clientSettings(patience), useQueueUrlAsEndpoint: false })
  const command = new ChangeMessageVisibilityCommand({
    QueueUrl: queueUrl,
    ReceiptHandle: receiptHandle,
    VisibilityTimeout: pauseAfter(received),
  })
  await client.send(command).catch(() => undefined)
  client.destroy()
}

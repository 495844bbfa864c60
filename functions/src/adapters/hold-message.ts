import { clientSettings, type Patience } from '@bong-bari/table/patience'

const patience: Patience = { requestMs: 2_000, attempts: 2 }

const [firstPause, longestPause] = [5, 900]

/** Seconds until a message that was received so often comes back: twice as long each time. */
export const pauseAfter = (received: number) =>
  Math.min(longestPause, firstPause * 2 ** Math.max(0, received - 1))

/** Lets a message that failed come back after a while; where that cannot be said, after the queue's own time. */
export const holdMessage = async (
  QueueUrl: string | undefined,
  ReceiptHandle: string,
  received: number,
) => {
  if (!QueueUrl) return
  const { ChangeMessageVisibilityCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  const client = new SQSClient({ ...clientSettings(patience), useQueueUrlAsEndpoint: false })
  const VisibilityTimeout = pauseAfter(received)
  const command = new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout })
  await client.send(command).catch(() => undefined)
  client.destroy()
}

import { type QueueMessage, retryPauseSeconds } from '@bong-bari/contract'
import { clientSettings, type Patience } from '@bong-bari/table/patience'

const patience: Patience = { requestMs: 2_000, attempts: 2 }

const holdBack = async (queueUrl: string, messages: readonly QueueMessage[]) => {
  const { ChangeMessageVisibilityCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  const client = new SQSClient({ ...clientSettings(patience), useQueueUrlAsEndpoint: false })
  const hold = ({ receiptHandle, attributes }: QueueMessage) =>
    client.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl: queueUrl,
        ReceiptHandle: receiptHandle,
        VisibilityTimeout: retryPauseSeconds(Number(attributes.ApproximateReceiveCount ?? 1)),
      }),
    )
  await Promise.allSettled(messages.map(hold))
  client.destroy()
}

/** Retries after 5 seconds to 15 minutes. Returns Lambda's batch response; never rejects. */
export const comeBackLater = async (
  queueUrl: string | undefined,
  messages: readonly QueueMessage[],
) => {
  if (queueUrl && messages.length) await holdBack(queueUrl, messages)
  return { batchItemFailures: messages.map(({ messageId }) => ({ itemIdentifier: messageId })) }
}

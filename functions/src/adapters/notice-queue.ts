import type { NoticeMessage } from '@bong-bari/contract'
import { clientSettings, type Patience } from '@bong-bari/table/patience'
import { sendMessage } from './send-message.ts'

/** Asks for the notice at this place to be told. Never rejects: the look of every five minutes finds it too. */
export const ringNotices = (place: string) => {
  const message: NoticeMessage = { place }
  return sendMessage(process.env.NOTICE_QUEUE_URL, JSON.stringify(message), 'notices')
}

const holdPatience: Patience = { requestMs: 2_000, attempts: 2 }

/** Lets a message come back after so many seconds; where that fails, after the queue's own time. */
export const holdMessage = async (receiptHandle: string, seconds: number) => {
  const QueueUrl = process.env.NOTICE_QUEUE_URL
  if (!QueueUrl) return
  const { ChangeMessageVisibilityCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  const client = new SQSClient({ ...clientSettings(holdPatience), useQueueUrlAsEndpoint: false })
  const command = new ChangeMessageVisibilityCommand({
    QueueUrl,
    ReceiptHandle: receiptHandle,
    VisibilityTimeout: seconds,
  })
  await client.send(command).catch(() => undefined)
  client.destroy()
}

import { type QueueMessage, retryPauseSeconds } from '@bong-bari/contract'
import { type ClientTimeout, clientSettings } from '@bong-bari/table/timeout'
import { once } from '@bong-bari/text'

/**
 * Thrown when nothing is broken but the work cannot be done now, for example because another call is doing it. The message is retried.
 * `reason` is the name that the log shows.
 */
export class RetryLater extends Error {
  constructor(reason: string) {
    super()
    this.name = reason
  }
}

/** The log level of a failure. Only what needs a person is an error. */
export const logLevelOf = (error: unknown) => (error instanceof RetryLater ? 'info' : 'error')

const sendTimeout: ClientTimeout = { requestMs: 2_000, attempts: 3 }

/** SQS allows no larger batch. */
const maxBatchEntries = 10

/**
 * Escapes everything but ASCII, because SQS refuses characters that XML 1.0 lacks, such as U+FFFE.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessage.html
 */
const toAscii = (body: object) =>
  JSON.stringify(body).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

type SendBatch = (
  QueueUrl: string,
  bodies: readonly object[],
  DelaySeconds: number,
) => Promise<void>

const createSender = async (): Promise<SendBatch> => {
  const { SendMessageBatchCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  // SQS's answers name the queue's URL as the service sees it, which locally is not the URL that reaches it.
  const client = new SQSClient({ ...clientSettings(sendTimeout), useQueueUrlAsEndpoint: false })
  return async (QueueUrl, bodies, DelaySeconds) => {
    const Entries = bodies.map((body, index) => ({
      Id: String(index),
      MessageBody: toAscii(body),
      DelaySeconds,
    }))
    const { Failed } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }))
    if (Failed?.length) throw new Error(`A queue did not take ${Failed.length} messages.`)
  }
}

const openSender = once(createSender)

/** Sends messages, in batches. `delaySeconds` is 900 at most. Rejects if any was refused. Does nothing if no queue is configured. */
export const sendMessages = async (
  address: string | undefined,
  bodies: readonly object[],
  delaySeconds = 0,
) => {
  if (!address) return
  const send = await openSender()
  for (let at = 0; at < bodies.length; at += maxBatchEntries)
    await send(address, bodies.slice(at, at + maxBatchEntries), delaySeconds)
}

const returnTimeout: ClientTimeout = { requestMs: 2_000, attempts: 2 }

const delayMessages = async (queueUrl: string, messages: readonly QueueMessage[]) => {
  const { ChangeMessageVisibilityCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  const client = new SQSClient({ ...clientSettings(returnTimeout), useQueueUrlAsEndpoint: false })
  const delayOne = ({ receiptHandle, attributes }: QueueMessage) =>
    client.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl: queueUrl,
        ReceiptHandle: receiptHandle,
        VisibilityTimeout: retryPauseSeconds(Number(attributes.ApproximateReceiveCount ?? 1)),
      }),
    )
  await Promise.allSettled(messages.map(delayOne))
  client.destroy()
}

/** Lets messages come again after 5 seconds to 15 minutes, longer with each try. Returns Lambda's batch response. Never rejects. */
export const returnToQueue = async (
  queueUrl: string | undefined,
  messages: readonly QueueMessage[],
) => {
  if (queueUrl && messages.length) await delayMessages(queueUrl, messages)
  return { batchItemFailures: messages.map(({ messageId }) => ({ itemIdentifier: messageId })) }
}

import {
  type NoticeMessage,
  type PublishMessage,
  type QueueMessage,
  type ReactionMessage,
  retryPauseSeconds,
} from '@bong-bari/contract'
import { clientSettings, type Patience } from '@bong-bari/table/patience'

/**
 * Thrown where nothing is broken but the work cannot be done at this moment, such as while another call is at it. The message is tried
 * again. `reason` is the name that the log shows.
 */
export class RetryLater extends Error {
  constructor(reason: string) {
    super()
    this.name = reason
  }
}

/** Only what needs a person is logged as an error. */
export const levelOf = (error: unknown) => (error instanceof RetryLater ? 'info' : 'error')

const sendPatience: Patience = { requestMs: 2_000, attempts: 3 }

/** SQS's batch. */
const maxBatchEntries = 10

/**
 * ASCII: SQS refuses characters that XML 1.0 lacks, such as U+FFFE.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessage.html
 */
const asciiOf = (body: object) =>
  JSON.stringify(body).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

type Send = (QueueUrl: string, bodies: readonly object[], DelaySeconds: number) => Promise<void>

const openQueues = async (): Promise<Send> => {
  const { SendMessageBatchCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  // Answers have the service's address of the queue, which may not be ours.
  const client = new SQSClient({ ...clientSettings(sendPatience), useQueueUrlAsEndpoint: false })
  return async (QueueUrl, bodies, DelaySeconds) => {
    const Entries = bodies.map((body, place) => ({
      Id: String(place),
      MessageBody: asciiOf(body),
      DelaySeconds,
    }))
    const { Failed } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }))
    if (Failed?.length) throw new Error(`A queue did not take ${Failed.length} messages.`)
  }
}

let queues: Promise<Send> | undefined

/** At maxBatchEntries 900 `delaySeconds`. Rejects if any was refused. Does nothing without a queue. */
const sendMessages = async (
  address: string | undefined,
  bodies: readonly object[],
  delaySeconds = 0,
) => {
  if (!address) return
  queues ??= openQueues()
  const send = await queues
  for (let at = 0; at < bodies.length; at += maxBatchEntries)
    await send(address, bodies.slice(at, at + maxBatchEntries), delaySeconds)
}

/** A message per person. Rejects without the queue. */
export const askToTell = (
  messages: readonly NoticeMessage[],
  delaySeconds?: number,
): Promise<void> => sendMessages(process.env.NOTICE_QUEUE_URL, messages, delaySeconds)

export const everyPage = '*'

/** Keeps ten messages below SQS's 256 KB. */
const maxPathsPerMessage = 100

/** Indexes lag, so each path is published again. */
const againSeconds = 60

const send = (messages: PublishMessage[], delaySeconds?: number) =>
  sendMessages(process.env.PUBLISH_QUEUE_URL, messages, delaySeconds)

const messagesOf = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / maxPathsPerMessage) }, (_, part) => ({
    paths: paths.slice(part * maxPathsPerMessage, (part + 1) * maxPathsPerMessage),
  }))

/** Once, now. Rejects without the queue. */
export const askToPublishOnce = (paths: readonly string[]): Promise<void> => send(messagesOf(paths))

/** From a walk's cursor on. Rejects without the queue. */
export const askForEverything = (cursor = ''): Promise<void> => send([{ everything: cursor }])

/** Now and a minute later; all pages for {@link everyPage}. Rejects if the queue fails; does nothing if none is configured. */
export const askToPublish = async (paths: readonly string[]): Promise<void> => {
  const messages = messagesOf(paths.filter((path) => path !== everyPage))
  await send(messages)
  await send(messages, againSeconds)
  if (paths.includes(everyPage)) await askForEverything()
}

/** Rejects if the queue fails; does nothing if none is configured. */
export const askReactions = (message: ReactionMessage, delaySeconds?: number): Promise<void> =>
  sendMessages(process.env.REACTION_QUEUE_URL, [message], delaySeconds)

const returnPatience: Patience = { requestMs: 2_000, attempts: 2 }

const holdBack = async (queueUrl: string, messages: readonly QueueMessage[]) => {
  const { ChangeMessageVisibilityCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  const client = new SQSClient({ ...clientSettings(returnPatience), useQueueUrlAsEndpoint: false })
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

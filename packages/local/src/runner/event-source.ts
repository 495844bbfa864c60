import { setTimeout as sleep } from 'node:timers/promises'
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { retryPauseSeconds } from '@bong-bari/contract'
import type { SQSRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import { clientSettings } from '../aws/credentials.ts'

/** SQS allows no longer poll. */
const longPollSeconds = 20

/** SQS allows no larger batch. */
const maxBatchMessages = 10

/** The pause after the queue itself failed. */
const pauseMs = 3_000

/**
 * Functions take the time of a message's first receive as now, and use their own clock for later receives. So every receive is reported as
 * the first, with the time of the runner's clock.
 */
const toRecord = (message: Message, queue: string, now: number): SQSRecord => ({
  messageId: message.MessageId ?? '',
  receiptHandle: message.ReceiptHandle ?? '',
  body: message.Body ?? '',
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: message.Attributes?.SentTimestamp ?? '',
    SenderId: message.Attributes?.SenderId ?? '',
    ApproximateFirstReceiveTimestamp: String(now),
  },
  messageAttributes: {},
  md5OfBody: message.MD5OfBody ?? '',
  eventSource: 'aws:sqs',
  eventSourceARN: `arn:aws:sqs:ap-south-1:000000000000:${queue}`,
  awsRegion: 'ap-south-1',
})

type Receipt = Pick<Message, 'ReceiptHandle'>

const toBatches = <One extends Receipt>(messages: One[]) =>
  Array.from({ length: Math.ceil(messages.length / maxBatchMessages) }, (_, index) =>
    messages
      .slice(index * maxBatchMessages, (index + 1) * maxBatchMessages)
      .map((one, index) => ({ Id: String(index), ReceiptHandle: one.ReceiptHandle, one })),
  )

const countReceives = ({ Attributes }: Message) => Number(Attributes?.ApproximateReceiveCount ?? 1)

const batchAnswer = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })),
})

/** Returns the ids of the messages that an answer names as failed. */
const listFailures = (answer: unknown) =>
  new Set(
    batchAnswer
      .safeParse(answer)
      .data?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier),
  )

type Options = {
  endpoint: string
  queueUrl: string
  now: () => number
  /** Returns the failed messages in Lambda's form. If it rejects, the whole batch is retried. */
  handle: (records: SQSRecord[]) => Promise<unknown>
  /** At most this many messages go into one call. */
  maxMessages?: number
  /** After the first message the batch waits this long for more. */
  windowMs?: number
  /** A batch that failed as a whole comes again after this. */
  retryAfterSeconds?: number
}

/** Reads a queue as Lambda's event source mapping does. A queue that cannot be reached is retried every few seconds. */
export const startEventSource = ({
  endpoint,
  queueUrl: QueueUrl,
  now,
  handle,
  maxMessages = 100,
  windowMs = 1_000,
  retryAfterSeconds = 2,
}: Options) => {
  const client = new SQSClient(clientSettings(endpoint))
  const stopping = new AbortController()
  const receive = async (WaitTimeSeconds: number) => {
    const command = new ReceiveMessageCommand({
      QueueUrl,
      WaitTimeSeconds,
      MaxNumberOfMessages: maxBatchMessages,
      MessageSystemAttributeNames: ['All'],
    })
    return (await client.send(command, { abortSignal: stopping.signal })).Messages ?? []
  }
  const receiveBatch = async () => {
    const messages = await receive(longPollSeconds)
    if (!messages.length) return messages
    await sleep(windowMs)
    while (messages.length < maxMessages) {
      const more = await receive(0)
      if (!more.length) break
      messages.push(...more)
    }
    return messages
  }
  const remove = async (messages: Message[]) => {
    for (const entries of toBatches(messages)) {
      const Entries = entries.map(({ one: _, ...entry }) => entry)
      await client.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }))
    }
  }
  /** Receipts of failed messages that wait for their retry, by message. */
  const waiting = new Map<string, Receipt>()
  const changeVisibility = async <One extends Receipt>(
    receipts: One[],
    secondsOf: (one: One) => number,
  ) => {
    for (const entries of toBatches(receipts)) {
      const Entries = entries.map(({ one, ...entry }) => ({
        ...entry,
        VisibilityTimeout: secondsOf(one),
      }))
      await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }))
    }
  }
  const returnMessages = (messages: Message[], secondsOf: (message: Message) => number) => {
    for (const { MessageId = '', ReceiptHandle } of messages)
      waiting.set(MessageId, { ReceiptHandle })
    return changeVisibility(messages, secondsOf)
  }
  const retryNow = async () => {
    const receipts = [...waiting.values()]
    waiting.clear()
    await changeVisibility(receipts, () => 0).catch(() => {})
  }
  const queue = QueueUrl.split('/').at(-1) ?? ''
  const handleBatch = async () => {
    const messages = await receiveBatch()
    if (!messages.length) return
    for (const { MessageId = '' } of messages) waiting.delete(MessageId)
    const records = messages.map((message) => toRecord(message, queue, now()))
    const failed = await handle(records).then(listFailures, () => undefined)
    if (!failed) return returnMessages(messages, () => retryAfterSeconds)
    const isFailed = ({ MessageId = '' }: Message) => failed.has(MessageId)
    await remove(messages.filter((message) => !isFailed(message)))
    await returnMessages(messages.filter(isFailed), (message) =>
      retryPauseSeconds(countReceives(message)),
    )
  }
  const run = async () => {
    while (!stopping.signal.aborted)
      await handleBatch().catch(
        () => stopping.signal.aborted || sleep(pauseMs, undefined, { ref: false }),
      )
    client.destroy()
  }
  const running = run()
  return {
    /** Ends the wait of failed messages. */
    retryNow,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

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

/** SQS's longest. */
const longPollSeconds = 20

/** SQS's batch. */
const atOnce = 10

/** Milliseconds after a failure. */
const pauseMs = 3_000

/**
 * Functions take the time of a first receive for now, and their own clock for later ones. So each receive is told as the
 * first, with the time of the set clock.
 */
const recordOf = (message: Message, queue: string, now: number): SQSRecord => ({
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

const chunksOf = <One extends Receipt>(messages: One[]) =>
  Array.from({ length: Math.ceil(messages.length / atOnce) }, (_, index) =>
    messages
      .slice(index * atOnce, (index + 1) * atOnce)
      .map((one, place) => ({ Id: String(place), ReceiptHandle: one.ReceiptHandle, one })),
  )

const receivedTimes = ({ Attributes }: Message) => Number(Attributes?.ApproximateReceiveCount ?? 1)

const batchAnswer = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })),
})

/** Failed messages named in an answer. */
const failuresIn = (answer: unknown) =>
  new Set(
    batchAnswer
      .safeParse(answer)
      .data?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier),
  )

type Options = {
  endpoint: string
  queueUrl: string
  now: () => number
  /** Returns failed messages; a rejected batch is retried. */
  handle: (records: SQSRecord[]) => Promise<unknown>
  /** Per call. */
  most?: number
  /** To gather more after the first. */
  windowMs?: number
  /** Before a failed batch returns. */
  againSeconds?: number
}

/** Lambda's event source mapping. Failing queues are retried every few seconds. */
export const startEventSource = ({
  endpoint,
  queueUrl: QueueUrl,
  now,
  handle,
  most = 100,
  windowMs = 1_000,
  againSeconds = 2,
}: Options) => {
  const client = new SQSClient(clientSettings(endpoint))
  const stopping = new AbortController()
  const receive = async (WaitTimeSeconds: number) => {
    const command = new ReceiveMessageCommand({
      QueueUrl,
      WaitTimeSeconds,
      MaxNumberOfMessages: atOnce,
      MessageSystemAttributeNames: ['All'],
    })
    return (await client.send(command, { abortSignal: stopping.signal })).Messages ?? []
  }
  const gather = async () => {
    const messages = await receive(longPollSeconds)
    if (!messages.length) return messages
    await sleep(windowMs)
    while (messages.length < most) {
      const more = await receive(0)
      if (!more.length) break
      messages.push(...more)
    }
    return messages
  }
  const remove = async (messages: Message[]) => {
    for (const entries of chunksOf(messages)) {
      const Entries = entries.map(({ one: _, ...entry }) => entry)
      await client.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }))
    }
  }
  /** Receipts of messages that wait for their next turn, by message. */
  const waiting = new Map<string, Receipt>()
  const hold = async <One extends Receipt>(receipts: One[], secondsOf: (one: One) => number) => {
    for (const entries of chunksOf(receipts)) {
      const Entries = entries.map(({ one, ...entry }) => ({
        ...entry,
        VisibilityTimeout: secondsOf(one),
      }))
      await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }))
    }
  }
  const giveBack = (messages: Message[], secondsOf: (message: Message) => number) => {
    for (const { MessageId = '', ReceiptHandle } of messages)
      waiting.set(MessageId, { ReceiptHandle })
    return hold(messages, secondsOf)
  }
  const retryNow = async () => {
    const receipts = [...waiting.values()]
    waiting.clear()
    await hold(receipts, () => 0).catch(() => {})
  }
  const queue = QueueUrl.split('/').at(-1) ?? ''
  const workOnce = async () => {
    const messages = await gather()
    if (!messages.length) return
    for (const { MessageId = '' } of messages) waiting.delete(MessageId)
    const records = messages.map((message) => recordOf(message, queue, now()))
    const failed = await handle(records).then(failuresIn, () => undefined)
    if (!failed) return giveBack(messages, () => againSeconds)
    const isFailed = ({ MessageId = '' }: Message) => failed.has(MessageId)
    await remove(messages.filter((message) => !isFailed(message)))
    await giveBack(messages.filter(isFailed), (message) =>
      retryPauseSeconds(receivedTimes(message)),
    )
  }
  const work = async () => {
    while (!stopping.signal.aborted)
      await workOnce().catch(
        () => stopping.signal.aborted || sleep(pauseMs, undefined, { ref: false }),
      )
    client.destroy()
  }
  const working = work()
  return {
    /** What failed comes again at once, as after its pause. */
    retryNow,
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}

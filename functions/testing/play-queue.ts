import { randomUUID } from 'node:crypto'
import {
  ChangeMessageVisibilityCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { QueueMessage } from '@bong-bari/contract'

type Sent = { body: string; at: number; received: number; receiptHandle: string }

/** Plays a queue, whose address is in `variable`, by a clock that a test sets. */
export const playQueue = (variable: string, clock: { now: number }) => {
  const address = 'http://queue.test/any'
  process.env[variable] = address
  let sent: Sent[] = []
  const { send } = SQSClient.prototype
  const take = async (command: unknown): Promise<object> => {
    if (command instanceof SendMessageBatchCommand)
      for (const { MessageBody = '', DelaySeconds = 0 } of command.input.Entries ?? [])
        sent.push({
          body: MessageBody,
          at: clock.now + DelaySeconds * 1_000,
          received: 0,
          receiptHandle: randomUUID(),
        })
    else if (command instanceof ChangeMessageVisibilityCommand) {
      const { ReceiptHandle, VisibilityTimeout = 0 } = command.input
      const held = sent.find(({ receiptHandle }) => receiptHandle === ReceiptHandle)
      if (held) held.at = clock.now + VisibilityTimeout * 1_000
    } else throw new Error('The queue knows no such command.')
    return {}
  }
  const ofOthers = (command: unknown) => Object(command).input.QueueUrl !== address
  Object.assign(SQSClient.prototype, {
    send(this: SQSClient, ...given: unknown[]) {
      return ofOthers(given[0]) ? Reflect.apply(send, this, given) : take(given[0])
    },
  })

  const recordOf = (one: Sent): QueueMessage => ({
    messageId: one.receiptHandle,
    receiptHandle: one.receiptHandle,
    body: one.body,
    attributes: {
      ApproximateReceiveCount: String(one.received),
      ApproximateFirstReceiveTimestamp: String(clock.now),
    },
  })
  return {
    /** What is to be worked on by now; it stays there until it is removed. */
    take: () =>
      sent
        .filter(({ at }) => at <= clock.now)
        .map((one) => {
          one.received++
          return { one, record: recordOf(one) }
        }),
    /** Removes what was worked on, but for what the function could not. */
    remove: (
      taken: readonly { one: Sent }[],
      { batchItemFailures }: { batchItemFailures: readonly { itemIdentifier: string }[] },
    ) => {
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
      const done = taken.map(({ one }) => one).filter((one) => !failed.has(one.receiptHandle))
      sent = sent.filter((one) => !done.includes(one))
    },
    /** All that is on the queue, now or later. */
    waiting: () => sent.map(({ body }) => body),
    /** Seconds until each message comes. */
    pauses: () => sent.map(({ at }) => (at - clock.now) / 1_000),
    stop: () => {
      Object.assign(SQSClient.prototype, { send })
      delete process.env[variable]
    },
  }
}

import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { createQueue, readStream, runAsFunction } from '@bong-bari/local'

type Table = { endpoint: string; tableName: string }

/** Plays the stream of a table to `reactions`, as Lambda does, and its queue, whose address it sets. */
export const startReactions = async (table: Table, bucket: { endpoint: string }) => {
  process.env.AWS_ENDPOINT_URL_SQS = bucket.endpoint
  const QueueUrl = await createQueue(bucket.endpoint, 'reactions')
  process.env.REACTION_QUEUE_URL = QueueUrl
  const [stream, queue] = [
    await readStream(table.endpoint, table.tableName),
    new SQSClient({ useQueueUrlAsEndpoint: false }),
  ]
  const { handleReactionEvent } = await import('../src/reactions/reaction-work.ts')
  const work = (event: object) =>
    runAsFunction('reactions', () => handleReactionEvent(event, () => 60_000))

  let batch: Awaited<ReturnType<typeof stream.next>> = []
  const playStream = async (now: number) => {
    // One that failed comes again, and nothing behind it before.
    if (!batch.length) batch = await stream.next(100)
    const Records = batch.map(({ dynamodb, ...record }) => ({
      ...record,
      dynamodb: { ...dynamodb, ApproximateCreationDateTime: now / 1000 },
    }))
    if (Records.length) await work({ Records })
    batch = []
    return Records.length
  }

  const playQueue = async (now: number) => {
    const { Messages = [] } = await queue.send(new ReceiveMessageCommand({ QueueUrl }))
    for (const { ReceiptHandle, MessageId, Body } of Messages) {
      const attributes = {
        ApproximateReceiveCount: '1',
        ApproximateFirstReceiveTimestamp: `${now}`,
      }
      const message = { messageId: MessageId, receiptHandle: ReceiptHandle, body: Body, attributes }
      const left = await work({ Records: [{ eventSource: 'aws:sqs', ...message }] })
      if (JSON.stringify(left).includes(String(MessageId))) throw new Error(`It failed: ${Body}`)
      await queue.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
    }
    return Messages.length
  }

  return {
    react: async (now: number) => {
      while ((await playStream(now)) || (await playQueue(now)));
    },
    work,
    stop: () => {
      delete process.env.REACTION_QUEUE_URL
      queue.destroy()
      stream.stop()
    },
  }
}

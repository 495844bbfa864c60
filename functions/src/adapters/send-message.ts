import { clientSettings, type Patience } from '@bong-bari/table/patience'

const patience: Patience = { requestMs: 2_000, attempts: 3 }

/** SQS's batch. */
const most = 10

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
  const client = new SQSClient({ ...clientSettings(patience), useQueueUrlAsEndpoint: false })
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

/** At most 900 `delaySeconds`. Rejects if any was refused. Does nothing without a queue. */
export const sendMessages = async (
  address: string | undefined,
  bodies: readonly object[],
  delaySeconds = 0,
) => {
  if (!address) return
  queues ??= openQueues()
  const send = await queues
  for (let at = 0; at < bodies.length; at += most)
    await send(address, bodies.slice(at, at + most), delaySeconds)
}

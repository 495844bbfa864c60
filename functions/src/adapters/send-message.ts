import { clientSettings, type Patience } from '@bong-bari/table/patience'

const patience: Patience = { requestMs: 1_000, attempts: 2 }

type Send = (QueueUrl: string, MessageBody: string) => Promise<unknown>

const openQueues = async (): Promise<Send> => {
  const { SendMessageCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  // Its answers name the queue by the service's address, which need not be how it was reached.
  const client = new SQSClient({ ...clientSettings(patience), useQueueUrlAsEndpoint: false })
  return (QueueUrl, MessageBody) => client.send(new SendMessageCommand({ QueueUrl, MessageBody }))
}

let queues: Promise<Send> | undefined

/** Sends a message; nothing without an address. Rejects where the queue cannot be reached. */
export const sendMessage = async (address: string | undefined, body: string): Promise<void> => {
  if (!address) return
  queues ??= openQueues()
  await (await queues)(address, body)
}

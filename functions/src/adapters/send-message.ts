import { clientSettings, type Patience } from '@bong-bari/table/patience'

/** Somebody waits for the answer, and who is not rung looks by itself within minutes. */
const ringPatience: Patience = { requestMs: 1_000, attempts: 2 }

type Send = (QueueUrl: string, MessageBody: string) => Promise<unknown>

const openQueues = async (): Promise<Send> => {
  const { SendMessageCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  // Its answers name the queue by the service's address, which need not be how it was reached.
  const client = new SQSClient({ ...clientSettings(ringPatience), useQueueUrlAsEndpoint: false })
  return (QueueUrl, MessageBody) => client.send(new SendMessageCommand({ QueueUrl, MessageBody }))
}

let queues: Promise<Send> | undefined

/** Sends a message that is not needed: never rejects. `whom` is who is not rung, for the log. */
export const sendMessage = async (address: string | undefined, body: string, whom: string) => {
  if (!address) return
  try {
    queues ??= openQueues()
    await (await queues)(address, body)
  } catch (error) {
    const name = error instanceof Error ? error.name : String(error)
    console.warn(JSON.stringify({ level: 'warn', [whom]: 'not rung', error: name }))
  }
}

import { clientSettings, type Patience } from '@bong-bari/table/patience'

/** Somebody waits for the answer, and who is not rung looks by itself within a minute. */
const ringPatience: Patience = { requestMs: 1_000, attempts: 2 }

type Ring = (QueueUrl: string) => Promise<unknown>

const openQueue = async (): Promise<Ring> => {
  const { SendMessageCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  // Its answers name the queue by the service's address, which need not be how it was reached.
  const client = new SQSClient({ ...clientSettings(ringPatience), useQueueUrlAsEndpoint: false })
  return (QueueUrl) => client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'ring' }))
}

let queue: Promise<Ring> | undefined

/** Tells the publisher that there is something to publish. Never rejects: it is not needed. */
export const ringPublisher = async () => {
  const address = process.env.PUBLISH_QUEUE_URL
  if (!address) return
  try {
    queue ??= openQueue()
    await (await queue)(address)
  } catch (error) {
    const name = error instanceof Error ? error.name : String(error)
    console.warn(JSON.stringify({ level: 'warn', publisher: 'not rung', error: name }))
  }
}

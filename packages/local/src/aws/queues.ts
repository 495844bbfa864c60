import { CreateQueueCommand, type CreateQueueCommandInput, SQSClient } from '@aws-sdk/client-sqs'
import { functionTimeoutMs } from '@bong-bari/contract'
import { clientSettings } from './credentials.ts'

/** Receives before the dead-letter queue. */
const mostTries = { notices: 100, publish: 12, reactions: 5 }

/** The same as its reader's. */
type QueueName = keyof typeof mostTries

const create = async (client: SQSClient, input: CreateQueueCommandInput) => {
  const { QueueUrl = '' } = await client.send(new CreateQueueCommand(input))
  return QueueUrl
}

const failedArn = (name: QueueName, region: string) =>
  `arn:aws:sqs:${region}:000000000000:${name}-failed`

/** With a dead-letter queue; returns the address. */
export const makeQueue = async (endpoint: string, name: QueueName) => {
  const settings = clientSettings(endpoint)
  const client = new SQSClient(settings)
  try {
    await create(client, { QueueName: `${name}-failed` })
    const url = await create(client, {
      QueueName: name,
      Attributes: {
        // Lambda's rule.
        VisibilityTimeout: String((6 * functionTimeoutMs(name)) / 1000),
        RedrivePolicy: JSON.stringify({
          deadLetterTargetArn: failedArn(name, settings.region),
          maxReceiveCount: mostTries[name],
        }),
      },
    })
    return new URL(new URL(url).pathname, endpoint).href
  } finally {
    client.destroy()
  }
}

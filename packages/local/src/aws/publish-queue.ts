import { CreateQueueCommand, type CreateQueueCommandInput, SQSClient } from '@aws-sdk/client-sqs'
import { functionTimeoutMs } from '@bong-bari/edge'
import { clientSettings } from './credentials.ts'

/** As often as this a message is received before it counts as one that nobody can work on. */
const mostTries = 5

const create = async (client: SQSClient, input: CreateQueueCommandInput) => {
  const { QueueUrl = '' } = await client.send(new CreateQueueCommand(input))
  return QueueUrl
}

const failedArn = (region: string) => `arn:aws:sqs:${region}:000000000000:publish-failed`

/**
 * Makes the queue `publish` and that of its failed messages where they are not there yet. Answers the
 * queue's address at this endpoint.
 */
export const makePublishQueue = async (endpoint: string) => {
  const settings = clientSettings(endpoint)
  const client = new SQSClient(settings)
  try {
    await create(client, { QueueName: 'publish-failed' })
    const url = await create(client, {
      QueueName: 'publish',
      Attributes: {
        // What Lambda asks of a queue that it reads.
        VisibilityTimeout: String((6 * functionTimeoutMs('publish')) / 1000),
        RedrivePolicy: JSON.stringify({
          deadLetterTargetArn: failedArn(settings.region),
          maxReceiveCount: mostTries,
        }),
      },
    })
    return new URL(new URL(url).pathname, endpoint).href
  } finally {
    client.destroy()
  }
}

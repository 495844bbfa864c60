import { HeadObjectCommand, NotFound, S3Client } from '@aws-sdk/client-s3'
import { GetQueueAttributesCommand, type QueueAttributeName, SQSClient } from '@aws-sdk/client-sqs'
import { publishedFile } from '@bong-bari/edge'
import { leadsVersion } from '@bong-bari/table'
import { type Deployed, outputOf } from './deployed.ts'

const counted: QueueAttributeName[] = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
]

/** Approximate messages of a queue, including those in flight. */
export const messagesIn = async (QueueUrl: string) => {
  const command = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: counted })
  const { Attributes = {} } = await new SQSClient({}).send(command)
  return counted.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0)
}

/** Epoch milliseconds of the last pulse through the table's stream; undefined before the first. */
export const lastPulse = async (deployed: Deployed) => {
  process.env.TABLE_NAME = outputOf(deployed, 'TableName')
  return (await leadsVersion()).followedAt
}

const isPublished = async (Bucket: string) => {
  const Key = publishedFile('/').slice(1)
  try {
    await new S3Client({}).send(new HeadObjectCommand({ Bucket, Key }))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}

/** Outputs naming the work queues. */
export const queueNames = ['ReactionQueue', 'PublishQueue', 'NoticeQueue'] as const

/** A walk of all pages after a deployment waits as a few messages. */
export const mostWaiting = 100

/** The pulse is sent each minute. */
export const latePulseMs = 180_000

/** Checks stream, queues and the pages bucket. A new stack needs minutes. One sentence for each thing that is not well. */
export const lookInside = async (deployed: Deployed): Promise<string[]> => {
  const [pulse = 0, published, ...waiting] = await Promise.all([
    lastPulse(deployed),
    isPublished(outputOf(deployed, 'SiteBucketName')),
    ...queueNames.map((name) => messagesIn(outputOf(deployed, name))),
  ])
  const age = Date.now() - pulse
  const many = queueNames.filter((_, place) => (waiting[place] ?? 0) > mostWaiting)
  return [
    ...(age > latePulseMs ? ['no change has come through the stream of the table yet'] : []),
    ...many.map((name) => `the queue ${name} does not get empty`),
    ...(published ? [] : ['the home page is not published yet']),
  ]
}

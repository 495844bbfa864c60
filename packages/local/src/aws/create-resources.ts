import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { CreateBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { CreateQueueCommand, type CreateQueueCommandInput, SQSClient } from '@aws-sdk/client-sqs'
import { functionTimeoutMs } from '@bong-bari/contract'
import { tableSchema } from '@bong-bari/table'
import {
  findMissingSettings,
  indexInput,
  keySchema,
  listMissingNames,
} from '@bong-bari/table/missing-settings'
import { StartFailure } from '../runner/start-failure.ts'
import { clientSettings } from './credentials.ts'

const tableInput = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: keySchema(tableSchema),
  AttributeDefinitions: [tableSchema, ...tableSchema.indexes]
    .flatMap((keys) => [keys.partitionKey, keys.sortKey])
    .map((name) => ({ AttributeName: name, AttributeType: 'S' })),
  GlobalSecondaryIndexes: tableSchema.indexes.map(indexInput),
  StreamSpecification: { StreamEnabled: true, StreamViewType: tableSchema.stream },
})

const requireIndexes = async (client: DynamoDBClient, endpoint: string, TableName: string) => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  const lacks = Table ? findMissingSettings(Table) : []
  if (lacks.length)
    throw new StartFailure(
      `The table "${TableName}" at ${endpoint} is of another version and lacks ${listMissingNames(lacks)}; give it that or name another endpoint.`,
    )
}

/** Creates the table unless it exists, and waits until it is active. Throws a StartFailure if an existing table lacks keys or indexes. */
export const createTable = async (endpoint: string, tableName: string) => {
  const client = new DynamoDBClient(clientSettings(endpoint))
  try {
    await client.send(new CreateTableCommand(tableInput(tableName)))
    await waitUntilTableExists(
      { client, maxWaitTime: 30, minDelay: 1, maxDelay: 1 },
      { TableName: tableName },
    )
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
    await requireIndexes(client, endpoint, tableName)
  } finally {
    client.destroy()
  }
}

/** A message goes to the dead-letter queue after this many receives, as on AWS. */
const maxTries = { notices: 100, publish: 12, reactions: 5 }

/** Each queue has the name of the function that reads it. */
type QueueName = keyof typeof maxTries

const sendCreateQueue = async (client: SQSClient, input: CreateQueueCommandInput) => {
  const { QueueUrl = '' } = await client.send(new CreateQueueCommand(input))
  return QueueUrl
}

const deadLetterArn = (name: QueueName, region: string) =>
  `arn:aws:sqs:${region}:000000000000:${name}-failed`

/** Creates a queue and its dead-letter queue. Returns the queue's URL. */
export const createQueue = async (endpoint: string, name: QueueName) => {
  const settings = clientSettings(endpoint)
  const client = new SQSClient(settings)
  try {
    await sendCreateQueue(client, { QueueName: `${name}-failed` })
    const url = await sendCreateQueue(client, {
      QueueName: name,
      Attributes: {
        // AWS advises six times the timeout of the function.
        VisibilityTimeout: String((6 * functionTimeoutMs(name)) / 1000),
        RedrivePolicy: JSON.stringify({
          deadLetterTargetArn: deadLetterArn(name, settings.region),
          maxReceiveCount: maxTries[name],
        }),
      },
    })
    return new URL(new URL(url).pathname, endpoint).href
  } finally {
    client.destroy()
  }
}

/** Creates the bucket of published pages unless it exists. */
export const createSiteBucket = async (endpoint: string, Bucket: string) => {
  const client = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
  try {
    await client.send(new CreateBucketCommand({ Bucket }))
  } catch (error) {
    if (!(error instanceof S3ServiceException && /^BucketAlready/.test(error.name))) throw error
  } finally {
    client.destroy()
  }
}

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
import { indexInput, keySchema, lacksOf, wordsOf } from '@bong-bari/table/lacks'
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
  const lacks = Table ? lacksOf(Table) : []
  if (lacks.length)
    throw new StartFailure(
      `The table "${TableName}" at ${endpoint} is of another version and lacks ${wordsOf(lacks)}; give it that or name another endpoint.`,
    )
}

/** Creates the table and waits for it; returns whether it did. An existing one stays; a StartFailure names missing keys or indexes. */
export const createTable = async (endpoint: string, tableName: string) => {
  const client = new DynamoDBClient(clientSettings(endpoint))
  try {
    await client.send(new CreateTableCommand(tableInput(tableName)))
    await waitUntilTableExists(
      { client, maxWaitTime: 30, minDelay: 1, maxDelay: 1 },
      { TableName: tableName },
    )
    return true
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
    await requireIndexes(client, endpoint, tableName)
    return false
  } finally {
    client.destroy()
  }
}

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

/** Unless it exists. */
export const makeSiteBucket = async (endpoint: string, Bucket: string) => {
  const client = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
  try {
    await client.send(new CreateBucketCommand({ Bucket }))
  } catch (error) {
    if (!(error instanceof S3ServiceException && /^BucketAlready/.test(error.name))) throw error
  } finally {
    client.destroy()
  }
}

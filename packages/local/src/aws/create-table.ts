import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  type KeySchemaElement,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { tableSchema } from '@bong-bari/table'
import { StartFailure } from '../runner/start-failure.ts'
import { clientSettings } from './credentials.ts'

/** The keys of the table or of an index, as DynamoDB takes them. */
export const keySchema = (keys: { partitionKey: string; sortKey: string }): KeySchemaElement[] => [
  { AttributeName: keys.partitionKey, KeyType: 'HASH' },
  { AttributeName: keys.sortKey, KeyType: 'RANGE' },
]

const tableInput = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: keySchema(tableSchema),
  AttributeDefinitions: [tableSchema, ...tableSchema.indexes]
    .flatMap((keys) => [keys.partitionKey, keys.sortKey])
    .map((name) => ({ AttributeName: name, AttributeType: 'S' })),
  GlobalSecondaryIndexes: tableSchema.indexes.map((index) => ({
    IndexName: index.name,
    KeySchema: keySchema(index),
    Projection: { ProjectionType: 'ALL' },
  })),
})

const requireIndexes = async (client: DynamoDBClient, endpoint: string, TableName: string) => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  const known = new Set(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName))
  const missing = tableSchema.indexes.filter(({ name }) => !known.has(name))
  if (missing.length)
    throw new StartFailure(
      `The table "${TableName}" at ${endpoint} is of an older version and lacks ${missing.map(({ name }) => name).join(', ')}; add it there or name another endpoint.`,
    )
}

/**
 * Creates the product's table at an endpoint and waits until it can be used. An existing table is
 * left as it is; a StartFailure says which index it lacks. Answers whether it was created.
 */
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

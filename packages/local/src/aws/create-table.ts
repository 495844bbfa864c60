import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  type KeySchemaElement,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { tableSchema } from '@bong-bari/table'
import { clientSettings } from './credentials.ts'

const keySchema = (keys: { partitionKey: string; sortKey: string }): KeySchemaElement[] => [
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

/**
 * Creates the product's table at an endpoint and waits until it can be used. An existing table is
 * left as it is. Answers whether it was created.
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
    if (error instanceof ResourceInUseException) return false
    throw error
  } finally {
    client.destroy()
  }
}

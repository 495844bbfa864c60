import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
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

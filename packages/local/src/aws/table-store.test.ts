import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CreateTableCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb'
import { tableSchema } from '@bong-bari/table'
import { indexInput, keySchema } from '@bong-bari/table/lacks'
import engine from 'dynalite/db/index.js'
import { expect, onTestFinished, test } from 'vitest'
import { createTable } from './create-table.ts'
import { clientSettings } from './credentials.ts'
import { tableName } from './engines.ts'
import { loadTable, wireOf } from './load-table.ts'
import { startTableEngine } from './table-engine.ts'
import { checkTableStore } from './table-store.ts'

const TableName = 'leads'

const storeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bong-bari-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const withEngine = async <T>(path: string, work: (client: DynamoDBClient) => Promise<T>) => {
  const { endpoint, stop } = await startTableEngine({ path })
  await createTable(endpoint, TableName)
  const client = new DynamoDBClient(clientSettings(endpoint))
  const result = await work(client)
  client.destroy()
  await stop()
  return result
}

const put = (client: DynamoDBClient, id: string) =>
  client.send(
    new PutItemCommand({
      TableName,
      Item: {
        ...{ pk: { S: id }, sk: { S: 'x' }, gsi1pk: { S: 'ALL' }, gsi1sk: { S: id } },
      },
    }),
  )

const listed = async (client: DynamoDBClient) => {
  const query = new QueryCommand({
    TableName,
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :all',
    ExpressionAttributeValues: { ':all': { S: 'ALL' } },
  })
  return (await client.send(query)).Items?.map(({ pk }) => pk?.S)
}

const damage = async (path: string, remove: (key: string) => boolean) => {
  const { db } = engine.create({ path })
  await db.open()
  for await (const [key] of db.iterator({ gte: '', lt: '\xff' }))
    if (remove(key)) await db.batch([{ type: 'del', key }])
  await db.close()
}

test('after a kill an item whose index entry is missing is listed again', async () => {
  const path = await storeFolder()
  await withEngine(path, (client) => Promise.all([put(client, 'a'), put(client, 'খ')]))
  await damage(path, (key) => key.startsWith('index-global~leads~gsi1'))
  expect(await withEngine(path, (client) => listed(client))).toEqual([])
  await checkTableStore(path, TableName, true)
  expect(await withEngine(path, (client) => listed(client))).toEqual(['a', 'খ'])
})

test('after a kill an index entry without its item is gone', async () => {
  const path = await storeFolder()
  await withEngine(path, (client) => put(client, 'a'))
  await damage(path, (key) => key.startsWith('item-'))
  expect(await withEngine(path, (client) => listed(client))).toEqual(['a'])
  await checkTableStore(path, TableName, true)
  expect(await withEngine(path, (client) => listed(client))).toEqual([])
})

test('an existing table is used as it is, unless its keys or indexes are others', async () => {
  const { endpoint, stop } = await startTableEngine()
  expect(await createTable(endpoint, TableName)).toBe(true)
  expect(await createTable(endpoint, TableName)).toBe(false)
  const client = new DynamoDBClient(clientSettings(endpoint))
  const [index] = tableSchema.indexes
  await client.send(
    new CreateTableCommand({
      ...{ TableName: 'older', BillingMode: 'PAY_PER_REQUEST', KeySchema: keySchema(tableSchema) },
      AttributeDefinitions: ['pk', 'sk', index.partitionKey, index.sortKey].map((name) => ({
        AttributeName: name,
        AttributeType: 'S',
      })),
      GlobalSecondaryIndexes: [
        { ...indexInput(index), Projection: { ProjectionType: 'KEYS_ONLY' } },
      ],
    }),
  )
  await expect(createTable(endpoint, 'older')).rejects.toThrow(
    `The table "older" at ${endpoint} is of another version and lacks the keys and projection of the index gsi1 (it goes first, and is made when it is gone), the index gsi2 and the index gsi3; give it that or name another endpoint.`,
  )
  client.destroy()
  await stop()
})

test('an index holds what it carries of an item that was loaded', async () => {
  const path = await storeFolder()
  const item = { pk: 'p', sk: 's', gsi2pk: 'ALL', gsi2sk: 'x', title: 'আম', text: 'long' }
  await loadTable(path, [item])
  const { endpoint, stop } = await startTableEngine({ path })
  const client = new DynamoDBClient(clientSettings(endpoint))
  const query = new QueryCommand({
    ...{ TableName: tableName, IndexName: 'gsi2' },
    KeyConditionExpression: 'gsi2pk = :all',
    ExpressionAttributeValues: { ':all': { S: 'ALL' } },
  })
  const { text, ...carried } = item
  expect((await client.send(query)).Items).toEqual([wireOf(carried)])
  client.destroy()
  await stop()
})

test('a folder in use and a broken folder are told apart', async () => {
  const path = await storeFolder()
  await withEngine(path, async () => {
    await expect(checkTableStore(path, TableName, false)).rejects.toThrow('Another runner is using')
  })
  await writeFile(join(path, 'CURRENT'), 'nothing\n')
  await expect(checkTableStore(path, TableName, false)).rejects.toThrow(/is broken \(.+\)/)
})

test('indexes that lag show a write later, in order, and all of it', async () => {
  const { endpoint, stop } = await startTableEngine({ indexDelayMs: 1_000 })
  await createTable(endpoint, TableName)
  const client = new DynamoDBClient(clientSettings(endpoint))
  await put(client, 'a')
  expect(await listed(client)).toEqual([])
  await expect.poll(() => listed(client), { timeout: 20_000 }).toEqual(['a'])
  client.destroy()
  await stop()
})

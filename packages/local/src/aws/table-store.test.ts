import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import engine from 'dynalite/db/index.js'
import { expect, onTestFinished, test } from 'vitest'
import { createTable } from './create-table.ts'
import { clientSettings } from './credentials.ts'
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
        ...{ gsi3pk: { S: 'ALL' }, gsi3sk: { S: id } },
      },
    }),
  )

const listed = async (client: DynamoDBClient, IndexName = 'gsi1') => {
  const query = new QueryCommand({
    TableName,
    IndexName,
    KeyConditionExpression: `${IndexName}pk = :all`,
    ExpressionAttributeValues: { ':all': { S: 'ALL' } },
  })
  return (await client.send(query)).Items?.map(({ pk }) => pk?.S)
}

/** A table as a version left it that knew one index only. */
const olderTable = async (endpoint: string, client: DynamoDBClient) => {
  await createTable(endpoint, 'newer')
  const { Table } = await client.send(new DescribeTableCommand({ TableName: 'newer' }))
  const [{ IndexName, KeySchema, Projection } = {}] = Table?.GlobalSecondaryIndexes ?? []
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: Table?.KeySchema,
      AttributeDefinitions: Table?.AttributeDefinitions?.filter(
        ({ AttributeName = '' }) => !/^gsi[23]/.test(AttributeName),
      ),
      GlobalSecondaryIndexes: [{ IndexName, KeySchema, Projection }],
    }),
  )
  // A table is there a moment after it was asked for.
  await waitUntilTableExists(
    { client, minDelay: 0.05, maxDelay: 0.5, maxWaitTime: 30 },
    { TableName },
  )
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

test('a table of an older version gets the indexes it lacks, with what belongs into them', async () => {
  const path = await storeFolder()
  const { endpoint, stop } = await startTableEngine({ path })
  const old = new DynamoDBClient(clientSettings(endpoint))
  await olderTable(endpoint, old)
  await put(old, 'a')
  await put(old, 'খ')
  await expect(createTable(endpoint, TableName)).rejects.toThrow(
    `The table "leads" at ${endpoint} is of an older version and lacks gsi2, gsi3`,
  )
  old.destroy()
  await stop()
  await checkTableStore(path, TableName, false)
  const read = (client: DynamoDBClient) =>
    Promise.all([listed(client, 'gsi1'), listed(client, 'gsi3')])
  expect(await withEngine(path, read)).toEqual([
    ['a', 'খ'],
    ['a', 'খ'],
  ])
  const more = (client: DynamoDBClient) => put(client, 'b').then(() => listed(client, 'gsi3'))
  expect(await withEngine(path, more)).toEqual(['a', 'b', 'খ'])
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

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import engine from 'dynalite/db/index.js'
import { expect, onTestFinished, test } from 'vitest'
import { createTable } from './create-resources.ts'
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
        pk: { S: id },
        sk: { S: 'x' },
        gsi1pk: { S: 'ALL' },
        gsi1sk: { S: id },
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

test('a folder in use and a broken folder are told apart', async () => {
  const path = await storeFolder()
  await withEngine(path, async () => {
    await expect(checkTableStore(path, TableName, false)).rejects.toThrow('Another runner is using')
  })
  await writeFile(join(path, 'CURRENT'), 'nothing\n')
  await expect(checkTableStore(path, TableName, false)).rejects.toThrow(/is broken \(.+\)/)
})

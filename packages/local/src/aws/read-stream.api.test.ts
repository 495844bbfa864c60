import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DeleteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { createTable } from './create-resources.ts'
import { clientSettings } from './credentials.ts'
import { readStream } from './read-stream.ts'
import { startTableEngine } from './table-engine.ts'
import { startTable } from './test-services.ts'

const keyOf = (name: string) => ({ pk: { S: `LEAD#${name}` }, sk: { S: 'LEAD' } })
const itemOf = (pk: string, n: number) => ({ ...keyOf(pk), n: { N: String(n) } })

const clientOf = (endpoint: string) => {
  const client = new DynamoDBClient(clientSettings(endpoint))
  onTestFinished(() => client.destroy())
  return client
}

const told = (records: Awaited<ReturnType<Awaited<ReturnType<typeof readStream>>['next']>>) =>
  records.map(({ eventName, dynamodb }) => [
    eventName,
    dynamodb?.Keys?.pk?.S?.replace('LEAD#', ''),
    dynamodb?.OldImage?.n?.N,
    dynamodb?.NewImage?.n?.N,
  ])

test('the stream tells each change of an item once, in order, with what stood there before', async () => {
  const { endpoint, tableName: TableName, stop } = await startTable()
  onTestFinished(stop)
  const client = clientOf(endpoint)
  const stream = await readStream(endpoint, TableName)
  onTestFinished(stream.stop)
  await client.send(new PutItemCommand({ TableName, Item: itemOf('a', 1) }))
  await client.send(
    new UpdateItemCommand({
      TableName,
      Key: keyOf('a'),
      UpdateExpression: 'SET n = :n',
      ExpressionAttributeValues: { ':n': { N: '2' } },
    }),
  )
  // What leaves all as it was is no change.
  await client.send(new PutItemCommand({ TableName, Item: itemOf('a', 2) }))
  await client.send(
    new TransactWriteItemsCommand({
      TransactItems: [
        { Delete: { TableName, Key: keyOf('a') } },
        { Put: { TableName, Item: itemOf('b', 1) } },
      ],
    }),
  )
  await client.send(new DeleteItemCommand({ TableName, Key: keyOf('c') }))
  // Nothing follows from a session.
  const session = { pk: { S: 'SESSION#a' }, sk: { S: 'SESSION' } }
  await client.send(new PutItemCommand({ TableName, Item: session }))
  const records = [...(await stream.next(2)), ...(await stream.next(100))].filter(({ dynamodb }) =>
    dynamodb?.Keys?.pk?.S?.startsWith('LEAD#'),
  )
  expect(told(records.slice(0, 2))).toEqual([
    ['INSERT', 'a', undefined, '1'],
    ['MODIFY', 'a', '1', '2'],
  ])
  // Records of one transaction come in any order.
  expect(told(records.slice(2)).sort()).toEqual([
    ['INSERT', 'b', undefined, '1'],
    ['REMOVE', 'a', '2', undefined],
  ])
  expect(await stream.next(100)).toEqual([])
})

test('what nobody has read when the engine stops is told after the next start, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bong-bari-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const TableName = 'leads'
  const running = async <T>(work: (endpoint: string, client: DynamoDBClient) => Promise<T>) => {
    const { endpoint, stop } = await startTableEngine({ path: join(folder, 'dynamodb') })
    await createTable(endpoint, TableName)
    return work(endpoint, clientOf(endpoint)).finally(stop)
  }
  await running(async (endpoint, client) => {
    for (const n of [1, 2, 3])
      await client.send(new PutItemCommand({ TableName, Item: itemOf(`a${n}`, n) }))
    const stream = await readStream(endpoint, TableName)
    expect(told(await stream.next(2)).map(([, pk]) => pk)).toEqual(['a1', 'a2'])
    // Asking on says that these were worked on.
    expect(told(await stream.next(1)).map(([, pk]) => pk)).toEqual(['a3'])
    stream.stop()
  })
  await running(async (endpoint) => {
    const stream = await readStream(endpoint, TableName)
    expect(told(await stream.next(100))).toEqual([['INSERT', 'a3', undefined, '3']])
    expect(await stream.next(100)).toEqual([])
    stream.stop()
  })
  await running(async (endpoint) => {
    const stream = await readStream(endpoint, TableName)
    expect(await stream.next(100)).toEqual([])
    stream.stop()
  })
})

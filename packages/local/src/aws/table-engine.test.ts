import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { heapBytes } from '../../testing/heap-bytes.ts'
import { createTable } from './create-resources.ts'
import { clientSettings } from './credentials.ts'
import { startTableEngine } from './table-engine.ts'

const TableName = 'table'

test('an engine that is stopped amid writes ends them first', async () => {
  const path = await mkdtemp(join(tmpdir(), 'bong-bari-'))
  onTestFinished(() => rm(path, { recursive: true }))
  const { endpoint, stop } = await startTableEngine({ path })
  await createTable(endpoint, TableName)
  const client = new DynamoDBClient({ ...clientSettings(endpoint), maxAttempts: 1 })
  const put = (number: number) => {
    const Item = {
      pk: { S: String(number) },
      sk: { S: 'x' },
      gsi1pk: { S: 'ALL' },
      gsi1sk: { S: 'x' },
    }
    return client.send(new PutItemCommand({ TableName, Item }))
  }
  await put(0)
  const writes = Array.from({ length: 200 }, (_, number) => put(number))
  await Promise.race(writes)
  const ended = Promise.allSettled(writes)
  await stop()
  client.destroy()
  await ended
})

test('queries leave nothing behind in the engine', async () => {
  const path = await mkdtemp(join(tmpdir(), 'bong-bari-'))
  const { endpoint, stop } = await startTableEngine({ path })
  const client = new DynamoDBClient(clientSettings(endpoint))
  onTestFinished(async () => {
    client.destroy()
    await stop()
    await rm(path, { recursive: true })
  })
  await createTable(endpoint, TableName)
  const text = { S: 'x'.repeat(500) }
  for (let item = 0; item < 20; item++) {
    const Item = { pk: { S: 'ALL' }, sk: { S: String(item) }, text }
    await client.send(new PutItemCommand({ TableName, Item }))
  }
  const ask = async (times: number, Limit: number) => {
    const command = new QueryCommand({
      TableName,
      Limit,
      KeyConditionExpression: 'pk = :all',
      ExpressionAttributeValues: { ':all': { S: 'ALL' } },
    })
    for (let time = 0; time < times; time++) await client.send(command)
  }
  await ask(50, 20)
  const before = heapBytes()
  await ask(100, 20)
  await ask(100, 5)
  expect(heapBytes() - before).toBeLessThan(2 ** 20)
})

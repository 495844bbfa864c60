import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { createTable } from './create-resources.ts'
import { clientSettings } from './credentials.ts'
import { readStream } from './read-stream.ts'
import { startTableEngine } from './table-engine.ts'

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

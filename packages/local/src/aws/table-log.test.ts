import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, GetItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { createTable } from './create-resources.ts'
import { clientSettings } from './credentials.ts'
import { startTableEngine } from './table-engine.ts'

const TableName = 'leads'
const keyOf = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } })

const withEngine = async <T>(path: string, work: (client: DynamoDBClient) => Promise<T>) => {
  const { endpoint, stop } = await startTableEngine({ path })
  await createTable(endpoint, TableName)
  const client = new DynamoDBClient(clientSettings(endpoint))
  try {
    return await work(client)
  } finally {
    client.destroy()
    await stop()
  }
}

test('what was logged when the engine was killed is there at the next start, and a line cut short is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bong-bari-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'dynamodb')
  const ClientRequestToken = crypto.randomUUID()
  const put = (n: string) => ({
    TransactItems: [{ Put: { TableName, Item: { ...keyOf('a'), n: { N: n } } } }],
    ClientRequestToken,
  })
  const stored = async (client: DynamoDBClient, pk: string) =>
    (await client.send(new GetItemCommand({ TableName, Key: keyOf(pk) }))).Item?.n?.N
  await withEngine(path, (client) => client.send(new TransactWriteItemsCommand(put('1'))))
  const change = (pk: string) => ({
    table: TableName,
    key: keyOf(pk),
    next: { ...keyOf(pk), n: { N: '2' } },
  })
  const entry = JSON.stringify({ changes: [change('b'), change('c')] })
  appendFileSync(
    `${path}.log`,
    `${entry}\n${JSON.stringify({ changes: [change('d')] }).slice(0, 40)}`,
  )
  await withEngine(path, async (client) => {
    const all = ['a', 'b', 'c', 'd'].map((pk) => stored(client, pk))
    expect(await Promise.all(all)).toEqual(['1', '2', '2', undefined])
    // Its token outlives a start too.
    await client.send(new TransactWriteItemsCommand(put('1')))
    await expect(client.send(new TransactWriteItemsCommand(put('2')))).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    })
  })
})

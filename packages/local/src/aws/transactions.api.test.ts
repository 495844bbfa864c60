import {
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientSettings } from './credentials.ts'
import { startTable } from './test-services.ts'

let table: Awaited<ReturnType<typeof startTable>>
let client: DynamoDBClient
beforeAll(async () => {
  table = await startTable()
  client = new DynamoDBClient(clientSettings(table.endpoint))
})
afterAll(async () => {
  client.destroy()
  await table.stop()
})

const keyOf = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } })
const at = (pk: string) => ({ TableName: table.tableName, Key: keyOf(pk) })
const put = (pk: string, n: number): TransactWriteItem => ({
  Put: { TableName: table.tableName, Item: { ...keyOf(pk), n: { N: String(n) } } },
})
const transact = (TransactItems: TransactWriteItem[], ClientRequestToken?: string) =>
  client.send(new TransactWriteItemsCommand({ TransactItems, ClientRequestToken }))
const numberAt = async (pk: string) => {
  const { Item } = await client.send(new GetItemCommand({ ...at(pk), ConsistentRead: true }))
  return Item && Number(Item.n?.N)
}

test('a transaction has at most 100 actions, and one for each item', async () => {
  const many = Array.from({ length: 101 }, (_, n) => put(`many ${n}`, n))
  await expect(transact(many)).rejects.toMatchObject({ name: 'ValidationException' })
  await transact(many.slice(1))
  expect(await numberAt('many 100')).toBe(100)
  await expect(transact([put('twice', 1), { Delete: at('twice') }])).rejects.toMatchObject({
    name: 'ValidationException',
  })
})

test('an expression of more than 4 KB is refused, and an item of more than 400 KB', async () => {
  const update = (names: number, bytes: number) =>
    client.send(
      new UpdateItemCommand({
        ...at('large'),
        UpdateExpression: `SET ${Array.from({ length: names }, (_, n) => `field${n} = :text`).join(', ')}`,
        ExpressionAttributeValues: { ':text': { S: 'x'.repeat(bytes) } },
      }),
    )
  await update(200, 10)
  await expect(update(300, 10)).rejects.toMatchObject({ name: 'ValidationException' })
  await expect(update(1, 410 * 1024)).rejects.toMatchObject({ name: 'ValidationException' })
  const large = transact([
    put('small', 1),
    {
      Put: {
        TableName: table.tableName,
        Item: { ...keyOf('big'), text: { S: 'x'.repeat(410 * 1024) } },
      },
    },
  ])
  await expect(large).rejects.toThrow()
  expect(await numberAt('small')).toBeUndefined()
})

test('a batch has at most 25 writes, and one for each item', async () => {
  const putting = (pks: string[]) => {
    const writes = pks.map((pk) => ({ PutRequest: { Item: { ...keyOf(pk), n: { N: '1' } } } }))
    return client.send(new BatchWriteItemCommand({ RequestItems: { [table.tableName]: writes } }))
  }
  const many = Array.from({ length: 26 }, (_, n) => `batch ${n}`)
  await expect(putting(many)).rejects.toMatchObject({ name: 'ValidationException' })
  await expect(putting(['same', 'same'])).rejects.toMatchObject({ name: 'ValidationException' })
  await putting(many.slice(1))
  expect(await Promise.all([numberAt('batch 0'), numberAt('batch 25')])).toEqual([undefined, 1])
})

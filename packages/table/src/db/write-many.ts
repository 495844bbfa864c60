import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { client } from './client.ts'
import { type Item, isFree, type Key, sendUntilDone, transact } from './verbs.ts'

type WriteRequests = NonNullable<BatchWriteCommandInput['RequestItems']>[string]

/** BatchWriteItem takes no more. */
const maxBatchSize = 25

const writeBatch = async (left: WriteRequests): Promise<WriteRequests> => {
  const name = String(process.env.TABLE_NAME)
  const command = new BatchWriteCommand({ RequestItems: { [name]: left } })
  return (await client.send(command)).UnprocessedItems?.[name] ?? []
}

/** Puts and removes items without conditions, 25 in a call and in any order. After a failure some may be done. */
export const writeMany = async (put: readonly (Key & Item)[], removed: readonly Key[]) => {
  const requests: WriteRequests = [
    ...put.map((Item) => ({ PutRequest: { Item } })),
    ...removed.map((Key) => ({ DeleteRequest: { Key } })),
  ]
  for (let at = 0; at < requests.length; at += maxBatchSize)
    await sendUntilDone(requests.slice(at, at + maxBatchSize), writeBatch)
}

type ItemWithParts = { own: Key & Item; parts?: readonly (Key & Item)[] }

/** Stores an item with its parts in one transaction. Returns false, and writes nothing, if the item exists. */
export const storeWithParts = async ({ own, parts = [] }: ItemWithParts): Promise<boolean> => {
  const beside = parts.map((put) => ({ put }))
  return !(await transact([{ put: own, when: isFree }, ...beside]))
}

import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { client } from './client.ts'
import { type Item, isFree, type Key, sendWhole, transact } from './verbs.ts'

type WriteRequests = NonNullable<BatchWriteCommandInput['RequestItems']>[string]

/** DynamoDB's limit per call. */
const batch = 25

const write = async (left: WriteRequests): Promise<WriteRequests> => {
  const name = String(process.env.TABLE_NAME)
  const command = new BatchWriteCommand({ RequestItems: { [name]: left } })
  return (await client.send(command)).UnprocessedItems?.[name] ?? []
}

/** Unconditional, 25 a call, unordered; a failure may leave some done. */
export const writeMany = async (put: readonly (Key & Item)[], removed: readonly Key[]) => {
  const requests: WriteRequests = [
    ...put.map((Item) => ({ PutRequest: { Item } })),
    ...removed.map((Key) => ({ DeleteRequest: { Key } })),
  ]
  for (let at = 0; at < requests.length; at += batch)
    await sendWhole(requests.slice(at, at + batch), write)
}

type Whole = { own: Key & Item; parts?: readonly (Key & Item)[] }

/** A thing with its parts; false, and nothing written, where it exists. */
export const storeWhole = async ({ own, parts = [] }: Whole): Promise<boolean> => {
  const beside = parts.map((put) => ({ put }))
  return !(await transact([{ put: own, when: isFree }, ...beside]))
}

import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { client } from './client.ts'
import { create, get, type Item, type Key } from './verbs.ts'

type WriteRequests = NonNullable<BatchWriteCommandInput['RequestItems']>[string]

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** What DynamoDB takes in one call. */
const batch = 25

/** Milliseconds before what a busy table left undone is sent again; then twice as many. */
const firstPause = 50
const mostTries = 6

const writeBatch = async (requests: WriteRequests) => {
  let left = requests
  const name = String(process.env.TABLE_NAME)
  for (let turn = 0; left.length; turn++) {
    if (turn === mostTries) throw new Error('The table left a part of a batch undone.')
    if (turn) await pause(firstPause * 2 ** turn)
    const { UnprocessedItems } = await client.send(
      new BatchWriteCommand({ RequestItems: { [name]: left } }),
    )
    left = UnprocessedItems?.[name] ?? []
  }
}

/** Writes and deletes many items, whatever stands there, 25 in a call. No order; some may be done where it fails. */
export const writeMany = async (put: readonly (Key & Item)[], removed: readonly Key[]) => {
  const requests: WriteRequests = [
    ...put.map((Item) => ({ PutRequest: { Item } })),
    ...removed.map((Key) => ({ DeleteRequest: { Key } })),
  ]
  for (let at = 0; at < requests.length; at += batch)
    await writeBatch(requests.slice(at, at + batch))
}

type Whole = { own: Key & Item; parts?: readonly (Key & Item)[]; create?: () => Promise<boolean> }

/** Writes a thing with what goes with it, itself last; false, and nothing written, where it stands already. */
export const storeWhole = async ({ own, parts = [], create: write }: Whole): Promise<boolean> => {
  const { pk, sk } = own
  if (await get({ pk, sk }, { eventual: true })) return false
  await writeMany(parts, [])
  return write ? write() : create(own)
}

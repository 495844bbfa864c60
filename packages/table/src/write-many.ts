import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { client } from './client.ts'
import type { SearchedKind } from './keys.ts'
import { searchChange } from './search-change.ts'
import { type Item, isFree, type Key, transact } from './verbs.ts'

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

type Whole = {
  own: Key & Item
  parts?: readonly (Key & Item)[]
  /** By what kind of thing, and under which id, its words are found. */
  found?: { kind: SearchedKind; id: string }
}

/** Writes a thing with what goes with it; false, and nothing written, where it stands already. */
export const storeWhole = async ({ own, parts = [], found }: Whole): Promise<boolean> => {
  const words = found ? [searchChange(found.kind, found.id)] : []
  const beside = parts.map((put) => ({ put }))
  return !(await transact([{ put: own, when: isFree }, ...beside, ...words]))
}

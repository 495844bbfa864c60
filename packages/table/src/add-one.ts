import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { client } from './client.ts'
import { namesIn, valuesOf } from './expression.ts'
import type { Key } from './verbs.ts'

type Counted = {
  fields: readonly string[]
  /** Epoch seconds after which the item goes. */
  ttl: number
  /** Milliseconds after which it is given up. */
  within: number
}

/**
 * Adds one to numbers of an item that need not exist yet. For what nobody reckons with: where an answer
 * was lost and the SDK tried again it is added twice.
 */
export const addOne = async (key: Key, { fields, ttl, within }: Counted): Promise<void> => {
  const sums = fields.map((field) => `#${field} :one`).join(', ')
  const UpdateExpression = `ADD ${sums} SET #ttl = :ttl`
  const command = new UpdateCommand({
    TableName: process.env.TABLE_NAME,
    Key: key,
    UpdateExpression,
    ExpressionAttributeNames: namesIn(UpdateExpression),
    ExpressionAttributeValues: valuesOf({ one: 1, ttl }),
  })
  await client.send(command, { abortSignal: AbortSignal.timeout(within) })
}

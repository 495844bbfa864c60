import { tableSchema } from '@bong-bari/table'
import type { Table } from 'dynalite/db/index.js'
import { keySchema } from './create-table.ts'

/** A stored table with every index of the schema; undefined where it lacks none. */
export const withIndexes = (table: Table): Table | undefined => {
  const { GlobalSecondaryIndexes: known = [], AttributeDefinitions } = table
  const [like] = known
  const missing = tableSchema.indexes.filter(
    ({ name }) => !known.some(({ IndexName }) => IndexName === name),
  )
  if (!like || !missing.length) return undefined
  const added = missing.map((index) => ({
    ...like,
    IndexName: index.name,
    IndexArn: like.IndexArn.replace(like.IndexName, index.name),
    KeySchema: keySchema(index),
  }))
  const attributes = missing.flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey])
  return {
    ...table,
    GlobalSecondaryIndexes: [...known, ...added],
    AttributeDefinitions: [
      ...AttributeDefinitions,
      ...attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    ],
  }
}

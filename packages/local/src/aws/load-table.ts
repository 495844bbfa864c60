import { promisify } from 'node:util'
import engine, { type Table } from 'dynalite/db/index.js'
import { createTable } from './create-table.ts'
import { tableName } from './engines.ts'
import { startTableEngine } from './table-engine.ts'

type Value = Record<string, unknown>

/** Converts to DynamoDB's wire format. */
export const wireOf = (item: object): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, wireValue(value)]],
    ),
  )

const wireValue = (value: unknown): Value => {
  if (value === null) return { NULL: true }
  if (typeof value === 'boolean') return { BOOL: value }
  if (typeof value === 'number') return { N: String(value) }
  if (Array.isArray(value)) return { L: value.map(wireValue) }
  if (value instanceof Set) return { SS: [...value] }
  return typeof value === 'object' ? { M: wireOf(value) } : { S: String(value) }
}

const putsOf = (item: Record<string, Value>, table: Table) => {
  const { GlobalSecondaryIndexes: indexes, TableName } = table
  const indexed = engine.getIndexActions(indexes, undefined, item, table).puts
  return [
    { type: 'put', key: `item-${TableName}~${engine.createKey(item, table)}`, value: item },
    ...indexed.map((put) => ({
      type: 'put',
      key: `index-global~${TableName}~${put.index}~${put.key}`,
      value: put.item,
    })),
  ]
}

const atOnce = 500

/** Bypasses the engine, twenty times as fast. The folder must not be open. */
export const loadTable = async (path: string, items: AsyncIterable<object> | Iterable<object>) => {
  const made = await startTableEngine({ path })
  await createTable(made.endpoint, tableName)
  await made.stop()
  const store = engine.create({ path })
  await store.db.open()
  const table = await promisify(store.tableDb.get)(tableName)
  if (!table) throw new Error('The table was not made.')
  let puts: ReturnType<typeof putsOf> = []
  for await (const item of items) {
    puts.push(...putsOf(wireOf(item), table))
    if (puts.length < atOnce) continue
    await store.db.batch(puts)
    puts = []
  }
  await store.db.batch(puts)
  await store.db.close()
}

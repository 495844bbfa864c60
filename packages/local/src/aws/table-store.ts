import { promisify } from 'node:util'
import engine, { type Table } from 'dynalite/db/index.js'
import { errorCodeOf, isDiskFull, StartFailure } from '../runner/start-failure.ts'

type Store = ReturnType<typeof engine.create>
type Stored = Record<string, Record<string, unknown>>

const createOpenFailure = (folder: string, error: unknown) => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (errorCodeOf(cause) === 'LEVEL_LOCKED')
    return new StartFailure(`Another runner is using the data folder "${folder}"; stop it first.`)
  const detail = cause instanceof Error ? cause.message : String(cause)
  return new StartFailure(
    `The data folder "${folder}" is broken (${detail}); move it away to start afresh.`,
  )
}

const readEntries = async (store: Store, prefix: string) => {
  const entries = new Map<string, Stored>()
  for await (const [key, value] of store.db.iterator<Stored>({
    gte: `${prefix}~`,
    lt: `${prefix}~\xff`,
  }))
    entries.set(key, value)
  return entries
}

const readTables = async ({ db }: Store) => {
  const tables = new Map<string, Table>()
  for await (const [key, table] of db.iterator<Table>({ gte: 'table~', lt: 'table~\xff' }))
    tables.set(key, table)
  return tables
}

const indexPrefix = (table: Table, index: string) => `index-global~${table.TableName}~${index}`

const computeIndexEntries = (table: Table, items: Iterable<Stored>) => {
  const expected = new Map<string, Stored>()
  for (const item of items)
    for (const put of engine.getIndexActions(table.GlobalSecondaryIndexes, undefined, item, table)
      .puts)
      expected.set(`${indexPrefix(table, put.index)}~${put.key}`, put.item)
  return expected
}

/** dynalite writes items and index entries one by one, so a killed process may leave them different. */
const repairIndexes = async (store: Store, table: Table) => {
  const items = await readEntries(store, `item-${table.TableName}`)
  const expected = computeIndexEntries(table, items.values())
  const stale: string[] = []
  for (const { IndexName } of table.GlobalSecondaryIndexes ?? [])
    for (const [key, item] of await readEntries(store, indexPrefix(table, IndexName)))
      if (JSON.stringify(expected.get(key)) === JSON.stringify(item)) expected.delete(key)
      else stale.push(key)
  await store.db.batch([
    ...stale.map((key) => ({ type: 'del' as const, key })),
    ...[...expected].map(([key, value]) => ({ type: 'put' as const, key, value })),
  ])
}

/** Repairs the indexes of every table in a LevelDB folder that nobody has open. */
export const repairStore = async (path: string) => {
  const store = engine.create({ path })
  try {
    await store.db.open()
    for (const table of (await readTables(store)).values()) await repairIndexes(store, table)
  } finally {
    await store.db.close()
  }
}

const repairAfterKill = async (store: Store, tableName: string) => {
  const table = await promisify(store.tableDb.get)(tableName)
  if (!table) return
  if (table.TableStatus === 'ACTIVE') await repairIndexes(store, table)
  else await store.db.batch([{ type: 'del', key: `table~${tableName}` }])
}

/** Checks that the store of a folder opens, which nobody else may have open. `killed`: the last process was killed, so its indexes are repaired. Throws a StartFailure if the folder is broken or in use. */
export const checkTableStore = async (path: string, tableName: string, killed: boolean) => {
  const store = engine.create({ path })
  try {
    await store.db.open()
    if (killed) await repairAfterKill(store, tableName)
  } catch (error) {
    throw isDiskFull(error) ? error : createOpenFailure(path, error)
  } finally {
    await store.db.close()
  }
}

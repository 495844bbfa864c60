import { promisify } from 'node:util'
import engine, { type Table } from 'dynalite/db/index.js'
import { codeOf, isDiskFull, StartFailure } from '../runner/start-failure.ts'

type Store = ReturnType<typeof engine.create>
type Stored = Record<string, Record<string, unknown>>

const openFailure = (folder: string, error: unknown) => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (codeOf(cause) === 'LEVEL_LOCKED')
    return new StartFailure(`Another runner is using the data folder "${folder}"; stop it first.`)
  const detail = cause instanceof Error ? cause.message : String(cause)
  return new StartFailure(
    `The data folder "${folder}" is broken (${detail}); move it away to start afresh.`,
  )
}

const entriesOf = async (store: Store, prefix: string) => {
  const entries = new Map<string, Stored>()
  for await (const [key, value] of store.db.iterator<Stored>({
    gte: `${prefix}~`,
    lt: `${prefix}~\xff`,
  }))
    entries.set(key, value)
  return entries
}

const tablesOf = async ({ db }: Store) => {
  const tables = new Map<string, Table>()
  for await (const [key, table] of db.iterator<Table>({ gte: 'table~', lt: 'table~\xff' }))
    tables.set(key, table)
  return tables
}

const indexPrefix = (table: Table, index: string) => `index-global~${table.TableName}~${index}`

const expectedEntries = (table: Table, items: Iterable<Stored>) => {
  const expected = new Map<string, Stored>()
  for (const item of items)
    for (const put of engine.getIndexActions(table.GlobalSecondaryIndexes, undefined, item, table)
      .puts)
      expected.set(`${indexPrefix(table, put.index)}~${put.key}`, put.item)
  return expected
}

/** Items and index entries are written one by one, so a kill may separate them. */
const repairIndexes = async (store: Store, table: Table) => {
  const items = await entriesOf(store, `item-${table.TableName}`)
  const expected = expectedEntries(table, items.values())
  const stale: string[] = []
  for (const { IndexName } of table.GlobalSecondaryIndexes ?? [])
    for (const [key, item] of await entriesOf(store, indexPrefix(table, IndexName)))
      if (JSON.stringify(expected.get(key)) === JSON.stringify(item)) expected.delete(key)
      else stale.push(key)
  await store.db.batch([
    ...stale.map((key) => ({ type: 'del' as const, key })),
    ...[...expected].map(([key, value]) => ({ type: 'put' as const, key, value })),
  ])
}

/** Repairs every table of an unused LevelDB folder. */
export const repairStore = async (path: string) => {
  const store = engine.create({ path })
  try {
    await store.db.open()
    for (const table of (await tablesOf(store)).values()) await repairIndexes(store, table)
  } finally {
    await store.db.close()
  }
}

const afterKill = async (store: Store, tableName: string) => {
  const table = await promisify(store.tableDb.get)(tableName)
  if (!table) return
  if (table.TableStatus === 'ACTIVE') await repairIndexes(store, table)
  else await store.db.batch([{ type: 'del', key: `table~${tableName}` }])
}

/** Exclusive; a broken or used folder is a StartFailure. */
export const withTableStore = async (path: string, work: (store: Store) => Promise<void>) => {
  const store = engine.create({ path })
  try {
    await store.db.open()
    await work(store)
  } catch (error) {
    throw isDiskFull(error) || error instanceof StartFailure ? error : openFailure(path, error)
  } finally {
    await store.db.close()
  }
}

/** Whether it opens; repairs indexes after a kill. */
export const checkTableStore = (path: string, tableName: string, killed: boolean) =>
  withTableStore(path, async (store) => {
    if (killed) await afterKill(store, tableName)
  })

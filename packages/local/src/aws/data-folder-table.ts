import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import engine, { type Table } from 'dynalite/db/index.js'
import { findRunner, requireLayout, tableFolder } from '../runner/data-folder.ts'
import { readSettings } from '../runner/settings.ts'
import { StartFailure } from '../runner/start-failure.ts'
import { createTable } from './create-resources.ts'
import { localCredentials } from './credentials.ts'
import { tableName } from './engines.ts'
import { startTableEngine } from './table-engine.ts'
import { checkTableStore } from './table-store.ts'

const createAccess = (endpoint: string, stop = async () => {}) => ({
  env: { ...localCredentials, TABLE_NAME: tableName, AWS_ENDPOINT_URL_DYNAMODB: endpoint },
  stop,
})

/**
 * Finds the local table: at AWS_ENDPOINT_URL_DYNAMODB, at the runner that uses DATA_DIR, or in an engine that runs until `stop`. Throws a
 * StartFailure if the folder is missing or cannot be used.
 */
export const reachTable = async (env: Record<string, string | undefined>) => {
  const { dataDir, endpoints } = readSettings({ ...env, PORT: '0' })
  if (endpoints.dynamodb) return createAccess(endpoints.dynamodb)
  const runner = await findRunner(dataDir)
  if (runner) return createAccess(`http://127.0.0.1:${runner.dynamodb}`)
  const path = tableFolder(dataDir)
  if (!existsSync(path))
    throw new StartFailure(`There is no table in DATA_DIR "${dataDir}"; start the site once first.`)
  await requireLayout(dataDir)
  await checkTableStore(path, tableName, true)
  const engine = await startTableEngine({ path })
  await createTable(engine.endpoint, tableName)
  return createAccess(engine.endpoint, engine.stop)
}

type Value = Record<string, unknown>

/** Converts an item to DynamoDB's wire format; undefined fields are left out. */
const toWireItem = (item: object): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, toWireValue(value)]],
    ),
  )

const toWireValue = (value: unknown): Value => {
  if (value === null) return { NULL: true }
  if (typeof value === 'boolean') return { BOOL: value }
  if (typeof value === 'number') return { N: String(value) }
  if (Array.isArray(value)) return { L: value.map(toWireValue) }
  if (value instanceof Set) return { SS: [...value] }
  return typeof value === 'object' ? { M: toWireItem(value) } : { S: String(value) }
}

const listPuts = (item: Record<string, Value>, table: Table) => {
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

const maxBatchPuts = 500

/** Writes items into an empty data folder, twenty times as fast as through the engine. No engine may have the folder open. */
export const loadTable = async (path: string, items: AsyncIterable<object> | Iterable<object>) => {
  const emptyEngine = await startTableEngine({ path })
  await createTable(emptyEngine.endpoint, tableName)
  await emptyEngine.stop()
  const store = engine.create({ path })
  await store.db.open()
  const table = await promisify(store.tableDb.get)(tableName)
  if (!table) throw new Error('The table was not created.')
  let puts: ReturnType<typeof listPuts> = []
  for await (const item of items) {
    puts.push(...listPuts(toWireItem(item), table))
    if (puts.length < maxBatchPuts) continue
    await store.db.batch(puts)
    puts = []
  }
  await store.db.batch(puts)
  await store.db.close()
}

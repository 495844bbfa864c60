import { existsSync } from 'node:fs'
import { isOfAnotherLayout, runnerOf, tableFolder } from '../runner/data-folder.ts'
import { readSettings } from '../runner/settings.ts'
import { StartFailure } from '../runner/start-failure.ts'
import { createTable } from './create-table.ts'
import { localCredentials } from './credentials.ts'
import { mediaBucket, tableName } from './engines.ts'
import { startTableEngine } from './table-engine.ts'
import { checkTableStore } from './table-store.ts'

const reached = (endpoint: string, stop = async () => {}, s3?: string) => ({
  env: { ...localCredentials, TABLE_NAME: tableName, AWS_ENDPOINT_URL_DYNAMODB: endpoint },
  /** While served. */
  media: s3 ? { endpoint: s3, name: mediaBucket } : undefined,
  stop,
})

/**
 * Finds the local table: at AWS_ENDPOINT_URL_DYNAMODB, DATA_DIR's runner, or an engine started until `stop`. Throws a StartFailure for a
 * missing or unusable folder.
 */
export const reachTable = async (given: Record<string, string | undefined>) => {
  const { dataDir, endpoints } = readSettings({ ...given, PORT: '0' })
  if (endpoints.dynamodb) return reached(endpoints.dynamodb, undefined, endpoints.s3)
  const runner = await runnerOf(dataDir)
  if (runner) {
    const [table, media] = [runner.dynamodb, runner.s3].map((port) => `http://127.0.0.1:${port}`)
    return reached(String(table), undefined, media)
  }
  const path = tableFolder(dataDir)
  if (!existsSync(path))
    throw new StartFailure(`There is no table in DATA_DIR "${dataDir}"; start the site once first.`)
  if (await isOfAnotherLayout(dataDir))
    throw new StartFailure(
      `The data folder "${dataDir}" was laid out by another version; use that one, or start the site once, which sets the folder aside.`,
    )
  await checkTableStore(path, tableName, true)
  const engine = await startTableEngine({ path })
  await createTable(engine.endpoint, tableName)
  return reached(engine.endpoint, engine.stop)
}

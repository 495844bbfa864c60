import { randomUUID } from 'node:crypto'
import { createTable } from './create-table.ts'
import { localCredentials } from './credentials.ts'
import { startTableEngine } from './table-engine.ts'

const existingEngine = (endpoint: string) => ({ endpoint, stop: async () => {} })

/** An empty table in memory, or at TEST_DYNAMODB_URL, indexes `indexDelayMs` late. `env` is for SDK and functions. */
export const startTable = async ({
  indexDelayMs = Number(process.env.INDEX_DELAY_MS ?? 0),
} = {}) => {
  const given = process.env.TEST_DYNAMODB_URL
  const { endpoint, stop } = given
    ? existingEngine(given)
    : await startTableEngine({ indexDelayMs })
  const tableName = `bong-bari-${randomUUID()}`
  await createTable(endpoint, tableName)
  return {
    endpoint,
    tableName,
    stop,
    env: { ...localCredentials, TABLE_NAME: tableName, AWS_ENDPOINT_URL_DYNAMODB: endpoint },
  }
}

import { randomUUID } from 'node:crypto'
import { createTable } from './create-table.ts'
import { localCredentials } from './credentials.ts'
import { startTableEngine } from './table-engine.ts'

/** Answers a call of this process as the port does. */
type EngineHere = Awaited<ReturnType<typeof startTableEngine>>['answerHere']

declare global {
  /** By port, where tests keep them: what is here needs no connection. */
  var enginesHere: Map<string, EngineHere> | undefined
}

const existingEngine = (endpoint: string) => ({
  endpoint,
  answerHere: undefined,
  stop: async () => {},
})

/** An empty table in memory, or at TEST_DYNAMODB_URL, indexes `indexDelayMs` late. `env` is for SDK and functions. */
export const startTable = async ({
  indexDelayMs = Number(process.env.INDEX_DELAY_MS ?? 0),
} = {}) => {
  const given = process.env.TEST_DYNAMODB_URL
  const { endpoint, answerHere, stop } = given
    ? existingEngine(given)
    : await startTableEngine({ indexDelayMs })
  const tableName = `bong-bari-${randomUUID()}`
  const { port } = new URL(endpoint)
  if (answerHere) globalThis.enginesHere?.set(port, answerHere)
  await createTable(endpoint, tableName)
  return {
    endpoint,
    tableName,
    stop: async () => {
      globalThis.enginesHere?.delete(port)
      await stop()
    },
    env: { ...localCredentials, TABLE_NAME: tableName, AWS_ENDPOINT_URL_DYNAMODB: endpoint },
  }
}

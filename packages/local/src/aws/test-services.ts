import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { BatchWriteItemCommand, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createTable } from './create-resources.ts'
import { clientSettings, localCredentials } from './credentials.ts'
import { startTableEngine } from './table-engine.ts'

/** Answers a call of this process as the engine's port would. */
type EngineHere = Awaited<ReturnType<typeof startTableEngine>>['answerHere']

declare global {
  /** The engines of this process by port. Tests set this map so that calls need no connection. */
  var enginesHere: Map<string, EngineHere> | undefined
}

const useExistingEngine = (endpoint: string) => ({
  endpoint,
  answerHere: undefined,
  stop: async () => {},
})

/** Creates an empty table in memory, or at TEST_DYNAMODB_URL. Its indexes follow `indexDelayMs` later. `env` has the variables that the SDK and the functions read. */
export const startTable = async ({
  indexDelayMs = Number(process.env.INDEX_DELAY_MS ?? 0),
} = {}) => {
  const engineUrl = process.env.TEST_DYNAMODB_URL
  const { endpoint, answerHere, stop } = engineUrl
    ? useExistingEngine(engineUrl)
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

const bucket = 'media'
const siteBucket = 'site'

/** Starts empty media and site buckets in memory. Upload forms expire by `now`. `env` has the variables that the SDK and the functions read. */
export const startBucket = async ({ now }: { now?: () => number } = {}) => {
  // Most tests need only a table, so the S3 engine loads late.
  const { startObjectEngine } = await import('./object-engine.ts')
  const { endpoint, stop } = await startObjectEngine({
    buckets: [bucket, siteBucket],
    ...(now && { now }),
  })
  return {
    endpoint,
    bucket,
    siteBucket,
    stop,
    env: {
      ...localCredentials,
      MEDIA_BUCKET: bucket,
      SITE_BUCKET: siteBucket,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ENDPOINT_URL_SQS: endpoint,
    },
  }
}

type Table = { endpoint: string; tableName: string }
type ItemKey = { pk: string; sk: string }

/** Lists the keys of all items, so that tests can look for leftovers. */
export const listItemKeys = async ({ endpoint, tableName }: Table): Promise<ItemKey[]> => {
  const client = new DynamoDBClient(clientSettings(endpoint))
  const places: ItemKey[] = []
  for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName }))
    places.push(...Items.map(({ pk, sk }) => ({ pk: pk?.S ?? '', sk: sk?.S ?? '' })))
  client.destroy()
  return places
}

/** Deletes items in batches. */
export const deleteItems = async ({ endpoint, tableName }: Table, places: readonly ItemKey[]) => {
  const client = new DynamoDBClient(clientSettings(endpoint))
  const requests = places.map(({ pk, sk }) => ({
    DeleteRequest: { Key: { pk: { S: pk }, sk: { S: sk } } },
  }))
  for (let at = 0; at < requests.length; at += 25)
    await client.send(
      new BatchWriteItemCommand({ RequestItems: { [tableName]: requests.slice(at, at + 25) } }),
    )
  client.destroy()
}

/** `command` is its name, such as `Update`. */
type TableCall = { command: string; pk: string; expression: string }

type Command = { input: Record<string, unknown> & { Key?: { pk: string }; Item?: { pk: string } } }

const describeCall = (command: Command): TableCall => ({
  command: command.constructor.name.replace('Command', ''),
  pk: command.input.Key?.pk ?? command.input.Item?.pk ?? '',
  expression: String(command.input.UpdateExpression ?? ''),
})

const interceptTable = async <T>(
  before: (call: TableCall) => unknown,
  run: () => Promise<T>,
): Promise<T> => {
  const client: { send: (...sent: never[]) => unknown } = DynamoDBDocumentClient.prototype
  const { send } = client
  const acting = new AsyncLocalStorage<true>()
  client.send = async function (this: unknown, ...sent: [Command]) {
    if (!acting.getStore()) await acting.run(true, async () => before(describeCall(sent[0])))
    return Reflect.apply(send, this, sent)
  }
  try {
    return await run()
  } finally {
    client.send = send
  }
}

/** Runs code while matching table calls fail without any effect. */
export const failTableCalls = <T>(
  matches: (call: TableCall) => boolean,
  run: () => Promise<T>,
): Promise<T> =>
  interceptTable((call) => {
    if (matches(call)) throw new Error('The table could not be reached')
  }, run)

type Attempt = (run: () => Promise<unknown>) => Promise<boolean>

/**
 * Repeats `round` until what it attempts succeeds. In the first round the first matching table call of the attempt fails, in the second
 * the second, and so on. `attempt` returns whether it succeeded.
 */
export const failEachTableCall = async (
  round: (attempt: Attempt, at: number) => Promise<unknown>,
  matches: (call: TableCall) => boolean = () => true,
) => {
  for (let [at, hasSucceeded] = [0, false]; !hasSucceeded; at++) {
    let count = 0
    const attempt: Attempt = async (run) => {
      hasSucceeded = await failTableCalls((call) => matches(call) && count++ === at, run).then(
        () => true,
        () => false,
      )
      return hasSucceeded
    }
    await round(attempt, at)
  }
}

/** Runs code and calls `act` once, before the first matching table call. Returns whether there was one. */
export const actBeforeTableCall = async (
  matches: (call: TableCall) => boolean,
  act: () => Promise<unknown>,
  run: () => Promise<unknown>,
): Promise<boolean> => {
  let acted = false
  await interceptTable(async (call) => {
    if (acted || !matches(call)) return
    acted = true
    await act()
  }, run)
  return acted
}

import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { startTable } from '@bong-bari/local'

/** A value in DynamoDB JSON, such as `{ S: 'মা' }`. */
type Value = Record<string, unknown>
type Item = Record<string, Value>

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/** A byte for two digits, and one for the exponent. */
const numberBytes = (digits: string) => Math.ceil(digits.replace(/^-|\./g, '').length / 2) + 1

const sizeOf: Record<string, (content: unknown) => number> = {
  S: (text) => Buffer.byteLength(String(text)),
  N: (digits) => numberBytes(String(digits)),
  B: (base64) => Buffer.byteLength(String(base64), 'base64'),
  BOOL: () => 1,
  NULL: () => 1,
  SS: (texts) => sum([texts].flat().map((text) => Buffer.byteLength(String(text)))),
  NS: (numbers) => sum([numbers].flat().map((digits) => numberBytes(String(digits)))),
  L: (values) =>
    3 + sum([values].flat().map((value) => 1 + (isItem(value) ? valueBytes(value) : 0))),
  M: (members) => 3 + (isItem(members) ? Object.keys(members).length + itemBytes(members) : 0),
}

const valueBytes = (value: Value) =>
  sum(
    Object.entries(value).map(([type, content]) => {
      const size = sizeOf[type]
      if (!size) throw new Error(`A value of type ${type} has no known size.`)
      return size(content)
    }),
  )

/** An item's size in bytes, names included, by DynamoDB's published rules. */
const itemBytes = (item: Item): number =>
  sum(Object.entries(item).map(([name, value]) => Buffer.byteLength(name) + valueBytes(value)))

type Asked = {
  ConsistentRead?: boolean
  ProjectionExpression?: string
  FilterExpression?: string
  Select?: string
  KeyConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Item
}
type Answered = { Item?: Item; Items?: Item[] }

/** Whether the answer omits some of what was read. */
const hidesItems = ({ ProjectionExpression, FilterExpression, Select }: Asked) =>
  Boolean(ProjectionExpression || FilterExpression || Select)

const usedIn = <T>(expression: string, values: Record<string, T> = {}) => {
  const placeholders = new Set(expression.match(/[#:]\w+/g))
  const used = Object.entries(values).filter(([word]) => placeholders.has(word))
  return used.length ? Object.fromEntries(used) : undefined
}

/** The call that returns everything this one reads. */
const lookedAt = ({ ProjectionExpression, FilterExpression, Select, ...query }: Asked) => {
  const { KeyConditionExpression: condition = '' } = query
  return {
    ...query,
    // DynamoDB refuses unused names.
    ExpressionAttributeNames: usedIn(condition, query.ExpressionAttributeNames),
    ExpressionAttributeValues: usedIn(condition, query.ExpressionAttributeValues),
  }
}

/** Read units of a call: 4 KB each, half if eventually consistent. */
const readUnits = ({ ConsistentRead }: Asked, { Item, Items }: Answered): number => {
  const items = Items ?? (Item ? [Item] : [])
  const whole = Math.max(1, Math.ceil(sum(items.map(itemBytes)) / 4096))
  return ConsistentRead ? whole : whole / 2
}

/** An index, as DynamoDB describes it. */
type Index = {
  KeySchema: { AttributeName: string }[]
  Projection: { ProjectionType: string; NonKeyAttributes?: string[] }
}

const written = (item: Item | undefined) => (item ? Math.ceil(itemBytes(item) / 1024) : 0)

/** An index's copy of an item; undefined if it has none. */
const indexed = (item: Item | undefined, { KeySchema, Projection }: Index, keys: string[]) => {
  const names = KeySchema.map(({ AttributeName }) => AttributeName)
  if (!item || !names.every((name) => item[name])) return undefined
  const projected = new Set([...keys, ...names, ...(Projection.NonKeyAttributes ?? [])])
  const isWhole = Projection.ProjectionType === 'ALL'
  const part = Object.entries(item).filter(([name]) => isWhole || projected.has(name))
  const key = JSON.stringify(names.map((name) => item[name]))
  return { key, item: Object.fromEntries(part) }
}

type Kept = NonNullable<ReturnType<typeof indexed>>

const indexUnits = (before: Kept | undefined, after: Kept | undefined) => {
  if (before?.key !== after?.key) return written(before?.item) + written(after?.item)
  return isDeepStrictEqual(before?.item, after?.item)
    ? 0
    : Math.max(written(before?.item), written(after?.item))
}

/** Write units of a change, 1 KB each: of the table, and of each index whose copy changes, twice where its key does. */
const writeUnits = (
  before: Item | undefined,
  after: Item | undefined,
  { indexes, keys }: { indexes: readonly Index[]; keys: string[] },
): number =>
  Math.max(1, written(before), written(after)) +
  sum(indexes.map((one) => indexUnits(indexed(before, one, keys), indexed(after, one, keys))))

export type Counted = { calls: number; reads: number; units: number; written: number }

const nothing = (): Counted => ({ calls: 0, reads: 0, units: 0, written: 0 })

/** The functions that work in the background, for which no caller waits. */
const besides = ['notices', 'publish', 'reactions', 'video-refresh']

type Sent = Asked & { TableName: string; Key?: Item; Item?: Item }
type BatchRead = { RequestItems: Record<string, { Keys: Item[]; ConsistentRead?: boolean }> }
type Batch = { RequestItems: Record<string, { PutRequest?: Sent; DeleteRequest?: Sent }[]> }
type Transaction = { TransactItems: Record<string, Sent>[] }

/** The single writes of a call, and their price factor. */
const writesOf = (action: string, sent: unknown): { all: Sent[]; times: number } | undefined => {
  if (['PutItem', 'UpdateItem', 'DeleteItem'].includes(action))
    return { all: [sent as Sent], times: 1 }
  if (action === 'TransactWriteItems')
    return { all: (sent as Transaction).TransactItems.flatMap(Object.values), times: 2 }
  if (action !== 'BatchWriteItem') return undefined
  const all = Object.entries((sent as Batch).RequestItems).flatMap(([TableName, requests]) =>
    requests.map(({ PutRequest, DeleteRequest }) => ({
      ...(PutRequest ?? DeleteRequest),
      TableName,
    })),
  )
  return { all, times: 1 }
}

/** Without keep-alive: an idle connection may close before its next use. */
const post = (endpoint: string, headers: Record<string, string>, body: string | Buffer) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', headers, agent: false })
    sent.on('error', reject)
    sent.on('response', (answer) =>
      text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body }),
        reject,
      ),
    )
    sent.end(body)
  })

/** Calls the engine past the meter. */
const engineAt = (endpoint: string, { authorization, 'x-amz-date': date }: IncomingHttpHeaders) => {
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    authorization: String(authorization),
    'x-amz-date': String(date),
  }
  return async <Answer>(action: string, input: object): Promise<Answer> => {
    const target = { ...headers, 'x-amz-target': `DynamoDB_20120810.${action}` }
    const body = JSON.stringify(input)
    return JSON.parse((await post(endpoint, target, body)).body) as Answer
  }
}
type Engine = ReturnType<typeof engineAt>

type Described = { Table: { KeySchema: Index['KeySchema']; GlobalSecondaryIndexes?: Index[] } }

const shapeOf = async (engine: Engine, TableName: string) => {
  const { Table } = await engine<Described>('DescribeTable', { TableName })
  const keys = Table.KeySchema.map(({ AttributeName }) => AttributeName)
  return { keys, indexes: Table.GlobalSecondaryIndexes ?? [] }
}

/** The items before these writes. */
const readItems = async (engine: Engine, keys: string[], all: readonly Sent[]) => {
  const items = all.map(async ({ TableName, Key, Item = {} }) => {
    const key = Key ?? Object.fromEntries(keys.map((name) => [name, Item[name]]))
    const input = { TableName, Key: key, ConsistentRead: true }
    return (await engine<{ Item?: Item }>('GetItem', input)).Item
  })
  return Promise.all(items)
}

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>) => {
  if (typeof address !== 'object' || !address) throw new Error('The meter does not listen.')
  return address.port
}

/**
 * A proxy for DynamoDB that counts units from the items themselves, since the embedded engine
 * counts characters where Amazon counts bytes. `GET /taken` returns counts since the last call.
 */
export const startMeter = async (endpoint: string) => {
  let counted = nothing()
  let shape: ReturnType<typeof shapeOf> | undefined

  const takeCounts = () => {
    const counts = counted
    counted = nothing()
    return counts
  }

  const countWrites = async (engine: Engine, action: string, sent: unknown) => {
    const writes = writesOf(action, sent)
    const [one] = writes?.all ?? []
    if (!writes || !one) return undefined
    shape ??= shapeOf(engine, one.TableName)
    const { keys, indexes } = await shape
    const before = await readItems(engine, keys, writes.all)
    return async (isDone: boolean) => {
      const after = isDone ? await readItems(engine, keys, writes.all) : before
      for (const [index, now] of after.entries())
        counted.written += writes.times * writeUnits(before[index], now, { keys, indexes })
    }
  }

  const countRead = async (engine: Engine, action: string, sent: Sent, answered: Answered) => {
    const read = hidesItems(sent) ? await engine<Answered>(action, lookedAt(sent)) : answered
    counted.units += readUnits(sent, read)
    counted.reads++
  }

  const countBatch = async (engine: Engine, { RequestItems }: BatchRead) => {
    const all = Object.entries(RequestItems).flatMap(
      ([TableName, { Keys, ConsistentRead = false }]) =>
        Keys.map((Key) => ({ TableName, Key, ConsistentRead })),
    )
    const items = await readItems(engine, [], all)
    for (const [index, one] of all.entries())
      counted.units += readUnits(one, { Items: [items[index] ?? {}] })
    counted.reads++
  }

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const target = String(request.headers['x-amz-target'])
    const action = target.split('.')[1] ?? ''
    const sent = JSON.parse(body.toString())
    const engine = engineAt(endpoint, request.headers)
    // A function's session token is its name.
    const isBeside = besides.includes(String(request.headers['x-amz-security-token']))
    const countedWrites = isBeside ? undefined : await countWrites(engine, action, sent)
    const passed = ['content-type', 'authorization', 'x-amz-date', 'x-amz-target']
    const headers = passed.map((name) => [name, String(request.headers[name])])
    const answer = await post(endpoint, Object.fromEntries(headers), body)
    const isDone = answer.status === 200
    if (!isBeside) {
      counted.calls++
      await countedWrites?.(isDone)
      if (isDone && ['GetItem', 'Query'].includes(action))
        await countRead(engine, action, sent, JSON.parse(answer.body))
      else if (isDone && action === 'BatchGetItem') await countBatch(engine, sent)
    }
    response.writeHead(answer.status, answer.headers).end(answer.body)
  }

  const server = createServer((request, response) => {
    if (request.url === '/taken') response.end(JSON.stringify(takeCounts()))
    else pass(request, response).catch((error) => response.destroy(error))
  })
  // Functions may keep connections open for long.
  server.keepAliveTimeout = 600_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    endpoint: `http://127.0.0.1:${portOf(server.address())}`,
    taken: takeCounts,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** An empty embedded DynamoDB behind a meter; `engine` is its direct address. */
export const startMeteredTable = async () => {
  const table = await startTable()
  const meter = await startMeter(table.endpoint)
  const stop = async () => {
    await meter.stop()
    await table.stop()
  }
  return { ...meter, engine: table.endpoint, stop }
}

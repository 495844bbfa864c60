import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  type GetCommandInput,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { entryOf, type Subject } from '../account/audit.ts'
import { type IndexName, tableSchema } from '../schema/schema.ts'
import { client } from './client.ts'
import {
  type Changes,
  type Condition,
  clausesOf,
  type Item,
  namesIn,
  valuesOf,
} from './expression.ts'
import { shared } from './reading-once.ts'

const TableName = () => process.env.TABLE_NAME

export type { Item } from './expression.ts'
export type Key = { pk: string; sk: string }

export const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) })

const getItem = shared((input: GetCommandInput) => client.send(new GetCommand(input)))

/** Consistent; `eventual` halves the price and may lag. */
export const get = async (key: Key, { eventual = false } = {}): Promise<Item | undefined> =>
  (await getItem({ TableName: TableName(), Key: key, ConsistentRead: !eventual })).Item

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Milliseconds before the first resend; doubles. */
const batchPatience = { firstPause: 50, tries: 6 }

/** `send` returns what was unprocessed, to be sent again. Throws after 6 tries. */
export const sendWhole = async <Part>(batch: Part[], send: (left: Part[]) => Promise<Part[]>) => {
  const { firstPause, tries } = batchPatience
  let left = batch
  for (let turn = 0; left.length; turn++) {
    if (turn === tries) throw new Error('The table left a part of a batch undone.')
    if (turn) await pause(firstPause * 2 ** turn)
    left = await send(left)
  }
}

/** BatchGetItem's limit. */
const mostKeys = 100

/** In the order given, without missing ones. Eventually consistent. */
export const getMany = async (
  keys: readonly Key[],
  part: { ProjectionExpression?: 'pk, sk' } = {},
): Promise<Item[]> => {
  const name = String(TableName())
  const found = new Map<string, Item>()
  const placeOf = ({ pk, sk }: Item) => `${pk} ${sk}`
  const read = async (Keys: Item[]) => {
    const command = new BatchGetCommand({ RequestItems: { [name]: { Keys, ...part } } })
    const { Responses, UnprocessedKeys } = await client.send(command)
    for (const item of Responses?.[name] ?? []) found.set(placeOf(item), item)
    return UnprocessedKeys?.[name]?.Keys ?? []
  }
  for (let at = 0; at < keys.length; at += mostKeys)
    await sendWhole<Item>(keys.slice(at, at + mostKeys), read)
  return keys.flatMap((key): Item[] => {
    const item = found.get(placeOf(key))
    return item ? [item] : []
  })
}

/** Milliseconds: longest random pause; doubles. */
const firstPause = 20
const mostTries = 7

/** Retries while another transaction holds an item. */
const untilFree = async <Result>(
  work: () => Promise<Result>,
  isBusy: (error: unknown) => boolean,
): Promise<Result> => {
  for (let turn = 1; ; turn++)
    try {
      return await work()
    } catch (error) {
      if (turn === mostTries || !isBusy(error)) throw error
      await pause(Math.random() * firstPause * 2 ** turn)
    }
}

const isConflict = (error: unknown) => error instanceof TransactionConflictException

/** Undefined where its condition fails. */
const written = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await untilFree(work, isConflict)
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}

export const isFree: Condition = { expression: 'attribute_not_exists(#pk)' }

const conditionInput = ({ expression, values }: Condition) => ({
  ConditionExpression: expression,
  ExpressionAttributeNames: namesIn(expression),
  ...(values && { ExpressionAttributeValues: valuesOf(values) }),
})

const updateInput = (key: Key, changes: Changes, condition?: Condition) => {
  const { expression: UpdateExpression, values: changed } = clausesOf(changes)
  const ConditionExpression = ['attribute_exists(#pk)', condition?.expression]
    .filter(Boolean)
    .join(' AND ')
  const values = { ...changed, ...condition?.values }
  return {
    TableName: TableName(),
    Key: key,
    UpdateExpression,
    ConditionExpression,
    ExpressionAttributeNames: namesIn(`${UpdateExpression} ${ConditionExpression}`),
    ...(Object.keys(values).length && { ExpressionAttributeValues: valuesOf(values) }),
  }
}

/** False where the condition (default: a free key) fails. */
export const create = async (item: Key & Item, condition = isFree): Promise<boolean> => {
  const input = { TableName: TableName(), Item: item, ...conditionInput(condition) }
  return (await written(() => client.send(new PutCommand(input)))) !== undefined
}

/**
 * `set` writes (undefined removes), `add` adds to numbers and sets, `drop` takes out of sets. Returns the new item; undefined if gone or
 * the condition fails. A lost response may `add` twice: use {@link transact} for people's changes.
 */
export const update = async (
  key: Key,
  changes: Changes,
  condition?: Condition,
): Promise<Item | undefined> => {
  const input = { ...updateInput(key, changes, condition), ReturnValues: 'ALL_NEW' as const }
  return (await written(() => client.send(new UpdateCommand(input))))?.Attributes
}

/** An update needs an existing item. */
export type Write = { when?: Condition | undefined } & (
  | { put: Key & Item }
  | { update: Key; changes: Changes }
  | { remove: Key }
  | { check: Key; when: Condition }
)

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

const actionOf = (write: Write): Action => {
  if ('update' in write) return { Update: updateInput(write.update, write.changes, write.when) }
  const when = write.when && conditionInput(write.when)
  if ('put' in write) return { Put: { TableName: TableName(), Item: write.put, ...when } }
  if ('remove' in write) return { Delete: { TableName: TableName(), Key: write.remove, ...when } }
  return {
    ConditionCheck: { TableName: TableName(), Key: write.check, ...conditionInput(write.when) },
  }
}

const reasonsOf = (error: unknown) =>
  (error instanceof TransactionCanceledException && error.CancellationReasons) || []

const busy = /^(TransactionConflict|ThrottlingError|ProvisionedThroughputExceeded)$/

/**
 * All or nothing, at most 99 different items. Returns the write whose condition failed; undefined on success. Retries conflicts, and lost
 * responses with one token, so nothing happens twice. `subject`: an audit entry, where an admin acts.
 */
export const transact = async (
  writes: readonly Write[],
  subject?: Subject,
): Promise<Write | undefined> => {
  const entry = entryOf(subject)
  const all = entry ? [...writes, { put: entry }] : writes
  const asked = { TransactItems: all.map(actionOf), ClientRequestToken: crypto.randomUUID() }
  try {
    await untilFree(
      () => client.send(new TransactWriteCommand(asked)),
      (error) => reasonsOf(error).some(({ Code = '' }) => busy.test(Code)),
    )
    return undefined
  } catch (error) {
    const failed = reasonsOf(error).findIndex(({ Code }) => Code === 'ConditionalCheckFailed')
    const write = writes[failed]
    if (!write) throw error
    return write
  }
}

/** Tries of read and conditional write. */
export const mostTurns = 20

export const overtaken = () => new Error('Somebody else was quicker each time.')

/** {@link create} that survives lost responses. */
export const createOnce = async (item: Key & Item, subject?: Subject): Promise<boolean> =>
  !(await transact([{ put: item, when: isFree }], subject))

/** An audit entry without a change. */
export const tellAudit = async (subject: Subject): Promise<void> => {
  const entry = entryOf(subject)
  if (entry) await createOnce(entry)
}

/** Creates unless it exists; returns what is stored, in one call. */
export const createOrGet = async ({ pk, sk, ...fields }: Key & Item): Promise<Item | undefined> => {
  const kept = Object.keys(fields).map((field) => `#${field} = if_not_exists(#${field}, :${field})`)
  const UpdateExpression = `SET ${kept.join(', ')}`
  const command = new UpdateCommand({
    TableName: TableName(),
    Key: { pk, sk },
    UpdateExpression,
    ExpressionAttributeNames: namesIn(UpdateExpression),
    ExpressionAttributeValues: valuesOf(fields),
    ReturnValues: 'ALL_NEW',
  })
  return (await untilFree(() => client.send(command), isConflict)).Attributes
}

/** Adds one to `number`, creating the item, noting `at`; returns it. */
export const increment = async (key: Key, at?: number): Promise<number> => {
  const UpdateExpression = `ADD #number :one${at === undefined ? '' : ' SET #at = :at'}`
  const command = new UpdateCommand({
    TableName: TableName(),
    Key: key,
    UpdateExpression,
    ExpressionAttributeNames: namesIn(UpdateExpression),
    ExpressionAttributeValues: valuesOf({ one: 1, ...(at !== undefined && { at }) }),
    ReturnValues: 'ALL_NEW',
  })
  const { Attributes } = await untilFree(() => client.send(command), isConflict)
  return Number(Attributes?.number)
}

export const put = async (item: Key & Item): Promise<void> => {
  const command = new PutCommand({ TableName: TableName(), Item: item })
  await untilFree(() => client.send(command), isConflict)
}

/** False if missing, or the condition fails. */
export const remove = async (key: Key, condition?: Condition): Promise<boolean> => {
  const when = condition && conditionInput(condition)
  const input = { TableName: TableName(), Key: key, ReturnValues: 'ALL_OLD' as const, ...when }
  return (await written(() => client.send(new DeleteCommand(input))))?.Attributes !== undefined
}

const indexNamed = (indexName: IndexName) =>
  tableSchema.indexes.find(({ name }) => name === indexName) ?? tableSchema.indexes[0]

type Span = {
  index?: IndexName
  partition: string
  reach?: [sign: '<' | '<=' | '>' | '>=', edge: string] | undefined
  /** Costs the same to read. */
  fields?: readonly string[] | undefined
}

const queryOf = ({ index, partition, reach, fields = [] }: Span): QueryCommandInput => {
  const { partitionKey, sortKey } = index ? indexNamed(index) : tableSchema
  return {
    TableName: TableName(),
    ...(index && { IndexName: index }),
    KeyConditionExpression: reach ? `#pk = :pk AND #sk ${reach[0]} :edge` : '#pk = :pk',
    ExpressionAttributeNames: {
      '#pk': partitionKey,
      ...(reach && { '#sk': sortKey }),
      ...Object.fromEntries(fields.map((field) => [`#${field}`, field])),
    },
    ExpressionAttributeValues: { ':pk': partition, ...(reach && { ':edge': reach[1] }) },
    ...(fields.length && {
      ProjectionExpression: fields.map((field) => `#${field}`).join(', '),
    }),
  }
}

const queryPage = shared((input: QueryCommandInput) => client.send(new QueryCommand(input)))

async function* pagesOf(query: QueryCommandInput, most?: number) {
  let start: Item | undefined
  let left = most ?? Number.POSITIVE_INFINITY
  do {
    const page: QueryCommandOutput = await queryPage({
      ...query,
      ...(most !== undefined && { Limit: left }),
      ...(start && { ExclusiveStartKey: start }),
    })
    yield page
    left -= page.Items?.length ?? 0
    start = page.LastEvaluatedKey
  } while (start && left > 0)
}

const itemsOf = async (query: QueryCommandInput, most?: number) => {
  const items: Item[] = []
  for await (const { Items = [] } of pagesOf(query, most)) items.push(...Items)
  return items
}

/** A small partition, by sort key. */
export const all = (partition: string, fields?: readonly string[]): Promise<Item[]> =>
  itemsOf({ ...queryOf({ partition, fields }), ConsistentRead: true })

/** Below `before`, largest first. Eventually consistent. */
export const backwards = (
  partition: string,
  { before, limit }: { before: string; limit: number },
): Promise<Item[]> =>
  itemsOf({ ...queryOf({ partition, reach: ['<', before] }), ScanIndexForward: false }, limit)

export type Order = 'newest' | 'oldest'

type Asked = { limit: number; fields?: readonly string[] }

/** An index partition by descending (`newest`) or ascending (`oldest`) sort key, past `after`. */
export const inOrder = (
  index: IndexName,
  partition: string,
  { order, limit, after, fields }: Asked & { order: Order; after?: string | undefined },
): Promise<Item[]> => {
  const reach: Span['reach'] = after ? [order === 'newest' ? '<' : '>', after] : undefined
  const query = queryOf({ index, partition, reach, fields })
  return itemsOf({ ...query, ScanIndexForward: order === 'oldest' }, limit)
}

export const newestFirst = (
  indexName: IndexName,
  partition: string,
  { before, ...asked }: Asked & { before?: string | undefined },
) => inOrder(indexName, partition, { ...asked, order: 'newest', after: before })

type Counted = {
  index: IndexName
  partition: string
  /** Sort keys, `before` exclusive. */
  from?: string | undefined
  before?: string | undefined
  /** On attributes the index carries. */
  where?: Condition | undefined
}

const mostCounted = { found: 1_000, looked: 5_000 }

/** In index partitions, eventually consistent: `more` beyond 1,000 counted or 5,000 read. */
export const countIn = async (
  partitions: readonly Counted[],
): Promise<{ count: number; more: boolean }> => {
  let [count, looked] = [0, 0]
  for (const { index, partition, from = ' ', before = '~', where } of partitions) {
    const { partitionKey, sortKey } = indexNamed(index)
    const pages = pagesOf({
      TableName: TableName(),
      IndexName: index,
      Select: 'COUNT',
      KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :before',
      ...(where && { FilterExpression: where.expression }),
      ExpressionAttributeNames: {
        ...namesIn(where?.expression ?? ''),
        '#pk': partitionKey,
        '#sk': sortKey,
      },
      ExpressionAttributeValues: valuesOf({ ...where?.values, pk: partition, from, before }),
      Limit: mostCounted.found + 1,
    })
    for await (const { Count = 0, ScannedCount = 0, LastEvaluatedKey } of pages) {
      count += Count
      looked += ScannedCount
      if (count > mostCounted.found) return { count: mostCounted.found, more: true }
      if (LastEvaluatedKey && looked >= mostCounted.looked) return { count, more: true }
    }
  }
  return { count, more: false }
}

/** From `from` on (inclusive). One DynamoDB page; eventually consistent. */
export const sortKeys = async (
  partition: string,
  { order, limit, from }: { order: Order; limit: number; from?: string | undefined },
): Promise<string[]> => {
  const reach: Span['reach'] = from ? [order === 'newest' ? '<=' : '>=', from] : undefined
  const command = new QueryCommand({
    ...queryOf({ partition, reach }),
    ScanIndexForward: order === 'oldest',
    Limit: limit,
  })
  const { Items = [] } = await client.send(command)
  return Items.map(({ sk }) => String(sk))
}

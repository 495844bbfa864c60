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
import { type AuditSubject, makeEntry } from '../account/audit.ts'
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
import { readOncePerPass } from './reading-once.ts'

const TableName = () => process.env.TABLE_NAME

export type { Item } from './expression.ts'
export type Key = { pk: string; sk: string }

export const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) })

const getItem = readOncePerPass((input: GetCommandInput) => client.send(new GetCommand(input)))

/** Reads an item, strongly consistent. `eventual` halves the price, and the item may be outdated. */
export const get = async (key: Key, { eventual = false } = {}): Promise<Item | undefined> =>
  (await getItem({ TableName: TableName(), Key: key, ConsistentRead: !eventual })).Item

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** The pause before the first resend in ms, which doubles each time, and how often a batch is sent in all. */
const batchRetry = { firstPauseMs: 50, tries: 6 }

/** Sends a batch. What `send` returns was not processed and is sent again. Throws after 6 tries. */
export const sendUntilDone = async <Part>(
  batch: Part[],
  send: (left: Part[]) => Promise<Part[]>,
) => {
  const { firstPauseMs, tries } = batchRetry
  let left = batch
  for (let turn = 0; left.length; turn++) {
    if (turn === tries) throw new Error('The table left a part of a batch undone.')
    if (turn) await pause(firstPauseMs * 2 ** turn)
    left = await send(left)
  }
}

/** BatchGetItem takes no more keys. */
const maxKeysPerBatch = 100

/** Reads items in the order of `keys`, without missing ones. The read is eventually consistent. */
export const getMany = async (
  keys: readonly Key[],
  part: { ProjectionExpression?: 'pk, sk' } = {},
): Promise<Item[]> => {
  const name = String(TableName())
  const items = new Map<string, Item>()
  const placeOf = ({ pk, sk }: Item) => `${pk} ${sk}`
  const read = async (Keys: Item[]) => {
    const command = new BatchGetCommand({ RequestItems: { [name]: { Keys, ...part } } })
    const { Responses, UnprocessedKeys } = await client.send(command)
    for (const item of Responses?.[name] ?? []) items.set(placeOf(item), item)
    return UnprocessedKeys?.[name]?.Keys ?? []
  }
  for (let at = 0; at < keys.length; at += maxKeysPerBatch)
    await sendUntilDone<Item>(keys.slice(at, at + maxKeysPerBatch), read)
  return keys.flatMap((key): Item[] => {
    const item = items.get(placeOf(key))
    return item ? [item] : []
  })
}

/** The longest random pause before the second try; it doubles each time. */
const conflictPauseMs = 20
const maxTries = 7

/** Runs `work` again while another transaction holds an item. */
const retryWhileBusy = async <Result>(
  work: () => Promise<Result>,
  isBusy: (error: unknown) => boolean,
): Promise<Result> => {
  for (let turn = 1; ; turn++)
    try {
      return await work()
    } catch (error) {
      if (turn === maxTries || !isBusy(error)) throw error
      await pause(Math.random() * conflictPauseMs * 2 ** turn)
    }
}

const isConflict = (error: unknown) => error instanceof TransactionConflictException

/** Runs a conditional write. Returns undefined if its condition fails. */
const runConditionalWrite = async <Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await retryWhileBusy(work, isConflict)
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

/** Writes a whole item. Returns false if the condition fails, by default if the key is taken. */
export const create = async (item: Key & Item, condition = isFree): Promise<boolean> => {
  const input = { TableName: TableName(), Item: item, ...conditionInput(condition) }
  return (await runConditionalWrite(() => client.send(new PutCommand(input)))) !== undefined
}

/**
 * Changes an existing item: `set` writes fields (undefined removes), `add` adds to numbers and sets, `drop` takes out of sets. Returns the
 * new item, and undefined if there is none or the condition fails. After a lost response it may `add` twice, so changes by people use
 * {@link transact}.
 */
export const update = async (
  key: Key,
  changes: Changes,
  condition?: Condition,
): Promise<Item | undefined> => {
  const input = { ...updateInput(key, changes, condition), ReturnValues: 'ALL_NEW' as const }
  return (await runConditionalWrite(() => client.send(new UpdateCommand(input))))?.Attributes
}

/** One write of a transaction. An update needs an existing item. */
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

const busyCodes = /^(TransactionConflict|ThrottlingError|ProvisionedThroughputExceeded)$/

/**
 * Writes all or nothing, at most 99 different items. Returns the write whose condition failed, and undefined on success. Conflicts and
 * lost responses are tried again with one token, so nothing happens twice. With a `subject` it writes an audit entry, if an admin acts.
 *
 * @example
 * const failed = await transact([{ put: post, when: isFree }, { put: slug, when: isFree }])
 */
export const transact = async (
  writes: readonly Write[],
  subject?: AuditSubject,
): Promise<Write | undefined> => {
  const entry = makeEntry(subject)
  const all = entry ? [...writes, { put: entry }] : writes
  const input = { TransactItems: all.map(actionOf), ClientRequestToken: crypto.randomUUID() }
  try {
    await retryWhileBusy(
      () => client.send(new TransactWriteCommand(input)),
      (error) => reasonsOf(error).some(({ Code = '' }) => busyCodes.test(Code)),
    )
    return undefined
  } catch (error) {
    const failed = reasonsOf(error).findIndex(({ Code }) => Code === 'ConditionalCheckFailed')
    const write = writes[failed]
    if (!write) throw error
    return write
  }
}

/** Reading and writing on condition is tried so often. */
export const maxTurns = 20

export const makeOvertakenError = () => new Error('Somebody else was quicker each time.')

/** Creates an item like {@link create}, and is right even after a lost response. */
export const createOnce = async (item: Key & Item, subject?: AuditSubject): Promise<boolean> =>
  !(await transact([{ put: item, when: isFree }], subject))

/** Writes an audit entry without a change. */
export const writeAuditEntry = async (subject: AuditSubject): Promise<void> => {
  const entry = makeEntry(subject)
  if (entry) await createOnce(entry)
}

/** Creates an item unless it exists, and returns what is stored, in one call. */
export const createOrGet = async ({ pk, sk, ...fields }: Key & Item): Promise<Item | undefined> => {
  const assignments = Object.keys(fields).map(
    (field) => `#${field} = if_not_exists(#${field}, :${field})`,
  )
  const UpdateExpression = `SET ${assignments.join(', ')}`
  const command = new UpdateCommand({
    TableName: TableName(),
    Key: { pk, sk },
    UpdateExpression,
    ExpressionAttributeNames: namesIn(UpdateExpression),
    ExpressionAttributeValues: valuesOf(fields),
    ReturnValues: 'ALL_NEW',
  })
  return (await retryWhileBusy(() => client.send(command), isConflict)).Attributes
}

/** Adds one to `number` and returns it. Creates the item if there is none, and stores `at` in it. */
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
  const { Attributes } = await retryWhileBusy(() => client.send(command), isConflict)
  return Number(Attributes?.number)
}

export const put = async (item: Key & Item): Promise<void> => {
  const command = new PutCommand({ TableName: TableName(), Item: item })
  await retryWhileBusy(() => client.send(command), isConflict)
}

/** Removes an item. Returns false if there is none, or the condition fails. */
export const remove = async (key: Key, condition?: Condition): Promise<boolean> => {
  const when = condition && conditionInput(condition)
  const input = { TableName: TableName(), Key: key, ReturnValues: 'ALL_OLD' as const, ...when }
  return (
    (await runConditionalWrite(() => client.send(new DeleteCommand(input))))?.Attributes !==
    undefined
  )
}

const indexNamed = (indexName: IndexName) =>
  tableSchema.indexes.find(({ name }) => name === indexName) ?? tableSchema.indexes[0]

type PartitionQuery = {
  index?: IndexName
  partition: string
  reach?: [sign: '<' | '<=' | '>' | '>=', edge: string] | undefined
  /** Fewer fields cost the same, but are less to transfer. */
  fields?: readonly string[] | undefined
}

const queryOf = ({ index, partition, reach, fields = [] }: PartitionQuery): QueryCommandInput => {
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

const queryPage = readOncePerPass((input: QueryCommandInput) =>
  client.send(new QueryCommand(input)),
)

async function* pagesOf(query: QueryCommandInput, max?: number) {
  let start: Item | undefined
  let left = max ?? Number.POSITIVE_INFINITY
  do {
    const page: QueryCommandOutput = await queryPage({
      ...query,
      ...(max !== undefined && { Limit: left }),
      ...(start && { ExclusiveStartKey: start }),
    })
    yield page
    left -= page.Items?.length ?? 0
    start = page.LastEvaluatedKey
  } while (start && left > 0)
}

const itemsOf = async (query: QueryCommandInput, max?: number) => {
  const items: Item[] = []
  for await (const { Items = [] } of pagesOf(query, max)) items.push(...Items)
  return items
}

/** Reads a whole partition by sort key, strongly consistent. It is meant for small ones. */
export const queryAll = (partition: string, fields?: readonly string[]): Promise<Item[]> =>
  itemsOf({ ...queryOf({ partition, fields }), ConsistentRead: true })

/** Reads the items with sort keys below `before`, largest first, eventually consistent. */
export const queryBackwards = (
  partition: string,
  { before, limit }: { before: string; limit: number },
): Promise<Item[]> =>
  itemsOf({ ...queryOf({ partition, reach: ['<', before] }), ScanIndexForward: false }, limit)

export type Order = 'newest' | 'oldest'

type QueryPart = { limit: number; fields?: readonly string[] }

/** Reads a partition of an index by descending (`newest`) or ascending (`oldest`) sort key, past `after`, eventually consistent. */
export const queryIndex = (
  index: IndexName,
  partition: string,
  { order, limit, after, fields }: QueryPart & { order: Order; after?: string | undefined },
): Promise<Item[]> => {
  const reach: PartitionQuery['reach'] = after ? [order === 'newest' ? '<' : '>', after] : undefined
  const query = queryOf({ index, partition, reach, fields })
  return itemsOf({ ...query, ScanIndexForward: order === 'oldest' }, limit)
}

export const queryNewestFirst = (
  indexName: IndexName,
  partition: string,
  { before, ...part }: QueryPart & { before?: string | undefined },
) => queryIndex(indexName, partition, { ...part, order: 'newest', after: before })

type CountedPartition = {
  index: IndexName
  partition: string
  /** A range of sort keys; `before` is exclusive. */
  from?: string | undefined
  before?: string | undefined
  /** A condition on fields that the index carries. */
  where?: Condition | undefined
}

const maxCounted = { counted: 1_000, looked: 5_000 }

/** Counts items in partitions of indexes, eventually consistent. `more` is true beyond 1,000 counted or 5,000 read. */
export const countInPartitions = async (
  partitions: readonly CountedPartition[],
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
      Limit: maxCounted.counted + 1,
    })
    for await (const { Count = 0, ScannedCount = 0, LastEvaluatedKey } of pages) {
      count += Count
      looked += ScannedCount
      if (count > maxCounted.counted) return { count: maxCounted.counted, more: true }
      if (LastEvaluatedKey && looked >= maxCounted.looked) return { count, more: true }
    }
  }
  return { count, more: false }
}

/** Reads sort keys from `from` on (inclusive): one page of DynamoDB, eventually consistent. */
export const querySortKeys = async (
  partition: string,
  { order, limit, from }: { order: Order; limit: number; from?: string | undefined },
): Promise<string[]> => {
  const reach: PartitionQuery['reach'] = from ? [order === 'newest' ? '<=' : '>=', from] : undefined
  const command = new QueryCommand({
    ...queryOf({ partition, reach }),
    ScanIndexForward: order === 'oldest',
    Limit: limit,
  })
  const { Items = [] } = await client.send(command)
  return Items.map(({ sk }) => String(sk))
}

import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { client } from './client.ts'
import {
  type Changes,
  type Condition,
  clausesOf,
  type Item,
  namesIn,
  valuesOf,
} from './expression.ts'
import { holdsChanges, marked, sameItem, wasRetried } from './own-work.ts'
import { type IndexName, tableSchema } from './schema.ts'

const TableName = () => process.env.TABLE_NAME

export type { Item } from './expression.ts'
export type Key = { pk: string; sk: string }

/** The item as last written, or undefined. `eventual` reads at half the price what may lag a moment. */
export const get = async (key: Key, { eventual = false } = {}): Promise<Item | undefined> => {
  const command = new GetCommand({ TableName: TableName(), Key: key, ConsistentRead: !eventual })
  return (await client.send(command)).Item
}

/**
 * Writes a new item. False, and nothing written, when the condition (default: the key is free) fails.
 * Where an answer was lost and the next try met this very item, that is true.
 */
export const create = async (item: Key & Item, condition?: Condition): Promise<boolean> => {
  const { expression, values } = condition ?? { expression: 'attribute_not_exists(#pk)' }
  const command = new PutCommand({
    TableName: TableName(),
    Item: item,
    ConditionExpression: expression,
    ExpressionAttributeNames: namesIn(expression),
    ...(values && { ExpressionAttributeValues: valuesOf(values) }),
  })
  try {
    await client.send(command)
    return true
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    const { pk, sk } = item
    return wasRetried(error.$metadata) && sameItem(await get({ pk, sk }), item)
  }
}

/**
 * Changes attributes of an item that exists: `set` writes them (undefined removes one), `add` adds
 * to numbers and sets, `drop` takes out of sets. Answers the whole item after the change;
 * undefined, and nothing changed, when the item is gone or the condition fails. Where an answer was
 * lost and the next try met its own change, that is the change: nothing is added twice.
 */
export const update = async (
  key: Key,
  asked: Changes,
  given?: Condition,
): Promise<Item | undefined> => {
  const { changes, condition } = marked(asked, given)
  const { expression: UpdateExpression, values: changed } = clausesOf(changes)
  const ConditionExpression = ['attribute_exists(#pk)', condition?.expression]
    .filter(Boolean)
    .join(' AND ')
  const values = { ...changed, ...condition?.values }
  const command = new UpdateCommand({
    TableName: TableName(),
    Key: key,
    UpdateExpression,
    ConditionExpression,
    ExpressionAttributeNames: namesIn(`${UpdateExpression} ${ConditionExpression}`),
    ...(Object.keys(values).length && { ExpressionAttributeValues: valuesOf(values) }),
    ReturnValues: 'ALL_NEW',
  })
  try {
    return (await client.send(command)).Attributes
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    const stored = wasRetried(error.$metadata) ? await get(key) : undefined
    return stored && holdsChanges(stored, changes) ? stored : undefined
  }
}

/** Adds one to the number of an item that need not exist yet, noting `at`; answers the new number. */
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
  return Number((await client.send(command)).Attributes?.number)
}

/** Replaces an item, or writes a new one. */
export const put = async (item: Key & Item): Promise<void> => {
  await client.send(new PutCommand({ TableName: TableName(), Item: item }))
}

/**
 * Deletes an item and gives it; false when there was none, or when the condition fails. Where an answer
 * was lost and the next try found nothing, it is deleted, and nobody knows what it was: true.
 */
export const take = async (key: Key, condition?: Condition): Promise<Item | boolean> => {
  const command = new DeleteCommand({
    TableName: TableName(),
    Key: key,
    ReturnValues: 'ALL_OLD',
    ...(condition && {
      ConditionExpression: condition.expression,
      ExpressionAttributeNames: namesIn(condition.expression),
      ExpressionAttributeValues: valuesOf(condition.values ?? {}),
    }),
  })
  try {
    const { Attributes, $metadata } = await client.send(command)
    return Attributes ?? wasRetried($metadata)
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return wasRetried(error.$metadata)
  }
}

/** Deletes an item, see {@link take}; whether it is deleted by this. */
export const remove = async (key: Key, condition?: Condition): Promise<boolean> =>
  (await take(key, condition)) !== false

/** Every item of one partition by sort key, smallest first; for partitions that stay small. */
export const all = async (partition: string): Promise<Item[]> => {
  const items: Item[] = []
  let start: Item | undefined
  do {
    const command: QueryCommand = new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': tableSchema.partitionKey },
      ExpressionAttributeValues: { ':pk': partition },
      ConsistentRead: true,
      ...(start && { ExclusiveStartKey: start }),
    })
    const { Items = [], LastEvaluatedKey } = await client.send(command)
    items.push(...Items)
    start = LastEvaluatedKey
  } while (start)
  return items
}

/**
 * Items of one partition up to a sort key, smallest first: pages of at most `limit`, as the table has
 * them when each is asked for.
 */
export async function* upTo(
  partition: string,
  last: string,
  limit: number,
): AsyncGenerator<Item[]> {
  let start: Item | undefined
  do {
    const command: QueryCommand = new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: '#pk = :pk AND #sk <= :last',
      ExpressionAttributeNames: { '#pk': tableSchema.partitionKey, '#sk': tableSchema.sortKey },
      ExpressionAttributeValues: { ':pk': partition, ':last': last },
      ConsistentRead: true,
      Limit: limit,
      ...(start && { ExclusiveStartKey: start }),
    })
    const { Items = [], LastEvaluatedKey } = await client.send(command)
    yield Items
    start = LastEvaluatedKey
  } while (start)
}

export type Order = 'newest' | 'oldest'

/** `fields` are all that is sent of each item, which costs the same to read. */
type Asked = { limit: number; fields?: readonly string[] }

/**
 * Items of one index partition by sort key, largest (`newest`) or smallest (`oldest`) first: at most
 * `limit`, all past `after` when given. Reads on past DynamoDB's 1 MB pages until it has them.
 */
export const inOrder = async (
  indexName: IndexName,
  partition: string,
  { order, limit, after, fields }: Asked & { order: Order; after?: string | undefined },
): Promise<Item[]> => {
  const past = order === 'newest' ? '<' : '>'
  const index = tableSchema.indexes.find(({ name }) => name === indexName) ?? tableSchema.indexes[0]
  const items: Item[] = []
  let start: Item | undefined
  do {
    const command: QueryCommand = new QueryCommand({
      TableName: TableName(),
      IndexName: indexName,
      KeyConditionExpression: after ? `#pk = :pk AND #sk ${past} :after` : '#pk = :pk',
      ExpressionAttributeNames: {
        '#pk': index.partitionKey,
        ...(after && { '#sk': index.sortKey }),
        ...Object.fromEntries(fields?.map((field) => [`#${field}`, field]) ?? []),
      },
      ...(fields && { ProjectionExpression: fields.map((field) => `#${field}`).join(', ') }),
      ExpressionAttributeValues: { ':pk': partition, ...(after && { ':after': after }) },
      ScanIndexForward: order === 'oldest',
      Limit: limit - items.length,
      ...(start && { ExclusiveStartKey: start }),
    })
    const { Items = [], LastEvaluatedKey } = await client.send(command)
    items.push(...Items)
    start = LastEvaluatedKey
  } while (start && items.length < limit)
  return items
}

/** {@link inOrder} with the largest sort key first. */
export const newestFirst = (
  indexName: IndexName,
  partition: string,
  { before, ...asked }: Asked & { before?: string | undefined },
) => inOrder(indexName, partition, { ...asked, order: 'newest', after: before })

/**
 * Sort keys of one partition in order, at most `limit`, from `from` itself on. A page of DynamoDB is all
 * that is read, and it may lag a moment.
 */
export const sortKeys = async (
  partition: string,
  { order, limit, from }: { order: Order; limit: number; from?: string | undefined },
): Promise<string[]> => {
  const reach = order === 'newest' ? '<=' : '>='
  const command = new QueryCommand({
    TableName: TableName(),
    KeyConditionExpression: from ? `#pk = :pk AND #sk ${reach} :from` : '#pk = :pk',
    ExpressionAttributeNames: {
      '#pk': tableSchema.partitionKey,
      ...(from && { '#sk': tableSchema.sortKey }),
    },
    ExpressionAttributeValues: { ':pk': partition, ...(from && { ':from': from }) },
    ScanIndexForward: order === 'oldest',
    Limit: limit,
  })
  const { Items = [] } = await client.send(command)
  return Items.map(({ sk }) => String(sk))
}

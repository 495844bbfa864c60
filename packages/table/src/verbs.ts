import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import {
  type Changes,
  type Condition,
  clausesOf,
  type Item,
  namesIn,
  valuesOf,
} from './expression.ts'
import { type IndexName, tableSchema } from './schema.ts'

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
})
const TableName = () => process.env.TABLE_NAME

export type { Item } from './expression.ts'
export type Key = { pk: string; sk: string }

/** Undefined where the condition of a write did not hold. */
const unlessRefused = async <T>(write: Promise<T>): Promise<T | undefined> => {
  try {
    return await write
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}

/** The item as last written, or undefined. */
export const get = async (key: Key): Promise<Item | undefined> => {
  const command = new GetCommand({ TableName: TableName(), Key: key, ConsistentRead: true })
  return (await client.send(command)).Item
}

/** Writes a new item. False, and nothing written, when the condition (default: the key is free) fails. */
export const create = async (item: Key & Item, condition?: Condition): Promise<boolean> => {
  const { expression, values } = condition ?? { expression: 'attribute_not_exists(#pk)' }
  const command = new PutCommand({
    TableName: TableName(),
    Item: item,
    ConditionExpression: expression,
    ExpressionAttributeNames: namesIn(expression),
    ...(values && { ExpressionAttributeValues: valuesOf(values) }),
  })
  return (await unlessRefused(client.send(command))) !== undefined
}

/**
 * Changes attributes of an item that exists: `set` writes them (undefined removes one), `add` adds
 * to numbers and sets, `drop` takes out of sets. Answers the whole item after the change;
 * undefined, and nothing changed, when the item is gone or the condition fails.
 */
export const update = async (
  key: Key,
  changes: Changes,
  condition?: Condition,
): Promise<Item | undefined> => {
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
  return (await unlessRefused(client.send(command)))?.Attributes
}

/** Adds one to the number of an item that need not exist yet; answers the new number. */
export const increment = async (key: Key): Promise<number> => {
  const command = new UpdateCommand({
    TableName: TableName(),
    Key: key,
    UpdateExpression: 'ADD #number :one',
    ExpressionAttributeNames: { '#number': 'number' },
    ExpressionAttributeValues: { ':one': 1 },
    ReturnValues: 'ALL_NEW',
  })
  return Number((await client.send(command)).Attributes?.number)
}

/** Replaces an item, or writes a new one. */
export const put = async (item: Key & Item): Promise<void> => {
  await client.send(new PutCommand({ TableName: TableName(), Item: item }))
}

/** Deletes an item; false when there was none, or when the condition fails. */
export const remove = async (key: Key, condition?: Condition): Promise<boolean> => {
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
  return (await unlessRefused(client.send(command)))?.Attributes !== undefined
}

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
 * Items of one index partition, largest sort key first: at most `limit`, all below `before` when
 * given. Reads on past DynamoDB's 1 MB pages until it has them.
 */
export const newestFirst = async (
  indexName: IndexName,
  partition: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<Item[]> => {
  const index = tableSchema.indexes.find(({ name }) => name === indexName) ?? tableSchema.indexes[0]
  const items: Item[] = []
  let start: Item | undefined
  do {
    const command: QueryCommand = new QueryCommand({
      TableName: TableName(),
      IndexName: indexName,
      KeyConditionExpression: before ? '#pk = :pk AND #sk < :before' : '#pk = :pk',
      ExpressionAttributeNames: {
        '#pk': index.partitionKey,
        ...(before && { '#sk': index.sortKey }),
      },
      ExpressionAttributeValues: { ':pk': partition, ...(before && { ':before': before }) },
      ScanIndexForward: false,
      Limit: limit - items.length,
      ...(start && { ExclusiveStartKey: start }),
    })
    const { Items = [], LastEvaluatedKey } = await client.send(command)
    items.push(...Items)
    start = LastEvaluatedKey
  } while (start && items.length < limit)
  return items
}

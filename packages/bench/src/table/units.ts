import { isDeepStrictEqual } from 'node:util'

/** A value in DynamoDB JSON, such as `{ S: 'মা' }`. */
export type Value = Record<string, unknown>
export type Item = Record<string, Value>

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
export const itemBytes = (item: Item): number =>
  sum(Object.entries(item).map(([name, value]) => Buffer.byteLength(name) + valueBytes(value)))

export type Asked = {
  ConsistentRead?: boolean
  ProjectionExpression?: string
  FilterExpression?: string
  Select?: string
  KeyConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Item
}
export type Answered = { Item?: Item; Items?: Item[] }

/** Whether the answer omits some of what was read. */
export const hidesItems = ({ ProjectionExpression, FilterExpression, Select }: Asked) =>
  Boolean(ProjectionExpression || FilterExpression || Select)

const usedIn = <T>(expression: string, given: Record<string, T> = {}) => {
  const words = new Set(expression.match(/[#:]\w+/g))
  const used = Object.entries(given).filter(([word]) => words.has(word))
  return used.length ? Object.fromEntries(used) : undefined
}

/** The call that returns everything this one reads. */
export const lookedAt = ({ ProjectionExpression, FilterExpression, Select, ...asked }: Asked) => {
  const { KeyConditionExpression: condition = '' } = asked
  return {
    ...asked,
    // DynamoDB refuses unused names.
    ExpressionAttributeNames: usedIn(condition, asked.ExpressionAttributeNames),
    ExpressionAttributeValues: usedIn(condition, asked.ExpressionAttributeValues),
  }
}

/** Read units of a call: 4 KB each, half if eventually consistent. */
export const readUnits = ({ ConsistentRead }: Asked, { Item, Items }: Answered): number => {
  const items = Items ?? (Item ? [Item] : [])
  const whole = Math.max(1, Math.ceil(sum(items.map(itemBytes)) / 4096))
  return ConsistentRead ? whole : whole / 2
}

/** An index, as DynamoDB describes it. */
export type Index = {
  KeySchema: { AttributeName: string }[]
  Projection: { ProjectionType: string; NonKeyAttributes?: string[] }
}

const written = (item: Item | undefined) => (item ? Math.ceil(itemBytes(item) / 1024) : 0)

/** An index's copy of an item; undefined if it has none. */
const indexed = (item: Item | undefined, { KeySchema, Projection }: Index, keys: string[]) => {
  const names = KeySchema.map(({ AttributeName }) => AttributeName)
  if (!item || !names.every((name) => item[name])) return undefined
  const kept = new Set([...keys, ...names, ...(Projection.NonKeyAttributes ?? [])])
  const isWhole = Projection.ProjectionType === 'ALL'
  const part = Object.entries(item).filter(([name]) => isWhole || kept.has(name))
  const place = JSON.stringify(names.map((name) => item[name]))
  return { place, item: Object.fromEntries(part) }
}

type Kept = NonNullable<ReturnType<typeof indexed>>

const indexUnits = (before: Kept | undefined, after: Kept | undefined) => {
  if (before?.place !== after?.place) return written(before?.item) + written(after?.item)
  return isDeepStrictEqual(before?.item, after?.item)
    ? 0
    : Math.max(written(before?.item), written(after?.item))
}

/** Write units of a change, 1 KB each: of the table, and of each index whose copy changes, twice where its key does. */
export const writeUnits = (
  before: Item | undefined,
  after: Item | undefined,
  { indexes, keys }: { indexes: readonly Index[]; keys: string[] },
): number =>
  Math.max(1, written(before), written(after)) +
  sum(indexes.map((one) => indexUnits(indexed(before, one, keys), indexed(after, one, keys))))

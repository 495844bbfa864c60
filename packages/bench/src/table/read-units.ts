/** A value as DynamoDB's protocol writes it, such as `{ S: 'মা' }`. */
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

/** The size of an item in bytes of UTF-8, names included, by the rules that DynamoDB publishes. */
export const itemBytes = (item: Item): number =>
  sum(Object.entries(item).map(([name, value]) => Buffer.byteLength(name) + valueBytes(value)))

/** Bytes that one read unit reads. */
const unit = 4096

type Asked = { ConsistentRead?: boolean; ProjectionExpression?: string; FilterExpression?: string }
type Answered = { Item?: Item; Items?: Item[] }

const reads = ['GetItem', 'Query']
const writes = [
  'BatchWriteItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'CreateTable',
  'DescribeTable',
]

/**
 * Read units that one call of DynamoDB costs; undefined when it reads nothing for its caller. An
 * answer that leaves out what was read does not tell what it cost, so such a call is refused.
 */
export const unitsOf = (action: string, asked: Asked, answered: Answered): number | undefined => {
  if (writes.includes(action)) return undefined
  if (!reads.includes(action) || asked.ProjectionExpression || asked.FilterExpression)
    throw new Error(`What ${action} reads cannot be told from its answer.`)
  const items = answered.Items ?? (answered.Item ? [answered.Item] : [])
  const whole = Math.max(1, Math.ceil(sum(items.map(itemBytes)) / unit))
  return asked.ConsistentRead ? whole : whole / 2
}

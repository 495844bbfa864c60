import { mayCall, type TableCall } from '@bong-bari/table'

type Key = { pk?: unknown }
type Written = { PutRequest?: { Item?: Key }; DeleteRequest?: { Key?: Key } }
type Asked = { Keys?: Key[] }
type One = { Key?: Key | undefined; Item?: Key | undefined }

/** As documents or in wire format. */
export type TableInput = {
  RequestItems?: Record<string, Written[] | Asked> | undefined
  TransactItems?: Record<string, One>[] | undefined
  IndexName?: string | undefined
  Key?: Key | undefined
  Item?: Key | undefined
  ExpressionAttributeValues?: Record<string, unknown> | undefined
}

const actions = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'] as const

/** Wire format wraps it in a type. */
const textOf = (value: unknown) => String(Object(value).S ?? value)

/** IAM checks each item. */
const batchOf = ({ RequestItems = {} }: TableInput): TableCall[] =>
  Object.values(RequestItems).flatMap((asked): TableCall[] =>
    Array.isArray(asked)
      ? asked.map(({ PutRequest, DeleteRequest }) => ({
          action: 'BatchWriteItem',
          leadingKey: textOf((PutRequest?.Item ?? DeleteRequest?.Key)?.pk),
        }))
      : (asked.Keys ?? []).map(({ pk }) => ({ action: 'BatchGetItem', leadingKey: textOf(pk) })),
  )

const actionsIn = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
} as const

/** As single writes. */
const transactionOf = ({ TransactItems = [] }: TableInput): TableCall[] =>
  TransactItems.flatMap((item) =>
    Object.entries(actionsIn).flatMap(([name, action]) => {
      const one = item[name]
      return one ? [{ action, leadingKey: textOf((one.Item ?? one.Key)?.pk) }] : []
    }),
  )

const callsOf = (asked: string, input: TableInput): TableCall[] => {
  if (asked === 'BatchWriteItem' || asked === 'BatchGetItem') return batchOf(input)
  if (asked === 'TransactWriteItems') return transactionOf(input)
  const action = actions.find((one) => one === asked)
  if (!action) return []
  const { IndexName: index, Key, Item, ExpressionAttributeValues: values } = input
  const leadingKey = textOf(Key?.pk ?? Item?.pk ?? values?.[':pk'])
  return [{ action, ...(index && { index }), leadingKey }]
}

/** What the role lacks (function, action, leading key, index); undefined if allowed. */
export const tableRefusal = (name: string, action: string, input: TableInput) => {
  const calls = callsOf(action, input)
  if (!calls.length) return `${name} may not dynamodb:${action}`
  const refused = calls.find((call) => !mayCall(name, call))
  if (!refused) return undefined
  const { index, leadingKey } = refused
  return `${name} may not dynamodb:${action} on ${leadingKey}${index ? ` of ${index}` : ''}`
}

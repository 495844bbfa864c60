import { mayCall, type TableCall } from '@bong-bari/table'

type Key = { pk?: unknown }
type BatchWrite = { PutRequest?: { Item?: Key }; DeleteRequest?: { Key?: Key } }
type BatchGet = { Keys?: Key[] }
type TransactionItem = { Key?: Key | undefined; Item?: Key | undefined }

/** The input of a DynamoDB call, as documents or in wire format. */
export type TableInput = {
  RequestItems?: Record<string, BatchWrite[] | BatchGet> | undefined
  TransactItems?: Record<string, TransactionItem>[] | undefined
  IndexName?: string | undefined
  Key?: Key | undefined
  Item?: Key | undefined
  ExpressionAttributeValues?: Record<string, unknown> | undefined
}

const singleActions = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'] as const

/** In wire format a text is wrapped in its type. */
const textOf = (value: unknown) => String(Object(value).S ?? value)

/** IAM checks each item of a batch. */
const listBatchCalls = ({ RequestItems = {} }: TableInput): TableCall[] =>
  Object.values(RequestItems).flatMap((requests): TableCall[] =>
    Array.isArray(requests)
      ? requests.map(({ PutRequest, DeleteRequest }) => ({
          action: 'BatchWriteItem',
          leadingKey: textOf((PutRequest?.Item ?? DeleteRequest?.Key)?.pk),
        }))
      : (requests.Keys ?? []).map(({ pk }) => ({ action: 'BatchGetItem', leadingKey: textOf(pk) })),
  )

const transactionActions = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
} as const

/** IAM checks each write of a transaction as a single write. */
const listTransactionCalls = ({ TransactItems = [] }: TableInput): TableCall[] =>
  TransactItems.flatMap((item) =>
    Object.entries(transactionActions).flatMap(([name, action]) => {
      const one = item[name]
      return one ? [{ action, leadingKey: textOf((one.Item ?? one.Key)?.pk) }] : []
    }),
  )

const listCalls = (operation: string, input: TableInput): TableCall[] => {
  if (operation === 'BatchWriteItem' || operation === 'BatchGetItem') return listBatchCalls(input)
  if (operation === 'TransactWriteItems') return listTransactionCalls(input)
  const action = singleActions.find((one) => one === operation)
  if (!action) return []
  const { IndexName: index, Key, Item, ExpressionAttributeValues: values } = input
  const leadingKey = textOf(Key?.pk ?? Item?.pk ?? values?.[':pk'])
  return [{ action, ...(index && { index }), leadingKey }]
}

/** Returns a sentence with the function, action, leading key and index that its role does not allow, or undefined if the call is allowed. */
export const findTableRefusal = (name: string, action: string, input: TableInput) => {
  const calls = listCalls(action, input)
  if (!calls.length) return `${name} may not dynamodb:${action}`
  const refused = calls.find((call) => !mayCall(name, call))
  if (!refused) return undefined
  const { index, leadingKey } = refused
  return `${name} may not dynamodb:${action} on ${leadingKey}${index ? ` of ${index}` : ''}`
}

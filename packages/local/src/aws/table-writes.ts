import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Table } from 'dynalite/db/index.js'
import {
  type Item,
  type Judgement,
  judgeWrite,
  type Write,
  type WriteAction,
} from './judge-write.ts'
import {
  type Answer,
  type Change,
  openTableLog,
  startTableStream,
  type Token,
} from './table-log.ts'

/** Calls the engine directly, without the log. */
export type AskEngine = (action: string, input: object) => Promise<Answer>

type Transaction = { TransactItems?: Record<string, Write>[]; ClientRequestToken?: string }
type Batch = {
  RequestItems: Record<string, { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]>
}

const maxTransactionActions = 100
const maxBatchWrites = 25
const maxTransactionBytes = 4 * 2 ** 20
/** A transaction with the same token is answered without writing again for this long. */
const tokenLifetimeMs = 600_000
/** Expired tokens are dropped when there are more than this. */
const maxTokens = 10_000

const answerOk = (body: object): Answer => ({ status: 200, body })
const refuse = (code: string, message: string, more: object = {}): Answer => ({
  status: 400,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${code}`, message, ...more },
})
const refuseInvalid = (message: string) => refuse('ValidationException', message)

const actionNames: Record<string, WriteAction> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  // dynalite has no condition check, so it is judged as a conditional delete.
  ConditionCheck: 'DeleteItem',
}

type Action = { name: string; action: WriteAction; write: Write }

/** Returns the writes of a transaction, or the refusal of a malformed one. */
const parseTransaction = ({ TransactItems = [] }: Transaction): Action[] | Answer => {
  if (!TransactItems.length || TransactItems.length > maxTransactionActions)
    return refuseInvalid(
      `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length ${TransactItems.length ? `less than or equal to ${maxTransactionActions}` : 'greater than or equal to 1'}`,
    )
  const actions: Action[] = []
  for (const item of TransactItems) {
    const [[name, write] = [], ...others] = Object.entries(item)
    const action = name === undefined ? undefined : actionNames[name]
    if (!name || !action || !write || others.length)
      return refuseInvalid('TransactItems can only contain one of Check, Put, Update or Delete')
    if (name === 'ConditionCheck' && !write.ConditionExpression)
      return refuseInvalid('The ConditionExpression of a ConditionCheck must not be empty')
    actions.push({ name, action, write })
  }
  return actions
}

type Verdict = Judgement & { key: Item; table: string }

const describeReason = ({ refused, old }: Verdict, { write }: Action) => {
  if (!refused) return { Code: 'None' }
  if (refused.code !== 'ConditionalCheckFailedException')
    return { Code: 'ValidationError', Message: refused.message }
  const item = write.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && old
  return {
    Code: 'ConditionalCheckFailed',
    Message: 'The conditional request failed',
    ...(item && { Item: item }),
  }
}

const hasDuplicates = (verdicts: Verdict[]) =>
  new Set(verdicts.map(({ table, key }) => JSON.stringify([table, key]))).size < verdicts.length

const refuseCancelled = (reasons: { Code: string }[]) =>
  refuse(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    { CancellationReasons: reasons },
  )

/**
 * Judges each write by dynalite's rules, logs them together and applies them one by one, so transactions and batches are atomic even if the
 * process is killed. Transactions never conflict here; a fault proxy makes conflicts.
 */
export const startTableWrites = async (ask: AskEngine, logPath: string | undefined) => {
  const log = openTableLog(logPath)
  const stream = startTableStream()
  const tables = new Map<string, Promise<Table | undefined>>()
  const tokens = new Map<string, Token>()
  let lastWrite: Promise<unknown> = Promise.resolve()

  const exclusive = <T>(work: () => Promise<T>): Promise<T> => {
    const result = lastWrite.then(work)
    lastWrite = result.catch(() => {})
    return result
  }

  const describe = async (TableName: string) => {
    const { status, body } = await ask('DescribeTable', { TableName })
    const { Table: table } = body as { Table?: Table }
    // The table may still be in creation, so it is asked for again.
    if (status !== 200 || table?.TableStatus !== 'ACTIVE') tables.delete(TableName)
    return status === 200 ? table : undefined
  }
  const findTable = (name: string) => {
    const table = tables.get(name) ?? describe(name)
    tables.set(name, table)
    return table
  }

  const judge = async (
    table: Table,
    { action, write }: Pick<Action, 'action' | 'write'>,
  ): Promise<Verdict> => {
    const attributes = write.Key ?? write.Item ?? {}
    const names = table.KeySchema.map(({ AttributeName = '' }) => AttributeName)
    const key = Object.fromEntries(
      names.flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : [])),
    )
    const read = async () => {
      const input = { TableName: table.TableName, Key: key, ConsistentRead: true }
      return ((await ask('GetItem', input)).body as { Item?: Item }).Item
    }
    const judged = await judgeWrite(table, action, write, read)
    return { ...judged, key, table: table.TableName }
  }

  const apply = async (changes: Change[]) => {
    for (const { table: TableName, key: Key, next: Item } of changes) {
      const [action, input] = Item
        ? ['PutItem', { TableName, Item }]
        : ['DeleteItem', { TableName, Key }]
      const { status, body } = await ask(String(action), Object(input))
      if (status !== 200) throw new Error(`A logged write was refused: ${JSON.stringify(body)}`)
    }
  }

  const isRecent = ({ at }: Token) => Date.now() - at < tokenLifetimeMs
  const dropExpiredTokens = () => {
    for (const token of tokens.values()) if (!isRecent(token)) tokens.delete(token.id)
    return tokens.values()
  }

  const commit = async (verdicts: Verdict[], token?: Token) => {
    const changes = verdicts
      .filter(({ old, next }) => !isDeepStrictEqual(old, next))
      .map(({ table, key, old, next }) => ({ table, key, old, next }))
    const entry = { changes, at: Date.now(), token }
    if (changes.length || token) log.append(entry)
    if (token) tokens.set(token.id, token)
    if (tokens.size > maxTokens) dropExpiredTokens()
    await apply(changes)
    stream.add(entry)
    if (log.isLong()) log.forget(dropExpiredTokens(), stream.unread())
  }

  const writeOne = async (table: Table, action: WriteAction, write: Write): Promise<Answer> => {
    const verdict = await judge(table, { action, write })
    const { refused, answer, old } = verdict
    if (!refused) {
      await commit([verdict])
      return answerOk(answer)
    }
    const isAsked = write.ReturnValuesOnConditionCheckFailure === 'ALL_OLD'
    const isFailed = refused.code === 'ConditionalCheckFailedException'
    return refuse(refused.code, refused.message, isAsked && isFailed && old ? { Item: old } : {})
  }

  const writeBatch = async ({ RequestItems }: Batch): Promise<Answer> => {
    if (Object.values(RequestItems).flat().length > maxBatchWrites)
      return refuseInvalid('Too many items requested for the BatchWriteItem call')
    const verdicts: Verdict[] = []
    for (const [TableName, requests] of Object.entries(RequestItems)) {
      const table = await findTable(TableName)
      if (!table) return ask('BatchWriteItem', { RequestItems })
      for (const { PutRequest, DeleteRequest } of requests) {
        const action = PutRequest ? 'PutItem' : 'DeleteItem'
        const write = { TableName, ...PutRequest, ...DeleteRequest }
        const verdict = await judge(table, { action, write })
        const { refused } = verdict
        if (refused) return refuse(refused.code, refused.message)
        verdicts.push(verdict)
      }
    }
    if (hasDuplicates(verdicts))
      return refuseInvalid('Provided list of item keys contains duplicates')
    await commit(verdicts)
    return answerOk({ UnprocessedItems: {} })
  }

  const judgeAll = async (actions: Action[]) => {
    const verdicts: Verdict[] = []
    for (const one of actions) {
      const table = await findTable(one.write.TableName)
      if (!table) return refuse('ResourceNotFoundException', 'Requested resource not found')
      const verdict = await judge(table, one)
      if (verdict.refused?.isMalformed) return refuseInvalid(verdict.refused.message)
      verdicts.push(one.name === 'ConditionCheck' ? { ...verdict, next: verdict.old } : verdict)
    }
    return verdicts
  }

  const writeTransaction = async (input: Transaction): Promise<Answer> => {
    const actions = parseTransaction(input)
    if (!Array.isArray(actions)) return actions
    const id = input.ClientRequestToken
    const hash = createHash('sha256').update(JSON.stringify(input.TransactItems)).digest('base64')
    const earlier = id === undefined ? undefined : tokens.get(id)
    if (earlier && isRecent(earlier))
      return earlier.writesHash === hash
        ? answerOk({})
        : refuse(
            'IdempotentParameterMismatchException',
            'The provided client token is already in use with different request parameters',
          )
    const verdicts = await judgeAll(actions)
    if (!Array.isArray(verdicts)) return verdicts
    if (hasDuplicates(verdicts))
      return refuseInvalid('Transaction request cannot include multiple operations on one item')
    const bytes = Buffer.byteLength(JSON.stringify(verdicts.map(({ old, next }) => next ?? old)))
    if (bytes > maxTransactionBytes)
      return refuseInvalid('The aggregate size of the items in the transaction exceeds 4 MB')
    const reasons = verdicts.map((verdict, index) =>
      describeReason(verdict, actions[index] as Action),
    )
    if (reasons.some(({ Code }) => Code !== 'None')) return refuseCancelled(reasons)
    await commit(verdicts, id === undefined ? undefined : { id, writesHash: hash, at: Date.now() })
    return answerOk({})
  }

  /** Applies the logged writes that a kill or a full disk kept from the engine. */
  const recover = () =>
    exclusive(async () => {
      stream.forget()
      for (const entry of log.entries()) {
        const { changes, token } = entry
        await apply(changes)
        stream.add(entry)
        if (token) tokens.set(token.id, token)
      }
      log.forget(dropExpiredTokens(), stream.unread())
    })
  await recover()

  const writes: Record<string, (input: Write & Transaction & Batch) => Promise<Answer>> = {
    BatchWriteItem: writeBatch,
    TransactWriteItems: writeTransaction,
  }
  for (const action of Object.values(actionNames))
    writes[action] = async (input) => {
      const table = await findTable(input.TableName)
      return table ? writeOne(table, action, input) : ask(action, input)
    }

  return {
    /** Returns undefined for reads and other calls. Rejects on a full disk. */
    answer: (action: string, input: object) => {
      const write = writes[action]
      return write
        ? exclusive(() => write(input as Write & Transaction & Batch))
        : stream.answer(action, input)
    },
    recover,
    /** `isWhole`: the engine has every logged write, so the log can be cleaned up. */
    stop: async (isWhole: boolean) => {
      await lastWrite
      if (isWhole) log.forget(dropExpiredTokens(), stream.unread())
      log.close()
    },
  }
}

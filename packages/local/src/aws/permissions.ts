import { AsyncLocalStorage } from 'node:async_hooks'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { mayCall, mayTouch, mayTouchSite, type TableCall } from '@bong-bari/table'
import { sentenceOf } from './refused-call.ts'

type Caller = { name: string; refused: Error[] }

const caller = new AsyncLocalStorage<Caller>()

/**
 * Runs as the function `name`: what its role may not reach is refused, as IAM would. `refused` gets
 * every refusal, whatever becomes of it.
 */
export const callingAs = <T>(name: string, run: () => T, refused: Error[] = []): T =>
  caller.run({ name, refused }, run)

const keyOf = (key: Record<string, unknown> | undefined) => String(key?.pk)

const written = (command: BatchWriteCommand): TableCall[] =>
  Object.values(command.input.RequestItems ?? {})
    .flat()
    .map(({ PutRequest, DeleteRequest }) => ({
      action: 'BatchWriteItem',
      leadingKey: keyOf(PutRequest?.Item ?? DeleteRequest?.Key),
    }))

const tableCallOf = (command: unknown): TableCall | undefined => {
  if (command instanceof GetCommand)
    return { action: 'GetItem', leadingKey: keyOf(command.input.Key) }
  if (command instanceof PutCommand)
    return { action: 'PutItem', leadingKey: keyOf(command.input.Item) }
  if (command instanceof UpdateCommand)
    return { action: 'UpdateItem', leadingKey: keyOf(command.input.Key) }
  if (command instanceof DeleteCommand)
    return { action: 'DeleteItem', leadingKey: keyOf(command.input.Key) }
  if (command instanceof QueryCommand) {
    const { IndexName: index, ExpressionAttributeValues: values } = command.input
    return { action: 'Query', ...(index && { index }), leadingKey: String(values?.[':pk']) }
  }
  return undefined
}

const actionOf = (command: unknown) => Object(command).constructor.name.replace('Command', '')

const tableRefusal = (name: string, command: unknown) => {
  const calls = command instanceof BatchWriteCommand ? written(command) : [tableCallOf(command)]
  const refused = calls.find((call) => !call || !mayCall(name, call))
  if (refused) return sentenceOf(name, refused)
  return calls.includes(undefined) ? `${name} may not dynamodb:${actionOf(command)}` : undefined
}

const folderOf = (path: string) => path.split('/')[0] ?? ''

const touchOf = (command: unknown) => {
  if (command instanceof ListObjectsV2Command)
    return { action: 'ListBucket', keys: [command.input.Prefix] } as const
  if (command instanceof PutObjectCommand)
    return { action: 'PutObject', keys: [command.input.Key] } as const
  if (command instanceof DeleteObjectCommand)
    return { action: 'DeleteObject', keys: [command.input.Key] } as const
  if (command instanceof DeleteObjectsCommand) {
    const keys = (command.input.Delete?.Objects ?? []).map(({ Key }) => Key)
    return { action: 'DeleteObject', keys } as const
  }
  // S3 has no permission of its own for HEAD.
  if (command instanceof GetObjectCommand || command instanceof HeadObjectCommand)
    return { action: 'GetObject', keys: [command.input.Key] } as const
  return undefined
}

/** The folders of the two buckets have different names. */
const bucketRefusal = (name: string, command: unknown) => {
  const touch = touchOf(command)
  if (!touch) return `${name} may not s3:${actionOf(command)}`
  const { action, keys } = touch
  const shut = keys.find(
    (key = '') => !mayTouch(name, action, folderOf(key)) && !mayTouchSite(name, action, key),
  )
  return shut === undefined ? undefined : `${name} may not s3:${action} in ${folderOf(shut)}/`
}

class AccessDenied extends Error {
  override name = 'AccessDeniedException'
}

type Client = { send: (...sent: never[]) => unknown }

const guard = (client: Client, refusal: (name: string, command: unknown) => string | undefined) => {
  const { send } = client
  client.send = function (this: unknown, ...sent: unknown[]) {
    const current = caller.getStore()
    const sentence = current && refusal(current.name, sent[0])
    if (!sentence) return Reflect.apply(send, this, sent)
    const denied = new AccessDenied(sentence)
    current.refused.push(denied)
    return Promise.reject(denied)
  }
}

guard(DynamoDBDocumentClient.prototype, tableRefusal)
guard(S3Client.prototype, bucketRefusal)

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
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'

import {
  mayCall,
  mayTouch,
  mayTouchSite,
  type ObjectAction,
  type TableCall,
} from '@bong-bari/table'

const caller = new AsyncLocalStorage<string>()

/** Runs as the function `name`: what its role may not reach is refused, as IAM would. */
export const callingAs = <T>(name: string, run: () => T): T => caller.run(name, run)

const keyOf = (key: Record<string, unknown> | undefined) => String(key?.pk)

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

const mayReachTable = (name: string, command: unknown) => {
  const call = tableCallOf(command)
  return call !== undefined && mayCall(name, call)
}

const folderOf = (path: string) => path.split('/')[0] ?? ''

/** The folders of the two buckets have different names. */
const mayReachKey = (name: string, action: ObjectAction | 'ListBucket', key = '') =>
  mayTouch(name, action, folderOf(key)) || mayTouchSite(name, action, key)

const mayReachBucket = (name: string, command: unknown) => {
  if (command instanceof ListObjectsV2Command)
    return mayReachKey(name, 'ListBucket', command.input.Prefix)
  if (command instanceof PutObjectCommand) return mayReachKey(name, 'PutObject', command.input.Key)
  if (command instanceof DeleteObjectCommand)
    return mayReachKey(name, 'DeleteObject', command.input.Key)
  if (command instanceof DeleteObjectsCommand)
    return !command.input.Delete?.Objects?.some(
      ({ Key }) => !mayReachKey(name, 'DeleteObject', Key),
    )
  // S3 has no permission of its own for HEAD.
  if (command instanceof GetObjectCommand || command instanceof HeadObjectCommand)
    return mayReachKey(name, 'GetObject', command.input.Key)
  return false
}

class AccessDenied extends Error {
  override name = 'AccessDeniedException'
}

type Client = { send: (...sent: never[]) => unknown }

const guard = (client: Client, may: (name: string, command: unknown) => boolean) => {
  const { send } = client
  client.send = function (this: unknown, ...sent: unknown[]) {
    const name = caller.getStore()
    if (name === undefined || may(name, sent[0])) return Reflect.apply(send, this, sent)
    const what = `${sent[0]?.constructor.name} ${JSON.stringify(Reflect.get(sent[0] ?? {}, 'input'))}`
    return Promise.reject(new AccessDenied(`the role of ${name} does not allow ${what}`))
  }
}

guard(DynamoDBDocumentClient.prototype, mayReachTable)
guard(S3Client.prototype, mayReachBucket)

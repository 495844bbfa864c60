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
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mayTouch, mayTouchSite } from '@bong-bari/table'
import { tableRefusal } from './permissions.ts'

type Caller = { name: string; refused: Error[] }

const caller = new AsyncLocalStorage<Caller>()

/** Runs as function `name`; IAM refusals throw and are collected in `refused`. */
export const callingAs = <T>(name: string, run: () => T, refused: Error[] = []): T =>
  caller.run({ name, refused }, run)

const actionOf = (command: unknown) => Object(command).constructor.name.replace('Command', '')

/** Without the last word: `PutCommand`, `TransactWriteCommand`. */
const refusalOfTable = (name: string, command: unknown) => {
  const action = actionOf(command)
    .replace(/^(Get|Put|Update|Delete|BatchGet|BatchWrite)$/, '$1Item')
    .replace(/^TransactWrite$/, '$&Items')
  return tableRefusal(name, action, Object(command).input)
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
  // HEAD has no permission of its own.
  if (command instanceof GetObjectCommand || command instanceof HeadObjectCommand)
    return { action: 'GetObject', keys: [command.input.Key] } as const
  return undefined
}

/** Folder names tell the buckets apart. */
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
    console.error(JSON.stringify({ level: 'error', functionName: current.name, failure: sentence }))
    return Promise.reject(denied)
  }
}

guard(DynamoDBDocumentClient.prototype, refusalOfTable)
guard(S3Client.prototype, bucketRefusal)

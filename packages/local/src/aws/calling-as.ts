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
import { mayUseObject } from '@bong-bari/table'
import { findTableRefusal } from './permissions.ts'

type Caller = { name: string; refused: Error[] }

const caller = new AsyncLocalStorage<Caller>()

/** Runs code with the permissions of function `name`: SDK calls that its role does not allow reject with AccessDeniedException, and the errors are collected in `refused`. */
export const runAsFunction = <T>(name: string, run: () => T, refused: Error[] = []): T =>
  caller.run({ name, refused }, run)

const commandNameOf = (command: unknown) => Object(command).constructor.name.replace('Command', '')

/** The document client's commands are named without the action's last word, such as `PutCommand` and `TransactWriteCommand`. */
const findTableCallRefusal = (name: string, command: unknown) => {
  const action = commandNameOf(command)
    .replace(/^(Get|Put|Update|Delete|BatchGet|BatchWrite)$/, '$1Item')
    .replace(/^TransactWrite$/, '$&Items')
  return findTableRefusal(name, action, Object(command).input)
}

const folderOf = (path: string) => path.split('/')[0] ?? ''

const describeObjectCall = (command: unknown) => {
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
  // In IAM, HEAD needs the permission for GetObject.
  if (command instanceof GetObjectCommand || command instanceof HeadObjectCommand)
    return { action: 'GetObject', keys: [command.input.Key] } as const
  return undefined
}

const findBucketRefusal = (name: string, command: unknown) => {
  const objectCall = describeObjectCall(command)
  if (!objectCall) return `${name} may not s3:${commandNameOf(command)}`
  const { action, keys } = objectCall
  const refusedKey = keys.find((key = '') => !mayUseObject(name, action, key))
  return refusedKey === undefined
    ? undefined
    : `${name} may not s3:${action} in ${folderOf(refusedKey)}/`
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

guard(DynamoDBDocumentClient.prototype, findTableCallRefusal)
guard(S3Client.prototype, findBucketRefusal)

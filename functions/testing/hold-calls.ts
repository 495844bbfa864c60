import { AsyncLocalStorage } from 'node:async_hooks'
import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

/** What stands before each call of table, bucket or queue that is made while something runs. */
type Gate = (call: () => Promise<unknown>, name: string) => Promise<unknown>

const gates = new AsyncLocalStorage<Gate>()

type Client = { send: (...sent: never[]) => unknown }

const clients = [DynamoDBDocumentClient.prototype, S3Client.prototype, SQSClient.prototype]
for (const client of clients as Client[]) {
  const { send } = client
  client.send = function (this: unknown, ...sent: unknown[]) {
    const call = async () => Reflect.apply(send, this, sent)
    return gates.getStore()?.(call, Object(sent[0]).constructor.name) ?? call()
  }
}

/**
 * Runs as if the function were ended after so many calls: none of the later ones is made, and of the
 * last one nobody learns whether it was.
 */
export const endedAfter = async (calls: number, run: () => Promise<unknown>) => {
  let left = calls
  const gate: Gate = async (call) => {
    left--
    if (left === 0) await call()
    if (left <= 0) throw new Error('The function has ended')
    return call()
  }
  await gates.run(gate, run).catch(() => undefined)
}

/** Runs, and stands still before the first call named `name` until `goOn`. */
export const heldAt = (name: string, run: () => Promise<unknown>) => {
  const reached = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  let isHeld = false
  const gate: Gate = async (call, given) => {
    if (given === name && !isHeld) {
      isHeld = true
      reached.resolve()
      await going.promise
    }
    return call()
  }
  const ended = gates.run(gate, run)
  return { reached: Promise.race([reached.promise, ended]), goOn: going.resolve, ended }
}

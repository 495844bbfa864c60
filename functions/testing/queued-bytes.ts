import { SQSClient } from '@aws-sdk/client-sqs'

type Sent = { input: { Entries?: { MessageBody?: string }[] } }
type Client = { send: (command: Sent, ...how: never[]) => Promise<unknown> }

let largest = 0

const client = SQSClient.prototype as unknown as Client
const { send } = client
client.send = function (this: unknown, command: Sent, ...how: never[]) {
  const { Entries = [] } = command.input
  const bodies = Entries.map(({ MessageBody = '' }) => Buffer.byteLength(MessageBody))
  largest = Math.max(
    largest,
    bodies.reduce((sum, one) => sum + one, 0),
  )
  return Reflect.apply(send, this, [command, ...how])
}

/** Bytes of the largest batch of messages since the last call. */
export const queuedBytes = () => {
  const bytes = largest
  largest = 0
  return bytes
}

import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

type Call = { begin: number; end: number }

let moment = 0
let calls: Call[] = []

type Client = { send: (...sent: never[]) => Promise<unknown> }

for (const client of [DynamoDBDocumentClient, S3Client, SQSClient].map(
  ({ prototype }) => prototype as Client,
)) {
  const { send } = client
  client.send = async function (this: unknown, ...sent: never[]) {
    const call = { begin: ++moment, end: Number.POSITIVE_INFINITY }
    calls.push(call)
    try {
      return await Reflect.apply(send, this, sent)
    } finally {
      call.end = ++moment
    }
  }
}

/** The most calls of which each began when the one before had been answered. */
const oneAfterTheOther = (made: readonly Call[]) => {
  let [count, free] = [0, 0]
  for (const { begin, end } of made.toSorted((a, b) => a.end - b.end)) {
    if (begin < free) continue
    count++
    free = end
  }
  return count
}

/** Runs, and tells how many calls of table, buckets and queues waited for each other until it was done. */
export const callsInTurn = async (run: () => Promise<unknown>) => {
  calls = []
  await run()
  return oneAfterTheOther(calls.filter(({ end }) => end < Number.POSITIVE_INFINITY))
}

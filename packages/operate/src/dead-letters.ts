import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueUrlCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import * as z from 'zod/mini'
import { OperateFailure } from './command.ts'

/** Lambda's record of a failed scheduled call. */
const failedCall = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  requestPayload: z.unknown(),
})

/** Lambda's record of a failed stream batch. It has the position of the changes, not the changes. */
const failedBatch = z.object({ DDBStreamBatchInfo: z.object({ shardId: z.string() }) })

type DeadLetter = {
  what: string
  /** Retries it; undefined when only `ops everything` helps. */
  sendBack: (() => Promise<unknown>) | undefined
}

const parseBody = ({ Body = '' }: Message): unknown => {
  try {
    return JSON.parse(Body)
  } catch {
    return undefined
  }
}

/** The last part of an ARN without CDK's suffix. */
const shortenArn = (arn = '') => (arn.split(':').at(-1) ?? '').replace(/-?[A-Za-z0-9]{12}$/, '')

const sendToQueue = async (arn: string, MessageBody: string | undefined) => {
  const sqs = new SQSClient({})
  const command = new GetQueueUrlCommand({ QueueName: arn.split(':').at(-1) })
  const { QueueUrl } = await sqs.send(command)
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }))
}

const invokeAgain = (FunctionName: string, payload: unknown) =>
  new LambdaClient({}).send(
    new InvokeCommand({
      FunctionName,
      InvocationType: 'Event',
      Payload: new TextEncoder().encode(JSON.stringify(payload ?? {})),
    }),
  )

const readDeadLetter = (message: Message): DeadLetter => {
  const source = message.Attributes?.DeadLetterQueueSourceArn
  if (source)
    return {
      what: `a message of the queue ${shortenArn(source)}`,
      sendBack: () => sendToQueue(source, message.Body),
    }
  const body = parseBody(message)
  const call = failedCall.safeParse(body).data
  const batch = failedBatch.safeParse(body).data
  if (batch) return { what: 'changes of the table, which are not kept here', sendBack: undefined }
  if (!call) return { what: 'a message that nobody knows', sendBack: undefined }
  // Lambda appends the version to the ARN, and an invocation of `$LATEST` does not need it.
  const name = call.requestContext.functionArn.replace(/:\$LATEST$/, '')
  return {
    what: `a call of the function ${shortenArn(name)}`,
    sendBack: () => invokeAgain(name, call.requestPayload),
  }
}

/** Hides a message that was read, so that it does not come twice while all are read. */
const visibilityTimeoutSeconds = 120

const receiveMessages = async (QueueUrl: string) => {
  const command = new ReceiveMessageCommand({
    QueueUrl,
    MaxNumberOfMessages: 10,
    // Without waiting SQS asks some of its servers only, and may find nothing though messages are there.
    WaitTimeSeconds: 2,
    VisibilityTimeout: visibilityTimeoutSeconds,
    MessageSystemAttributeNames: ['DeadLetterQueueSourceArn'],
  })
  return (await new SQSClient({}).send(command)).Messages ?? []
}

/** Makes a message visible again, so that the next command can read it right away. */
const makeVisible = (QueueUrl: string, ReceiptHandle: string | undefined) =>
  new SQSClient({}).send(
    new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }),
  )

/** Reports dead letters by kind. `sendBack` retries each before deleting it, so an interruption duplicates and never loses. */
export const reportDeadLetters = async (QueueUrl: string, { sendBack }: { sendBack: boolean }) => {
  const counts = new Map<string, number>()
  const handles: (string | undefined)[] = []
  let isStuck = false
  for (
    let batch = await receiveMessages(QueueUrl);
    batch.length;
    batch = await receiveMessages(QueueUrl)
  )
    for (const message of batch) {
      const letter = readDeadLetter(message)
      counts.set(letter.what, (counts.get(letter.what) ?? 0) + 1)
      const { ReceiptHandle } = message
      if (!sendBack) {
        handles.push(ReceiptHandle)
        continue
      }
      if (letter.sendBack) await letter.sendBack()
      else isStuck = true
      await new SQSClient({}).send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
    }
  for (const handle of handles) await makeVisible(QueueUrl, handle)
  for (const [what, count] of counts)
    console.log(`${count} × ${what}${sendBack ? ': sent back' : ''}`)
  if (!counts.size) console.log('There are no dead letters.')
  if (isStuck)
    throw new OperateFailure(
      'What could not be sent back was taken out. Have everything derived again: npx -y pnpm@12 ops everything',
    )
}

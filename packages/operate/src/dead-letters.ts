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

/** Lambda's record of a failed stream batch: its position only. */
const failedBatch = z.object({ DDBStreamBatchInfo: z.object({ shardId: z.string() }) })

type Letter = {
  what: string
  /** Retries it; undefined when only `ops everything` helps. */
  sendBack: (() => Promise<unknown>) | undefined
}

const bodyOf = ({ Body = '' }: Message): unknown => {
  try {
    return JSON.parse(Body)
  } catch {
    return undefined
  }
}

/** Without the stack name and CDK's suffix. */
const shortName = (arn = '') => (arn.split(':').at(-1) ?? '').replace(/-?[A-Za-z0-9]{12}$/, '')

const sendTo = async (arn: string, MessageBody: string | undefined) => {
  const sqs = new SQSClient({})
  const command = new GetQueueUrlCommand({ QueueName: arn.split(':').at(-1) })
  const { QueueUrl } = await sqs.send(command)
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }))
}

const callAgain = (FunctionName: string, payload: unknown) =>
  new LambdaClient({}).send(
    new InvokeCommand({
      ...{ FunctionName, InvocationType: 'Event' },
      Payload: new TextEncoder().encode(JSON.stringify(payload ?? {})),
    }),
  )

const letterOf = (message: Message): Letter => {
  const source = message.Attributes?.DeadLetterQueueSourceArn
  if (source)
    return {
      what: `a message of the queue ${shortName(source)}`,
      sendBack: () => sendTo(source, message.Body),
    }
  const body = bodyOf(message)
  const call = failedCall.safeParse(body).data
  const batch = failedBatch.safeParse(body).data
  if (batch) return { what: 'changes of the table, which are not kept here', sendBack: undefined }
  if (!call) return { what: 'a message that nobody knows', sendBack: undefined }
  // Lambda adds the version.
  const name = call.requestContext.functionArn.replace(/:\$LATEST$/, '')
  return {
    what: `a call of the function ${shortName(name)}`,
    sendBack: () => callAgain(name, call.requestPayload),
  }
}

/** So none comes twice while all are read. */
const hiddenSeconds = 120

const receive = async (QueueUrl: string) => {
  const command = new ReceiveMessageCommand({
    ...{ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: hiddenSeconds },
    MessageSystemAttributeNames: ['DeadLetterQueueSourceArn'],
  })
  return (await new SQSClient({}).send(command)).Messages ?? []
}

/** Visible again, for a retry right away. */
const show = (QueueUrl: string, ReceiptHandle: string | undefined) =>
  new SQSClient({}).send(
    new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }),
  )

/** Reports dead letters by kind. `sendBack` retries each before deleting it, so an interruption duplicates and never loses. */
export const deadLetters = async (QueueUrl: string, { sendBack }: { sendBack: boolean }) => {
  const counts = new Map<string, number>()
  const seen: (string | undefined)[] = []
  let isStuck = false
  for (let batch = await receive(QueueUrl); batch.length; batch = await receive(QueueUrl))
    for (const message of batch) {
      const letter = letterOf(message)
      counts.set(letter.what, (counts.get(letter.what) ?? 0) + 1)
      const { ReceiptHandle } = message
      if (!sendBack) {
        seen.push(ReceiptHandle)
        continue
      }
      if (letter.sendBack) await letter.sendBack()
      else isStuck = true
      await new SQSClient({}).send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
    }
  for (const handle of seen) await show(QueueUrl, handle)
  for (const [what, count] of counts)
    console.log(`${count} × ${what}${sendBack ? ': sent back' : ''}`)
  if (!counts.size) console.log('There are no dead letters.')
  if (isStuck)
    throw new OperateFailure(
      'What could not be sent back was taken out. Have everything derived again: npx -y pnpm@12 ops everything',
    )
}

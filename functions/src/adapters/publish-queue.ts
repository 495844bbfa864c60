import type { PublishMessage } from '@bong-bari/contract'
import { clientSettings, type Patience } from '@bong-bari/table/patience'

/** Stands for all paths. */
export const everyPage = '*'

/** Paths that one message names. */
const most = 200

/** Indexes lag: what was asked for is done once more after so many seconds. */
const againSeconds = 60

const patience: Patience = { requestMs: 2_000, attempts: 3 }

type Sent = { message: PublishMessage; delay?: number }

const openQueue = async () => {
  const { SendMessageBatchCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  // Its answers name the queue by the service's address, which need not be how it was reached.
  const client = new SQSClient({ ...clientSettings(patience), useQueueUrlAsEndpoint: false })
  return async (QueueUrl: string, sent: readonly Sent[]) => {
    const Entries = sent.map(({ message, delay }, place) => ({
      Id: String(place),
      MessageBody: JSON.stringify(message),
      ...(delay && { DelaySeconds: delay }),
    }))
    const { Failed } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }))
    if (Failed?.length) throw new Error('The queue took only a part.')
  }
}

let queue: ReturnType<typeof openQueue> | undefined

const send = async (sent: readonly Sent[]) => {
  const address = process.env.PUBLISH_QUEUE_URL
  if (!address) return
  queue ??= openQueue()
  await (await queue)(address, sent)
}

const partsOf = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / most) }, (_, part) =>
    paths.slice(part * most, (part + 1) * most),
  )

/** Has the files of these paths looked at now. Rejects where the queue cannot be reached. */
export const askToPublishOnce = async (paths: readonly string[]): Promise<void> => {
  for (const part of partsOf(paths)) await send([{ message: { paths: part } }])
}

/** Has all pages looked at, from a cursor of that walk on. Rejects where the queue cannot be reached. */
export const askForEverything = (cursor = ''): Promise<void> =>
  send([{ message: { everything: cursor } }])

/**
 * Has the files of these paths looked at, now and once more a minute later; all pages where {@link everyPage} is
 * among them. Rejects where the queue cannot be reached; nothing is sent where none is configured.
 */
export const askToPublish = async (paths: readonly string[]): Promise<void> => {
  for (const part of partsOf(paths.filter((path) => path !== everyPage))) {
    const message = { paths: part }
    await send([{ message }, { message, delay: againSeconds }])
  }
  if (paths.includes(everyPage)) await askForEverything()
}

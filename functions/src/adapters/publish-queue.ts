import type { PublishMessage } from '@bong-bari/contract'
import { sendMessages } from './queues.ts'

export const everyPage = '*'

/** With so many paths in a message, ten messages stay below SQS's 256 KB. */
const maxPathsPerMessage = 100

/** Indexes lag behind the table, so each path is published a second time after this. */
const repeatAfterSeconds = 60

const send = (messages: PublishMessage[], delaySeconds?: number) =>
  sendMessages(process.env.PUBLISH_QUEUE_URL, messages, delaySeconds)

const createMessages = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / maxPathsPerMessage) }, (_, part) => ({
    paths: paths.slice(part * maxPathsPerMessage, (part + 1) * maxPathsPerMessage),
  }))

/** Enqueues paths to be published once, now. Rejects if the queue fails. */
export const enqueuePathsOnce = (paths: readonly string[]): Promise<void> =>
  send(createMessages(paths))

/** Enqueues a rebuild of all pages from a cursor on. Rejects if the queue fails. */
export const enqueueRebuild = (cursor = ''): Promise<void> => send([{ everything: cursor }])

/** Enqueues paths to be published now and again a minute later. {@link everyPage} stands for all pages. Rejects if the queue fails. */
export const enqueuePaths = async (paths: readonly string[]): Promise<void> => {
  const messages = createMessages(paths.filter((path) => path !== everyPage))
  await send(messages)
  await send(messages, repeatAfterSeconds)
  if (paths.includes(everyPage)) await enqueueRebuild()
}

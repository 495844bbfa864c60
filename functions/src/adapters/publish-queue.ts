import type { PublishMessage } from '@bong-bari/contract'
import { sendMessages } from './send-message.ts'

export const everyPage = '*'

/** Keeps ten messages below SQS's 256 KB. */
const most = 100

/** Indexes lag, so each path is published again. */
const againSeconds = 60

const send = (messages: PublishMessage[], delaySeconds?: number) =>
  sendMessages(process.env.PUBLISH_QUEUE_URL, messages, delaySeconds)

const messagesOf = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / most) }, (_, part) => ({
    paths: paths.slice(part * most, (part + 1) * most),
  }))

/** Once, now. Rejects without the queue. */
export const askToPublishOnce = (paths: readonly string[]): Promise<void> => send(messagesOf(paths))

/** From a walk's cursor on. Rejects without the queue. */
export const askForEverything = (cursor = ''): Promise<void> => send([{ everything: cursor }])

/** Now and a minute later; all pages for {@link everyPage}. Rejects if the queue fails; does nothing if none is configured. */
export const askToPublish = async (paths: readonly string[]): Promise<void> => {
  const messages = messagesOf(paths.filter((path) => path !== everyPage))
  await send(messages)
  await send(messages, againSeconds)
  if (paths.includes(everyPage)) await askForEverything()
}

import type { PublishMessage } from '@bong-bari/contract'
import { sendMessages } from './send-message.ts'

export const everyPage = '*'

/** Ten messages of so many paths stay below SQS's 256 KB. */
const most = 100

/** Indexes lag, so each path is published once more after this. */
const againSeconds = 60

const send = (messages: PublishMessage[], delaySeconds?: number) =>
  sendMessages(process.env.PUBLISH_QUEUE_URL, messages, delaySeconds)

const messagesOf = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / most) }, (_, part) => ({
    paths: paths.slice(part * most, (part + 1) * most),
  }))

/** Publishes paths once, now. Rejects where the queue cannot be reached. */
export const askToPublishOnce = (paths: readonly string[]): Promise<void> => send(messagesOf(paths))

/** From a walk's cursor on. Rejects where the queue cannot be reached. */
export const askForEverything = (cursor = ''): Promise<void> => send([{ everything: cursor }])

/**
 * Publishes paths now and a minute later, or all pages for {@link everyPage}. Rejects where the
 * queue cannot be reached; does nothing without one.
 */
export const askToPublish = async (paths: readonly string[]): Promise<void> => {
  const messages = messagesOf(paths.filter((path) => path !== everyPage))
  await send(messages)
  await send(messages, againSeconds)
  if (paths.includes(everyPage)) await askForEverything()
}

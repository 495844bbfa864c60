import type { PublishMessage } from '@bong-bari/contract'
import { sendMessages } from './send-message.ts'

/** Stands for all paths. */
export const everyPage = '*'

/** Paths that one message names: ten messages, which go at once, stay below the 256 KB that SQS takes. */
const most = 100

/** Indexes lag: what was asked for is done once more after so many seconds. */
const againSeconds = 60

const send = (messages: PublishMessage[], delaySeconds?: number) =>
  sendMessages(process.env.PUBLISH_QUEUE_URL, messages, delaySeconds)

const messagesOf = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / most) }, (_, part) => ({
    paths: paths.slice(part * most, (part + 1) * most),
  }))

/** Has the files of these paths looked at now. Rejects where the queue cannot be reached. */
export const askToPublishOnce = (paths: readonly string[]): Promise<void> => send(messagesOf(paths))

/** Has all pages looked at, from a cursor of that walk on. Rejects where the queue cannot be reached. */
export const askForEverything = (cursor = ''): Promise<void> => send([{ everything: cursor }])

/**
 * Has the files of these paths looked at, now and once more a minute later; all pages where {@link everyPage} is
 * among them. Rejects where the queue cannot be reached; nothing is sent where none is configured.
 */
export const askToPublish = async (paths: readonly string[]): Promise<void> => {
  const messages = messagesOf(paths.filter((path) => path !== everyPage))
  await send(messages)
  await send(messages, againSeconds)
  if (paths.includes(everyPage)) await askForEverything()
}

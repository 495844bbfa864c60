import { sendMessages } from './send-message.ts'

/** Tells the publisher that there is something to publish. Never rejects: it is not needed. */
export const ringPublisher = () =>
  sendMessages(process.env.PUBLISH_QUEUE_URL, [{}]).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : String(error)
    console.warn(JSON.stringify({ level: 'warn', publisher: 'not rung', error: name }))
  })

import type { NoticeMessage } from '@bong-bari/contract'
import { sendMessages } from './send-message.ts'

/** Asks for people to be told, each by a message of their own. Rejects where the queue cannot be reached. */
export const askToTell = (
  messages: readonly NoticeMessage[],
  delaySeconds?: number,
): Promise<void> => sendMessages(process.env.NOTICE_QUEUE_URL, messages, delaySeconds)

import type { NoticeMessage } from '@bong-bari/contract'
import { sendMessages } from './send-message.ts'

/** One message for each person to tell. Rejects where the queue cannot be reached. */
export const askToTell = (
  messages: readonly NoticeMessage[],
  delaySeconds?: number,
): Promise<void> => sendMessages(process.env.NOTICE_QUEUE_URL, messages, delaySeconds)

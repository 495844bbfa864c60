import type { NoticeMessage } from '@bong-bari/contract'
import { sendMessages } from './send-message.ts'

/** A message per person. Rejects without the queue. */
export const askToTell = (
  messages: readonly NoticeMessage[],
  delaySeconds?: number,
): Promise<void> => sendMessages(process.env.NOTICE_QUEUE_URL, messages, delaySeconds)

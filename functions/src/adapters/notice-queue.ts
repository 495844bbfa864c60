import type { NoticeMessage } from '@bong-bari/contract'
import { sendMessage } from './send-message.ts'

/** Asks for one to be told of a lead. Rejects where the queue cannot be reached. */
export const askToTell = (message: NoticeMessage): Promise<void> =>
  sendMessage(process.env.NOTICE_QUEUE_URL, JSON.stringify(message))

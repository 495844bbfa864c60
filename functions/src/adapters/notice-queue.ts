import type { NoticeMessage } from '@bong-bari/contract'
import { sendMessages } from './send-message.ts'

/** Asks for people to be told of a lead, each by a message of their own. Rejects where the queue cannot be reached. */
export const askToTell = (messages: readonly NoticeMessage[]): Promise<void> =>
  sendMessages(process.env.NOTICE_QUEUE_URL, messages)

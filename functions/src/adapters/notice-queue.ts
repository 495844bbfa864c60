import type { NoticeMessage } from '@bong-bari/contract'
import { sendMessages } from './queues.ts'

/** Enqueues notices, one for each person. Rejects if the queue fails. */
export const enqueueNotices = (messages: readonly NoticeMessage[]): Promise<void> =>
  sendMessages(process.env.NOTICE_QUEUE_URL, messages)

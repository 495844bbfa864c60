import { sendMessages } from './send-message.ts'
export const ringNotices = (place: string) =>
  sendMessages(process.env.NOTICE_QUEUE_URL, [{ place }]).catch(() => {})
export const holdMessage = async (_receiptHandle: string, _seconds: number) => {}

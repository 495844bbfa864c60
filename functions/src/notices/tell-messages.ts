import { type NoticeBatch, noticeMessage } from '@bong-bari/contract'
import { holdMessage } from '../adapters/notice-queue.ts'
import type { Surroundings } from './surroundings.ts'
import { tellLead } from './tell-lead.ts'

const [firstPause, longestPause] = [5, 900]

/** Seconds until a message that was received so often comes back: twice as long each time. */
export const pauseAfter = (received: number) =>
  Math.min(longestPause, firstPause * 2 ** Math.max(0, received - 1))

type Message = NoticeBatch['Records'][number]

const placeIn = ({ body }: Message) => {
  try {
    return noticeMessage.safeParse(JSON.parse(body)).data?.place
  } catch {
    return undefined
  }
}

const isDone = async (message: Message, around: Surroundings) => {
  const place = placeIn(message)
  if (place === undefined || around.isOver()) return false
  const outcome = await tellLead(place, around)
  return outcome === 'told' || outcome === 'nothing'
}

/** Tells of the leads that these messages name; those that are to come back are named in the answer. */
export const tellMessages = async ({ Records }: NoticeBatch, around: Surroundings) => {
  const failed: string[] = []
  for (const message of Records) {
    if (await isDone(message, around)) continue
    failed.push(message.messageId)
    const received = Number(message.attributes.ApproximateReceiveCount ?? 1)
    await holdMessage(message.receiptHandle, pauseAfter(received))
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
}

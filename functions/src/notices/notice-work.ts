import { type NoticeBatch, noticeBatch, noticeLook } from '@bong-bari/contract'
import { postToWebhook } from '../adapters/webhook.ts'
import { runningClock } from '../http/running-clock.ts'
import { sendDigest } from './digest.ts'
import { lookForMissed } from './look.ts'
import { noticeSettings } from './notice-settings.ts'
import type { Surroundings } from './surroundings.ts'
import { tellMessages } from './tell-messages.ts'

/** Milliseconds before Lambda's own end at which nothing new is begun: telling of one lead takes less. */
const reserveMs = 30_000

/** The last time that a message of the batch was received first; now where none says it. */
const timeOf = ({ Records }: NoticeBatch) => {
  const times = Records.map(({ attributes }) => Number(attributes.ApproximateFirstReceiveTimestamp))
  const last = Math.max(0, ...times.filter(Number.isFinite))
  return last ? new Date(last) : new Date()
}

const readOnce = () => {
  let reading: ReturnType<typeof noticeSettings> | undefined
  return () => {
    reading ??= noticeSettings()
    return reading
  }
}

/** Does what an event asks for; `left` are the milliseconds that the call has. */
export const noticeWork = async (
  event: unknown,
  left: () => number,
  { post = postToWebhook }: Partial<Pick<Surroundings, 'post'>> = {},
) => {
  const given = { isOver: () => left() < reserveMs, settings: readOnce(), post }
  const look = noticeLook.safeParse(event)
  if (look.success) {
    const around = { now: runningClock(new Date(look.data.time)), ...given }
    const counts = await lookForMissed(around)
    await sendDigest(around)
    return counts
  }
  const batch = noticeBatch.parse(event)
  return tellMessages(batch, { now: runningClock(timeOf(batch)), ...given })
}

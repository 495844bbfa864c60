import { digestCall, type NoticeBatch, noticeBatch } from '@bong-bari/contract'
import { postToWebhook } from '../adapters/webhook.ts'
import { runningClock } from '../http/running-clock.ts'
import { noticeSettings } from '../public-data/notice-settings.ts'
import { sendDigest } from './digest.ts'
import type { Surroundings } from './surroundings.ts'
import { tellMessages } from './tell-messages.ts'

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

/** Does what an event asks for: works on a batch of the queue, or sends the digest. */
export const noticeWork = async (
  event: unknown,
  { post = postToWebhook }: Partial<Pick<Surroundings, 'post'>> = {},
) => {
  const given = { settings: readOnce(), post }
  const { data: digest } = digestCall.safeParse(event)
  if (digest) return sendDigest({ now: runningClock(new Date(digest.time)), ...given })
  const batch = noticeBatch.parse(event)
  return tellMessages(batch, { now: runningClock(timeOf(batch)), ...given })
}

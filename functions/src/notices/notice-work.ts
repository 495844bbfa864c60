import { digestCall, queueBatch } from '@bong-bari/contract'
import { postToWebhook } from '../adapters/webhook.ts'
import { queueTime } from '../http/queue-time.ts'
import { runningClock } from '../http/running-clock.ts'
import { noticeSettings } from '../public-data/notice-settings.ts'
import { learnOrigin } from '../public-data/site-origin.ts'
import { sendDigest } from './digest.ts'
import type { Surroundings } from './surroundings.ts'
import { tellMessages } from './tell-messages.ts'

const readOnce = () => {
  let reading: ReturnType<typeof noticeSettings> | undefined
  return () => {
    reading ??= noticeSettings()
    return reading
  }
}

/** A queue's batch, or the digest. */
export const noticeWork = async (
  event: unknown,
  { post = postToWebhook }: Partial<Pick<Surroundings, 'post'>> = {},
) => {
  await learnOrigin()
  const given = { settings: readOnce(), post }
  const { data: digest } = digestCall.safeParse(event)
  if (digest) return sendDigest({ now: runningClock(new Date(digest.time)), ...given })
  const batch = queueBatch.parse(event)
  return tellMessages(batch, { now: runningClock(queueTime(batch.Records)), ...given })
}

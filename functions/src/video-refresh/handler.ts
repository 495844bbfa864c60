import { type VideoRefresh, videoRefresh } from '@bong-bari/contract'
import { readVideos, writeChannel } from '@bong-bari/table'
import type { Context } from 'aws-lambda'
import { type Channel, openChannel } from '../adapters/youtube.ts'
import { failed, type Outcome, report } from './outcome.ts'
import { refresh } from './refresh.ts'

/** Milliseconds before Lambda's timeout. */
const reserve = 3000

/** Of visitors' copy; undefined if the table fails. */
const ageOf = async (list: VideoRefresh['list'], now: Date) => {
  if (list === 'channel') return undefined
  const stored = await readVideos(list === 'latest' ? 'LATEST' : 'POPULAR').catch(() => undefined)
  return stored && Math.max(0, (now.getTime() - Date.parse(stored.refreshedAt)) / 1000)
}

/** False if a later reading was faster. */
const refreshChannel = async (channel: Channel, now: Date) =>
  writeChannel(channel.id, await channel.numbers(), now)

/** Undefined if a later reading was faster. */
const renew = async (
  list: VideoRefresh['list'],
  { channel, now, deadline }: { channel: Channel; now: Date; deadline: number },
) => {
  if (list === 'channel') return (await refreshChannel(channel, now)) && {}
  const videos = await refresh(list, { channel, now, deadline })
  return videos === undefined ? undefined : { videos }
}

const run = async ({ list, time }: VideoRefresh, deadline: number): Promise<Outcome> => {
  const now = new Date(time)
  try {
    const channel = await openChannel(now, deadline)
    if (!channel) return { list, outcome: 'not-configured' }
    const kept = await renew(list, { channel, now, deadline })
    return kept ? { list, outcome: 'refreshed', ...kept } : { list, outcome: 'overtaken' }
  } catch (error) {
    return failed(list, error, await ageOf(list, now))
  }
}

/** Never fails, as Lambda would retry. */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<Outcome> => {
  const asked = videoRefresh.parse(event)
  const deadline = performance.now() + context.getRemainingTimeInMillis() - reserve
  const outcome = await run(asked, deadline)
  report(outcome)
  return outcome
}

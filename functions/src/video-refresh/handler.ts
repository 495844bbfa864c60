import { type VideoRefresh, videoRefresh } from '@bong-bari/contract'
import { readVideos, writeChannel } from '@bong-bari/table'
import type { Context } from 'aws-lambda'
import { openChannel } from '../adapters/youtube.ts'
import { describeFailure, type Outcome, reportOutcome } from './outcome.ts'
import { type RefreshContext, refreshVideos } from './refresh.ts'

/** Nothing new begins within this time before Lambda's timeout. */
const reserveMs = 3_000

/** Returns how old the copy is that visitors see, in seconds; undefined if there is none or the table fails. */
const readAge = async (list: VideoRefresh['list'], now: Date) => {
  if (list === 'channel') return undefined
  const stored = await readVideos(list === 'latest' ? 'LATEST' : 'POPULAR').catch(() => undefined)
  return stored && Math.max(0, (now.getTime() - Date.parse(stored.refreshedAt)) / 1000)
}

/** Refreshes the numbers of the channel or a list. Returns undefined if a later reading was faster. */
const refreshList = async (list: VideoRefresh['list'], context: RefreshContext) => {
  const { channel, now } = context
  if (list === 'channel') {
    const isWritten = await writeChannel(channel.id, await channel.numbers(), now)
    return isWritten ? {} : undefined
  }
  const videos = await refreshVideos(list, context)
  return videos === undefined ? undefined : { videos }
}

const run = async ({ list, time }: VideoRefresh, deadline: number): Promise<Outcome> => {
  const now = new Date(time)
  try {
    const channel = await openChannel(now, deadline)
    if (!channel) return { list, outcome: 'not-configured' }
    const result = await refreshList(list, { channel, now, deadline })
    return result ? { list, outcome: 'refreshed', ...result } : { list, outcome: 'overtaken' }
  } catch (error) {
    return describeFailure(list, error, await readAge(list, now))
  }
}

/** Refreshes what the schedule asks for. It never rejects, because Lambda would retry. */
export const handler = async (
  event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<Outcome> => {
  const order = videoRefresh.parse(event)
  const deadline = performance.now() + context.getRemainingTimeInMillis() - reserveMs
  const outcome = await run(order, deadline)
  reportOutcome(outcome)
  return outcome
}

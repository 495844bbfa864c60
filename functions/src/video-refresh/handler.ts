import { type VideoRefresh, videoRefresh } from '@bong-bari/contract'
import { readVideos, writeChannel } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import type { Context } from 'aws-lambda'
import { openChannel } from '../adapters/youtube.ts'
import { YoutubeFailure, type YoutubeReason } from '../adapters/youtube-fetch.ts'
import { describeError } from '../http/log.ts'
import { type RefreshContext, refreshVideos } from './refresh.ts'

type List = VideoRefresh['list']

/** The outcome of refreshing a list of videos. After `kept` (it failed) and `overtaken` (a newer refresh was faster) visitors see no change. */
type Outcome =
  | { list: List; outcome: 'refreshed'; videos?: number }
  | { list: List; outcome: 'overtaken' | 'not-configured' }
  | {
      list: List
      outcome: 'kept'
      reason: YoutubeReason | 'unexpected'
      message: string
      /** How old the copy is that visitors see, in seconds; undefined if there is none yet. */
      age?: number | undefined
      /** The name of an unexpected error, and where it was thrown. Its message may quote anything, so it is left out. */
      error?: string | undefined
      stack?: string[] | undefined
    }

/** The outcome of a refresh that failed: visitors see the copy from before. */
const describeFailure = (list: List, error: unknown, age?: number): Outcome => {
  if (error instanceof YoutubeFailure)
    return { list, outcome: 'kept', reason: error.reason, message: error.message, age }
  const message = 'What YouTube tells could not be renewed for a reason of our own.'
  return { list, outcome: 'kept', reason: 'unexpected', ...describeError(error), message, age }
}

/** Logs an outcome and writes the metrics that alarms watch. */
const reportOutcome = (outcome: Outcome) => {
  const hasFailed = outcome.outcome === 'kept'
  const line = { level: hasFailed ? 'error' : 'info', time: new Date().toISOString(), ...outcome }
  // The console of Lambda puts words before the JSON.
  process.stdout.write(`${JSON.stringify(line)}\n`)
  metric('VideoRefreshFailed', hasFailed ? 1 : 0)
  if (hasFailed && outcome.age !== undefined) metric('VideoAge', outcome.age, 'Seconds')
  if (outcome.outcome !== 'refreshed' || outcome.list === 'channel') return
  metric('VideosRefreshed', 1)
  metric('VideoAge', 0, 'Seconds')
}

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

import type { VideoRefresh } from '@bong-bari/contract'
import { metric } from '@bong-bari/table/metric'
import { YoutubeFailure, type YoutubeReason } from '../adapters/youtube-fetch.ts'
import { describeError } from '../http/log.ts'

type List = VideoRefresh['list']

/** After `kept` and `overtaken` visitors see no change. */
export type Outcome =
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
export const describeFailure = (list: List, error: unknown, age?: number): Outcome => {
  if (error instanceof YoutubeFailure)
    return { list, outcome: 'kept', reason: error.reason, message: error.message, age }
  const message = 'What YouTube tells could not be renewed for a reason of our own.'
  return { list, outcome: 'kept', reason: 'unexpected', ...describeError(error), message, age }
}

/** Logs an outcome and counts it. */
export const reportOutcome = (outcome: Outcome) => {
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

import type { VideoRefresh } from '@bong-bari/contract'
import { YoutubeFailure, type YoutubeReason } from '../adapters/youtube-failure.ts'

type List = VideoRefresh['list']

/** What became of one refresh. After `kept` and `overtaken` visitors see what they saw before. */
export type Outcome =
  | { list: List; outcome: 'refreshed'; videos: number }
  | { list: List; outcome: 'overtaken' | 'not-configured' }
  | {
      list: List
      outcome: 'kept'
      reason: YoutubeReason | 'unexpected'
      message: string
      /** Where it broke, without the words of the error, which may quote anything. */
      at?: string[]
    }

const framesOf = (error: unknown) =>
  error instanceof Error
    ? [error.name, ...(error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [])]
    : []

export const failed = (list: List, error: unknown): Outcome => {
  if (error instanceof YoutubeFailure)
    return { list, outcome: 'kept', reason: error.reason, message: error.message }
  const message = 'The videos could not be renewed for a reason of our own.'
  return { list, outcome: 'kept', reason: 'unexpected', message, at: framesOf(error).slice(0, 9) }
}

/** CloudWatch makes a metric of this part of the line; refreshes that went well count as 0. */
const metric = (now: number) => ({
  Timestamp: now,
  CloudWatchMetrics: [
    {
      Namespace: 'Videos',
      Dimensions: [[]],
      Metrics: [{ Name: 'VideoRefreshFailed', Unit: 'Count' }],
    },
  ],
})

/** One line of log and metric in one. The console would put words of Lambda's before the JSON. */
export const report = (outcome: Outcome) => {
  const now = Date.now()
  const isFailure = outcome.outcome === 'kept'
  const line = {
    _aws: metric(now),
    level: isFailure ? 'error' : 'info',
    time: new Date(now).toISOString(),
    ...outcome,
    VideoRefreshFailed: isFailure ? 1 : 0,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

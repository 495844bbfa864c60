import type { VideoRefresh } from '@bong-bari/contract'
import { YoutubeFailure, type YoutubeReason } from '../adapters/youtube-fetch.ts'

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
      /** Seconds, of visitors' copy; absent at first. */
      age?: number | undefined
      /** No message: it may quote anything. */
      at?: string[]
    }

const framesOf = (error: unknown) =>
  error instanceof Error
    ? [error.name, ...(error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [])]
    : []

export const failed = (list: List, error: unknown, age?: number): Outcome => {
  if (error instanceof YoutubeFailure)
    return { list, outcome: 'kept', reason: error.reason, message: error.message, age }
  const message = 'What YouTube tells could not be renewed for a reason of our own.'
  const at = framesOf(error).slice(0, 9)
  return { list, outcome: 'kept', reason: 'unexpected', message, age, at }
}

const measured = (outcome: Outcome): Record<string, number> => ({
  VideoRefreshFailed: outcome.outcome === 'kept' ? 1 : 0,
  ...(outcome.outcome === 'refreshed' &&
    outcome.list !== 'channel' && { VideosRefreshed: 1, VideoAge: 0 }),
  ...(outcome.outcome === 'kept' && outcome.age !== undefined && { VideoAge: outcome.age }),
})

const units: Record<string, string> = { VideoAge: 'Seconds' }

const metrics = (names: string[], now: number) => ({
  Timestamp: now,
  CloudWatchMetrics: [
    {
      Namespace: process.env.METRICS_NAMESPACE || 'BongBari',
      Dimensions: [[]],
      Metrics: names.map((Name) => ({ Name, Unit: units[Name] ?? 'Count' })),
    },
  ],
})

/** Log and metrics in a line. Lambda's console puts words before JSON. */
export const report = (outcome: Outcome) => {
  const now = Date.now()
  const values = measured(outcome)
  const line = {
    _aws: metrics(Object.keys(values), now),
    level: outcome.outcome === 'kept' ? 'error' : 'info',
    time: new Date(now).toISOString(),
    ...outcome,
    ...values,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

import { type VideoRefresh, videoRefreshMinutes } from '@bong-bari/contract'
import type { Functions } from './functions.ts'

type List = VideoRefresh['list']

/** What became of a refresh, as the function tells it. */
const outcomeOf = (body: string | Buffer): unknown => JSON.parse(body.toString())

/**
 * Stands in for the scheduled rules of the deployment: refreshes each list of videos at its
 * interval, and all right away, once a channel is configured. The timers keep nothing alive.
 */
export const startVideoSchedule = (
  { invoke }: Pick<Functions, 'invoke'>,
  { now, configured }: { now: () => number; configured: boolean },
) => {
  const refresh = async (list: List) => {
    const event: VideoRefresh = { list, time: new Date(now()).toISOString() }
    return outcomeOf((await invoke('video-refresh', event)).body)
  }
  /** One after the other: `popular` stands on what the others found. */
  const refreshAll = async () => ({
    latest: await refresh('latest'),
    sweep: await refresh('sweep'),
    popular: await refresh('popular'),
    channel: await refresh('channel'),
  })
  const every = (list: List) =>
    setInterval(() => refresh(list), videoRefreshMinutes[list] * 60_000).unref()
  const lists: List[] = configured ? ['latest', 'popular', 'sweep', 'channel'] : []
  const timers = lists.map(every)
  if (configured) refreshAll()
  return {
    /** Refreshes every list now and answers what became of each. */
    refreshAll,
    stop: () => timers.forEach(clearInterval),
  }
}
export type VideoSchedule = ReturnType<typeof startVideoSchedule>

import { type VideoRefresh, videoRefreshMinutes } from '@bong-bari/contract'
import type { Functions } from './functions.ts'

type List = VideoRefresh['list']

const outcomeOf = (body: string | Buffer): unknown => JSON.parse(body.toString())

/** As deployed, and at start, if a channel is set. Timers are unreferenced. */
export const startVideoSchedule = (
  { invoke }: Pick<Functions, 'invoke'>,
  { now, configured }: { now: () => number; configured: boolean },
) => {
  const refresh = async (list: List) => {
    const event: VideoRefresh = { list, time: new Date(now()).toISOString() }
    return outcomeOf((await invoke('video-refresh', event)).body)
  }
  /** In order: `popular` needs the others. */
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
    refreshAll,
    stop: () => timers.forEach(clearInterval),
  }
}
export type VideoSchedule = ReturnType<typeof startVideoSchedule>

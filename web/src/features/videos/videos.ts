import { fallbackLatest, fallbackPopular, type VideoItem } from '@bong-bari/site'

/** A list of the site: its videos, or undefined while it is on its way. */
export type VideoList = readonly VideoItem[] | undefined

/** What a list shows: the server's videos, the fallback when there are none. */
const shown = (videos: VideoList, fallback: readonly VideoItem[]) =>
  videos?.length ? videos.slice(0, 3) : fallback

export const useLatest = (): VideoList => shown(undefined, fallbackLatest)

export const usePopular = (): VideoList => shown(undefined, fallbackPopular)

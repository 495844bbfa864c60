import { type Video, video } from '@bong-bari/contract'
import * as z from 'zod'
import { keys } from './keys.ts'
import { get, put } from './verbs.ts'

const stored = z.object({ videos: z.array(video), refreshedAt: z.iso.datetime() })
export type StoredVideos = z.output<typeof stored>

type List = Parameters<typeof keys.videos>[0]

/** The last good copy of a list of videos, or undefined before the first. */
export const readVideos = async (list: List): Promise<StoredVideos | undefined> => {
  const item = await get(keys.videos(list))
  return item && stored.parse(item)
}

export const writeVideos = (list: List, videos: Video[], now: Date) =>
  put({ ...keys.videos(list), videos, refreshedAt: now.toISOString() })

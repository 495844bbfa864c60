import { type Video, video } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { noLaterCopy } from './last-copy.ts'
import { readerFor } from './unreadable.ts'
import { create, get, type Item } from './verbs.ts'

export const storedVideos = z.object({ videos: z.array(video), refreshedAt: z.iso.datetime() })
export type StoredVideos = z.output<typeof storedVideos>

type List = Parameters<typeof keys.videos>[0]

const readLists = readerFor(
  'video',
  z.object({ ...storedVideos.shape, videos: z.array(z.looseObject({})) }),
  ({ sk }) => sk,
)
const readVideo = readerFor('video', video, ({ videoId }) => videoId)

/** A list of videos as it is stored. */
export const videosIn = (item: Item | undefined): StoredVideos | undefined => {
  const stored = readLists.one(item)
  return stored && { ...stored, videos: readVideo.every(stored.videos) }
}

/** The last good copy of a list of videos, or undefined before the first. */
export const readVideos = async (list: List) => videosIn(await get(keys.videos(list)))

/**
 * Keeps the copy that was read for the time `now`. False, and nothing written, when a later reading
 * has been kept meanwhile.
 */
export const writeVideos = (list: List, videos: Video[], now: Date): Promise<boolean> =>
  create({ ...keys.videos(list), videos, refreshedAt: now.toISOString() }, noLaterCopy(now))

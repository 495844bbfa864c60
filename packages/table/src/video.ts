import { type Video, video } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { readerFor } from './unreadable.ts'
import { create, get } from './verbs.ts'

export const storedVideos = z.object({ videos: z.array(video), refreshedAt: z.iso.datetime() })
export type StoredVideos = z.output<typeof storedVideos>

type List = Parameters<typeof keys.videos>[0]

const readLists = readerFor(
  'video',
  z.object({ ...storedVideos.shape, videos: z.array(z.looseObject({})) }),
  ({ sk }) => sk,
)
const readVideo = readerFor('video', video, ({ videoId }) => videoId)

/** The last good copy of a list of videos, or undefined before the first. */
export const readVideos = async (list: List): Promise<StoredVideos | undefined> => {
  const stored = readLists.one(await get(keys.videos(list)))
  return stored && { ...stored, videos: readVideo.every(stored.videos) }
}

/** No reading lasts so long, in milliseconds: a copy from further ahead was written by a wrong clock. */
const longestReading = 10 * 60_000

/**
 * Keeps the copy that was read for the time `now`. False, and nothing written, when a later reading
 * has been kept meanwhile.
 */
export const writeVideos = (list: List, videos: Video[], now: Date): Promise<boolean> =>
  create(
    { ...keys.videos(list), videos, refreshedAt: now.toISOString() },
    {
      expression:
        'attribute_not_exists(#pk) OR NOT (#refreshedAt > :now AND #refreshedAt <= :impossible)',
      values: {
        now: now.toISOString(),
        impossible: new Date(now.getTime() + longestReading).toISOString(),
      },
    },
  )

import { isDeepStrictEqual } from 'node:util'
import { type ManagedVideo, managedVideo, type Video, video } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { type ChangesOf, change, type Edit, given } from './edit.ts'
import { keys } from './keys.ts'
import { noLaterCopy } from './last-copy.ts'
import { readerFor } from './unreadable.ts'
import { all, create, createOnce, get, type Item, update } from './verbs.ts'

export const storedVideos = z.object({ videos: z.array(video), refreshedAt: z.iso.datetime() })
export type StoredVideos = z.output<typeof storedVideos>

/** Kept since first listed, with its own page. */
export const storedVideo = managedVideo

type List = Parameters<typeof keys.videos>[0]

const readLists = readerFor(
  'video',
  z.object({ ...storedVideos.shape, videos: z.array(z.looseObject({})) }),
  ({ sk }) => sk,
)
const readVideo = readerFor('video', video, ({ videoId }) => videoId)
const readKept = readerFor('video', storedVideo, ({ sk }) => sk)

export const videosIn = (item: Item | undefined): StoredVideos | undefined => {
  const stored = readLists.one(item)
  return stored && { ...stored, videos: readVideo.every(stored.videos) }
}

/** The last good copy; undefined at first. */
export const readVideos = async (list: List) => videosIn(await get(keys.videos(list)))

/** False, and nothing written, when a later reading is stored. */
export const writeVideos = (list: List, videos: Video[], now: Date): Promise<boolean> =>
  create({ ...keys.videos(list), videos, refreshedAt: now.toISOString() }, noLaterCopy(now))

const newestFirst = (a: ManagedVideo, b: ManagedVideo) =>
  b.publishedAt.localeCompare(a.publishedAt) || a.videoId.localeCompare(b.videoId)

/** Ever listed, gone or not, newest first. */
export const listKeptVideos = async (): Promise<ManagedVideo[]> =>
  readKept.every(await all(keys.allVideos)).sort(newestFirst)

export const findKeptVideo = async (videoId: string): Promise<ManagedVideo | undefined> =>
  readKept.one(await get(keys.video(videoId)))

export const keptVideoIn = (item: Item | undefined): ManagedVideo | undefined => readKept.one(item)

export type DescribedVideo = Omit<Video, 'views'> & { description: string }

/** One that is back loses `goneAt`. */
const toldOf = ({ thumbnail, title, publishedAt, duration, description }: DescribedVideo) => ({
  thumbnail,
  title,
  publishedAt,
  duration,
  description,
  goneAt: null,
})

/** Only where it differs from `known`. */
export const keepVideo = async (told: DescribedVideo, known: ManagedVideo | undefined) => {
  const { videoId } = told
  const set = toldOf(told)
  if (known && isDeepStrictEqual(set, { ...toldOf(known), goneAt: known.goneAt })) return
  if (!known && (await createOnce({ ...keys.video(videoId), videoId, ...given(set), version: 0 })))
    return
  // The share image shows the title.
  const isNamed = known && known.title !== told.title
  await update(keys.video(videoId), { set: { ...set, ...(isNamed && { shareImage: null }) } })
}

export const noteGone = (videoId: string, now: Date) =>
  update(keys.video(videoId), { set: { goneAt: now.toISOString() } })

/** Unless the title has changed. */
export const keepShareImage = (videoId: string, title: string, shareImage: string) =>
  update(
    keys.video(videoId),
    { set: { shareImage } },
    { expression: '#title = :title', values: { title } },
  )

/** Undefined if missing or another version. */
export const updateVideo = (
  videoId: string,
  changes: Pick<ChangesOf<ManagedVideo>, 'aboutBn' | 'aboutEn'>,
  made: Edit,
): Promise<ManagedVideo | undefined> =>
  change(
    keys.video(videoId),
    {
      ...made,
      read: readKept.one,
      subject: ({ title }) => ({ noun: 'video', of: videoId, label: title }),
    },
    () => ({ fields: given(changes) }),
  )

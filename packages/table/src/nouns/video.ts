import { isDeepStrictEqual } from 'node:util'
import {
  type ChannelNumbers,
  type ManagedVideo,
  managedVideo,
  type PublicNumbers,
  publicNumbers,
  type Video,
  video,
} from '@bong-bari/contract'
import { dayInKolkata, daysAfter } from '@bong-bari/site'
import * as z from 'zod/mini'
import { type ChangesOf, change, type Edit, given } from '../db/edit.ts'
import { readerFor } from '../db/unreadable.ts'
import {
  all,
  create,
  createOnce,
  get,
  type Item,
  put,
  remove,
  sortKeys,
  update,
} from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** Milliseconds; a copy further ahead came from a wrong clock. */
const longestReading = 10 * 60_000

const noLaterCopy = (now: Date) => ({
  expression:
    'attribute_not_exists(#pk) OR NOT (#refreshedAt > :now AND #refreshedAt <= :impossible)',
  values: {
    now: now.toISOString(),
    impossible: new Date(now.getTime() + longestReading).toISOString(),
  },
})

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

/** `days`: each day's last view total. */
export const storedChannel = z.object({
  ...publicNumbers.shape,
  channelId: z.nullable(z.string()),
  days: z.array(z.object({ day: z.iso.date(), views: z.int() })),
  refreshedAt: z.iso.datetime(),
})
type StoredChannel = z.output<typeof storedChannel>

const read = readerFor('channel', storedChannel, ({ sk }) => sk)

const recentDays = 28
const keptDays = recentDays + 7

/** Since the end of the 28th day before. Null without that total, or where the platform took views away. */
const recentViewsOf = ({ views, days, refreshedAt }: StoredChannel) => {
  const first = daysAfter(dayInKolkata(refreshedAt), -recentDays)
  const total = days.find(({ day }) => day === first)?.views
  return views === null || total === undefined || views < total ? null : views - total
}

export const channelIn = (item: Item | undefined): ChannelNumbers | undefined => {
  const stored = read.one(item)
  if (!stored) return undefined
  const { subscribers, views, videos } = stored
  return { subscribers, views, videos, recentViews: recentViewsOf(stored) }
}

/** Undefined before the first reading. */
export const readChannel = async () => channelIn(await get(keys.channel))

/** Stores a reading like `writeVideos`. Replaces another channel's data. */
export const writeChannel = async (
  channelId: string,
  numbers: PublicNumbers,
  now: Date,
): Promise<boolean> => {
  const before = read.one(await get(keys.channel))
  const known = before?.channelId === channelId ? before.days : []
  const refreshedAt = now.toISOString()
  const today = dayInKolkata(now)
  const { views } = numbers
  const days = [
    ...known.filter(({ day }) => day < today),
    ...(views === null ? known.filter(({ day }) => day === today) : [{ day: today, views }]),
  ].slice(-keptDays)
  return create({ ...keys.channel, ...numbers, channelId, days, refreshedAt }, noLaterCopy(now))
}

/** A post shows or showed it; readers check the post. */
export const storedVideoPost = z.object({ pk: z.string(), sk: z.uuid() })

const most = 20

export const notePostAbout = (videoId: string, postId: string) =>
  put({ pk: keys.postsAbout(videoId), sk: postId })

export const forgetPostAbout = (videoId: string, postId: string) =>
  remove({ pk: keys.postsAbout(videoId), sk: postId })

/** Perhaps outdated, 20 at most. */
export const idsOfPostsAbout = (videoId: string): Promise<string[]> =>
  sortKeys(keys.postsAbout(videoId), { order: 'oldest', limit: most })

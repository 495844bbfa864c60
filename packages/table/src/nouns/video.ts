import { isDeepStrictEqual } from 'node:util'
import {
  type ChannelNumbers,
  type PublicNumbers,
  publicNumbers,
  shownVideo,
  type Video,
  video,
} from '@bong-bari/contract'
import { dayInKolkata, daysAfter } from '@bong-bari/site'
import * as z from 'zod/mini'
import { omitUndefined } from '../db/edit.ts'
import { readerFor } from '../db/unreadable.ts'
import {
  create,
  createOnce,
  get,
  type Item,
  put,
  queryAll,
  querySortKeys,
  remove,
  update,
} from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** Reading the platform takes less than this. A copy further ahead came from a wrong clock. */
const maxReadingMs = 10 * 60_000

const isNewest = (now: Date) => ({
  expression:
    'attribute_not_exists(#pk) OR NOT (#refreshedAt > :now AND #refreshedAt <= :impossible)',
  values: {
    now: now.toISOString(),
    impossible: new Date(now.getTime() + maxReadingMs).toISOString(),
  },
})

export const storedVideos = z.object({ videos: z.array(video), refreshedAt: z.iso.datetime() })
export type StoredVideos = z.output<typeof storedVideos>

/** A video is stored from its first listing on, has its own page, and is never deleted: since `goneAt` it is no longer on the platform. */
export const storedVideo = z.object({
  ...shownVideo.shape,
  thumbnail: video.shape.thumbnail,
  goneAt: z._default(z.nullable(z.iso.datetime()), null),
})
export interface StoredVideo extends z.output<typeof storedVideo> {}

type List = Parameters<typeof keys.videos>[0]

const readLists = readerFor(
  'video',
  z.object({ ...storedVideos.shape, videos: z.array(z.looseObject({})) }),
  ({ sk }) => sk,
)
const readVideo = readerFor('video', video, ({ videoId }) => videoId)
const readVideoItem = readerFor('video', storedVideo, ({ sk }) => sk)

export const videosIn = (item: Item | undefined): StoredVideos | undefined => {
  const stored = readLists.one(item)
  return stored && { ...stored, videos: readVideo.every(stored.videos) }
}

/** Reads the last good copy of a list; undefined before the first reading. */
export const readVideos = async (list: List) => videosIn(await get(keys.videos(list)))

/** Stores a reading of a list. Returns false, and writes nothing, if a later reading is stored. */
export const writeVideos = (list: List, videos: Video[], now: Date): Promise<boolean> =>
  create({ ...keys.videos(list), videos, refreshedAt: now.toISOString() }, isNewest(now))

const byNewest = (a: StoredVideo, b: StoredVideo) =>
  b.publishedAt.localeCompare(a.publishedAt) || a.videoId.localeCompare(b.videoId)

/** Lists all videos that were ever listed, gone ones too, newest first. */
export const listStoredVideos = async (): Promise<StoredVideo[]> =>
  readVideoItem.every(await queryAll(keys.allVideos)).sort(byNewest)

export const findStoredVideo = async (videoId: string): Promise<StoredVideo | undefined> =>
  readVideoItem.one(await get(keys.video(videoId)))

export const readStoredVideo = (item: Item | undefined): StoredVideo | undefined =>
  readVideoItem.one(item)

export type DescribedVideo = Omit<Video, 'views'> & { description: string }

/** The fields that the platform tells. A video that is back loses `goneAt`. */
const platformFields = ({
  thumbnail,
  title,
  publishedAt,
  duration,
  description,
}: DescribedVideo) => ({
  thumbnail,
  title,
  publishedAt,
  duration,
  description,
  goneAt: null,
})

/** Stores what the platform says of a video, if it differs from what is stored. */
export const storeVideo = async (listed: DescribedVideo, stored: StoredVideo | undefined) => {
  const { videoId } = listed
  const set = platformFields(listed)
  if (stored && isDeepStrictEqual(set, { ...platformFields(stored), goneAt: stored.goneAt })) return
  if (!stored && (await createOnce({ ...keys.video(videoId), videoId, ...omitUndefined(set) })))
    return
  // The share image shows the title, so it is drawn anew.
  const isNamed = stored && stored.title !== listed.title
  await update(keys.video(videoId), { set: { ...set, ...(isNamed && { shareImage: null }) } })
}

export const markVideoGone = (videoId: string, now: Date) =>
  update(keys.video(videoId), { set: { goneAt: now.toISOString() } })

/** Stores the share image of a video, unless its title has changed since the image was drawn. */
export const storeShareImage = (videoId: string, title: string, shareImage: string) =>
  update(
    keys.video(videoId),
    { set: { shareImage } },
    { expression: '#title = :title', values: { title } },
  )

/** `days` has the last total of views of each day. */
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

/** Counts the views since the end of the 28th day before. Null without that total, or if the platform took views away. */
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

/** Reads the numbers of the channel; undefined before the first reading. */
export const readChannel = async () => channelIn(await get(keys.channel))

/** Stores the numbers of a channel, like {@link writeVideos}. The days of another channel are replaced. */
export const writeChannel = async (
  channelId: string,
  numbers: PublicNumbers,
  now: Date,
): Promise<boolean> => {
  const before = read.one(await get(keys.channel))
  const earlierDays = before?.channelId === channelId ? before.days : []
  const refreshedAt = now.toISOString()
  const today = dayInKolkata(now)
  const { views } = numbers
  const days = [
    ...earlierDays.filter(({ day }) => day < today),
    ...(views === null ? earlierDays.filter(({ day }) => day === today) : [{ day: today, views }]),
  ].slice(-keptDays)
  return create({ ...keys.channel, ...numbers, channelId, days, refreshedAt }, isNewest(now))
}

/** A post that shows the video, or once did: readers must check the post. */
export const storedVideoPost = z.object({ pk: z.string(), sk: z.uuid() })

const maxPosts = 20

export const notePostAbout = (videoId: string, postId: string) =>
  put({ pk: keys.postsAbout(videoId), sk: postId })

export const forgetPostAbout = (videoId: string, postId: string) =>
  remove({ pk: keys.postsAbout(videoId), sk: postId })

/** Finds the ids of at most 20 posts that show a video, or once did. */
export const idsOfPostsAbout = (videoId: string): Promise<string[]> =>
  querySortKeys(keys.postsAbout(videoId), { order: 'oldest', limit: maxPosts })

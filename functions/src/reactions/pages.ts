import { isDeepStrictEqual } from 'node:util'
import { type ChannelNumbers, nextChangeOf, reachTexts, shownNouns } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import { dayInKolkata } from '@bong-bari/site'
import {
  behindHash,
  type Change,
  channelIn,
  forgetPostAbout,
  type Item,
  keptVideoIn,
  listPostHeads,
  notePostAbout,
  nounTables,
  type PostHead,
  postHeadsAround,
  readPosts,
  type StreamedEntity,
  shownPlaceOf,
  videosIn,
} from '@bong-bari/table'
import { everyPage } from '../adapters/queues.ts'
import { feedSize, pathsOfPost, postPath, videoPath } from '../public-data/addresses.ts'
import { looksSame, reach, videoIdsIn } from '../public-data/posts.ts'
import { knownSettings } from '../public-data/settings.ts'
import { pagesOf } from '../public-data/shown-nouns.ts'
import { pagesOfVideo, pagesOfVideos } from '../public-data/videos.ts'

const videosOf = (image: Item | undefined): string[] => {
  const post = readPosts.one(image)
  return post ? videoIdsIn(post) : []
}

/** Which posts show a video, for its page. */
export const noteVideos = async ({ key, old, is }: Change) => {
  const id = behindHash(key.pk)
  const shown = videosOf(is)
  const left = videosOf(old).filter((videoId) => !shown.includes(videoId))
  await Promise.all([
    ...shown.map((videoId) => notePostAbout(videoId, id)),
    ...left.map((videoId) => forgetPostAbout(videoId, id)),
  ])
}

type Place = NonNullable<ReturnType<typeof shownPlaceOf>>

const pathsAround = async (place: Omit<Place, 'post'>, now: Date) => {
  const { newer, older } = await postHeadsAround(place, { newer: reach, older: reach }, now)
  return [...newer, ...older].map(({ slug }) => postPath(slug))
}

export const pathsAt = async (place: Omit<Place, 'post'>, now: Date) => [
  ...pathsOfPost(place),
  ...(await pathsAround(place, now)),
]

/** Published by time alone, unchanged since. */
export const isUpByClock = ({ updatedAt, publishAt }: { updatedAt: string; publishAt: string }) =>
  updatedAt < publishAt

const staysInPlace = (was: Place, is: Place) =>
  was.publishAt === is.publishAt &&
  was.slug === is.slug &&
  was.post !== undefined &&
  is.post !== undefined &&
  // Pages linking to it may not be published yet.
  !isUpByClock({ ...was.post, ...was })

/** Lists may end before it, and links look the same. */
const pathsInPlace = async (was: Place, is: Place, now: Date) => {
  const { newer, older } = await postHeadsAround(is, { newer: feedSize, older: reach }, now)
  const isSame =
    was.post && is.post && (await looksSame({ ...was.post, ...was }, { ...is.post, ...is }))
  const leading = isSame ? [] : [...newer.slice(0, reach), ...older]
  return [
    ...pathsOfPost(is, { isOld: newer.length >= feedSize }),
    ...leading.map(({ slug }) => postPath(slug)),
  ]
}

const pathsOfPostChange = async ({ old, is }: Change, now: Date) => {
  const [before, after] = [shownPlaceOf(old, now), shownPlaceOf(is, now)]
  const videos = [...videosOf(before && old), ...videosOf(after && is)].map(videoPath)
  if (before && after && staysInPlace(before, after))
    return [...new Set([...(await pathsInPlace(before, after, now)), ...videos])]
  const paths = await Promise.all(
    [before, after].map((place) => (place ? pathsAt(place, now) : [])),
  )
  // Texts linking to the old address are unknown.
  const leading = before && after && before.slug !== after.slug ? [everyPage] : []
  return [...new Set([...paths.flat(), ...videos, ...leading])]
}

const isChanged =
  (name: string) =>
  ({ old, is }: Change) =>
    !isDeepStrictEqual(old?.[name], is?.[name])

const isPublicSetting = ({ key }: Change) =>
  knownSettings.some(({ settingKey, isPublic }) => isPublic && settingKey === key.sk)

const untold: ChannelNumbers = { subscribers: null, views: null, videos: null, recentViews: null }
const told = (item: Item | undefined) => reachTexts(channelIn(item) ?? untold)

const pagesOfChannel = ({ old, is }: Change) => {
  const [before, after] = [told(old), told(is)]
  if (isDeepStrictEqual(before, after)) return []
  return ['/work-with-us', ...(before.subscribers === after.subscribers ? [] : ['/'])]
}

/** What pages say of a text's picture. */
const describing = ['alt', 'width', 'height', 'small']

const places: Partial<
  Record<StreamedEntity, (change: Change, now: Date) => string[] | Promise<string[]>>
> = {
  post: pathsOfPostChange,
  // Its own first, then posts.
  setting: (change) => {
    if (!isChanged('settingValue')(change)) return []
    if (change.key.sk === 'maLines') return ['/']
    return isPublicSetting(change) ? [...listedPages, everyPage] : []
  },
  video: ({ old, is }, now) => pagesOfVideo(keptVideoIn(old), keptVideoIn(is), now),
  videoList: ({ old, is }) =>
    pagesOfVideos(videosIn(old)?.videos ?? [], videosIn(is)?.videos ?? []),
  channel: pagesOfChannel,
  // New ones are in no text.
  picture: (change) =>
    change.old && describing.some((name) => isChanged(name)(change)) ? [everyPage] : [],
}

/** Before or after; {@link everyPage} if unknown. Neighbours' index may lag. */
export const pathsOf = async (change: Change, now: Date): Promise<string[]> => {
  return [...((await places[change.entity]?.(change, now)) ?? pagesOf(change.entity))]
}

const minuteMs = 60_000

/** Covers missed minutes, and sometimes longer gaps. */
const spanOf = (now: Date) => (now.getUTCMinutes() % 10 ? 3 : 120) * minuteMs

const postsSince = async (from: Date, now: Date) => {
  const found: PostHead[] = []
  let cursor: string | undefined
  do {
    const page = await listPostHeads({ limit: 20, cursor, now })
    const came = page.items.filter(({ publishAt }) => publishAt > from.toISOString())
    found.push(...came)
    cursor = came.length === page.items.length ? page.next : undefined
  } while (cursor)
  return found
}

/** Appeared or expired. */
const nounsSince = async (from: Date, now: Date) => {
  const pages = shownNouns.map(async (name) => {
    const next = nextChangeOf(await nounTables[name].list(), from)
    return next && next <= now ? pagesOf(name) : []
  })
  return (await Promise.all(pages)).flat()
}

/** Changed by time alone. Looks back three minutes, each tenth minute two hours, or to `since`. */
export const pathsDue = async (now: Date, since = now): Promise<string[]> => {
  const from = new Date(Math.min(since.getTime(), now.getTime() - spanOf(now)))
  const [posts, changed] = await Promise.all([postsSince(from, now), nounsSince(from, now)])
  const came = posts.filter(isUpByClock)
  // Ma's line changes at midnight.
  if (dayInKolkata(from) !== dayInKolkata(now)) changed.push('/')
  const paths = await Promise.all(came.map((post) => pathsAt(post, now)))
  return [...new Set([...changed, ...paths.flat()])]
}

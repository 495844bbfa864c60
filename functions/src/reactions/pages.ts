import { isDeepStrictEqual } from 'node:util'
import { type ChannelNumbers, reachTexts } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import {
  type Change,
  channelIn,
  type Item,
  keptVideoIn,
  postHeadsAround,
  type StreamedEntity,
  shownPlaceOf,
  videosIn,
} from '@bong-bari/table'
import { everyPage } from '../adapters/publish-queue.ts'
import { knownSettings } from '../public-data/known-settings.ts'
import { looksSame, reach } from '../public-data/neighbours.ts'
import { pagesOfVideo, pagesOfVideos } from '../public-data/pages-of-videos.ts'
import { feedSize, pathsOfPost, postPath, videoPath } from '../public-data/paths.ts'
import { pagesOf } from '../public-data/shown-nouns.ts'
import { videosOf } from './video-posts.ts'

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

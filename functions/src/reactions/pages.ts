import { isDeepStrictEqual } from 'node:util'
import { type ChannelNumbers, findNextChange, formatReach, shownNouns } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'
import { dayInKolkata } from '@bong-bari/site'
import {
  afterHash,
  channelIn,
  findHeadsAround,
  forgetPostAbout,
  type Item,
  listPostHeads,
  notePostAbout,
  nounTables,
  type PostHead,
  readPosts,
  readShownPost,
  readStoredVideo,
  type StreamChange,
  type StreamedEntity,
  videosIn,
} from '@bong-bari/table'
import { everyPage } from '../adapters/publish-queue.ts'
import { feedSize, pathsOfPost, postPath, videoPath } from '../public-data/addresses.ts'
import { looksSame, maxAffectedPerSide, videoIdsIn } from '../public-data/posts.ts'
import { settingDefinitions } from '../public-data/settings.ts'
import { pathsShowing } from '../public-data/shown-nouns.ts'
import { pathsOfChangedList, pathsOfChangedVideo } from '../public-data/videos.ts'

const listVideoIds = (image: Item | undefined): string[] => {
  const post = readPosts.one(image)
  return post ? videoIdsIn(post) : []
}

/** Records which posts show a video, because the video's page links to them. */
export const updateVideoPosts = async ({ key, old, is }: StreamChange) => {
  const id = afterHash(key.pk)
  const shown = listVideoIds(is)
  const noLongerShown = listVideoIds(old).filter((videoId) => !shown.includes(videoId))
  await Promise.all([
    ...shown.map((videoId) => notePostAbout(videoId, id)),
    ...noLongerShown.map((videoId) => forgetPostAbout(videoId, id)),
  ])
}

type ShownPost = NonNullable<ReturnType<typeof readShownPost>>

const listNeighbourPaths = async (post: Omit<ShownPost, 'post'>, now: Date) => {
  const { newer, older } = await findHeadsAround(
    post,
    { newer: maxAffectedPerSide, older: maxAffectedPerSide },
    now,
  )
  return [...newer, ...older].map(({ slug }) => postPath(slug))
}

export const listPathsAround = async (post: Omit<ShownPost, 'post'>, now: Date) => [
  ...pathsOfPost(post),
  ...(await listNeighbourPaths(post, now)),
]

/** Whether a post was published by its date and not by an edit. */
export const isPublishedByTime = ({
  updatedAt,
  publishAt,
}: {
  updatedAt: string
  publishAt: string
}) => updatedAt < publishAt

const staysInPlace = (was: ShownPost, is: ShownPost) =>
  was.publishAt === is.publishAt &&
  was.slug === is.slug &&
  was.post !== undefined &&
  is.post !== undefined &&
  // For a post that its date published, the pages that link to it may not be published yet.
  !isPublishedByTime({ ...was.post, ...was })

/** The paths of a post that stays in its place. Lists may end before it, and links to it may look the same. */
const listPathsInPlace = async (was: ShownPost, is: ShownPost, now: Date) => {
  const { newer, older } = await findHeadsAround(
    is,
    { newer: feedSize, older: maxAffectedPerSide },
    now,
  )
  const isSame =
    was.post && is.post && (await looksSame({ ...was.post, ...was }, { ...is.post, ...is }))
  const leading = isSame ? [] : [...newer.slice(0, maxAffectedPerSide), ...older]
  return [
    ...pathsOfPost(is, { isOld: newer.length >= feedSize }),
    ...leading.map(({ slug }) => postPath(slug)),
  ]
}

const listPathsOfPostChange = async ({ old, is }: StreamChange, now: Date) => {
  const [before, after] = [readShownPost(old, now), readShownPost(is, now)]
  const videos = [...listVideoIds(before && old), ...listVideoIds(after && is)].map(videoPath)
  if (before && after && staysInPlace(before, after))
    return [...new Set([...(await listPathsInPlace(before, after, now)), ...videos])]
  const paths = await Promise.all(
    [before, after].map((post) => (post ? listPathsAround(post, now) : [])),
  )
  // Nobody knows which texts link to the old address, so all pages are published.
  const leading = before && after && before.slug !== after.slug ? [everyPage] : []
  return [...new Set([...paths.flat(), ...videos, ...leading])]
}

const isChanged =
  (name: string) =>
  ({ old, is }: StreamChange) =>
    !isDeepStrictEqual(old?.[name], is?.[name])

const isPublicSetting = ({ key }: StreamChange) =>
  settingDefinitions.some(({ settingKey, isPublic }) => isPublic && settingKey === key.sk)

const unknownNumbers: ChannelNumbers = {
  subscribers: null,
  views: null,
  videos: null,
  recentViews: null,
}
const shownReach = (item: Item | undefined) => formatReach(channelIn(item) ?? unknownNumbers)

const listPagesOfChannel = ({ old, is }: StreamChange) => {
  const [before, after] = [shownReach(old), shownReach(is)]
  if (isDeepStrictEqual(before, after)) return []
  return ['/work-with-us', ...(before.subscribers === after.subscribers ? [] : ['/'])]
}

/** Fields of a picture that pages show. */
const pictureFields = ['alt', 'width', 'height', 'small']

const pathsByEntity: Partial<
  Record<StreamedEntity, (change: StreamChange, now: Date) => string[] | Promise<string[]>>
> = {
  post: listPathsOfPostChange,
  // The listed pages come first, then all others.
  setting: (change) => {
    if (!isChanged('settingValue')(change)) return []
    if (change.key.sk === 'maLines') return ['/']
    return isPublicSetting(change) ? [...listedPages, everyPage] : []
  },
  video: ({ old, is }, now) => pathsOfChangedVideo(readStoredVideo(old), readStoredVideo(is), now),
  videoList: ({ old, is }) =>
    pathsOfChangedList(videosIn(old)?.videos ?? [], videosIn(is)?.videos ?? []),
  channel: listPagesOfChannel,
  // No text shows a new picture yet.
  picture: (change) =>
    change.old && pictureFields.some((name) => isChanged(name)(change)) ? [everyPage] : [],
}

/** Lists the pages that showed the item before or show it after a change; {@link everyPage} if that is unknown. The index of posts may lag. */
export const listChangedPaths = async (change: StreamChange, now: Date): Promise<string[]> => {
  return [...((await pathsByEntity[change.entity]?.(change, now)) ?? pathsShowing(change.entity))]
}

const minuteMs = 60_000

/** Looks back 3 minutes, and 2 hours on every tenth minute, in case calls were missed. */
const lookBackMs = (now: Date) => (now.getUTCMinutes() % 10 ? 3 : 120) * minuteMs

const listPostsSince = async (from: Date, now: Date) => {
  const posts: PostHead[] = []
  let cursor: string | undefined
  do {
    const page = await listPostHeads({ limit: 20, cursor, now })
    const recent = page.items.filter(({ publishAt }) => publishAt > from.toISOString())
    posts.push(...recent)
    cursor = recent.length === page.items.length ? page.next : undefined
  } while (cursor)
  return posts
}

/** The pages of nouns that appeared or expired. */
const listNounPagesSince = async (from: Date, now: Date) => {
  const pages = shownNouns.map(async (name) => {
    const next = findNextChange(await nounTables[name].list(), from)
    return next && next <= now ? pathsShowing(name) : []
  })
  return (await Promise.all(pages)).flat()
}

/** Lists the pages that changed by time alone, since `since` or as far as {@link lookBackMs} goes back. */
export const listDuePaths = async (now: Date, since = now): Promise<string[]> => {
  const from = new Date(Math.min(since.getTime(), now.getTime() - lookBackMs(now)))
  const [posts, changed] = await Promise.all([
    listPostsSince(from, now),
    listNounPagesSince(from, now),
  ])
  const published = posts.filter(isPublishedByTime)
  // Home shows another of Ma's lines each day.
  if (dayInKolkata(from) !== dayInKolkata(now)) changed.push('/')
  const paths = await Promise.all(published.map((post) => listPathsAround(post, now)))
  return [...new Set([...changed, ...paths.flat()])]
}

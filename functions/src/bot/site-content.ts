import {
  filterLive,
  formatSubscribers,
  type Link,
  packageChoices,
  packageNames,
  readPitchParts,
} from '@bong-bari/contract'
import { builtInPosts } from '@bong-bari/site'
import { listPosts, pitches, readChannel } from '@bong-bari/table'
import { listVideosOrBuiltIn } from '../public-data/videos.ts'
import { cacheForMinute } from './every-minute.ts'
import { createResemblance } from './match/resemblance.ts'
import { readUnits, type Unit } from './match/units.ts'

/** How many of the newest posts and videos are searched, and how many letters of each description. */
const max = { posts: 20, videos: 60, letters: 400 }

/** Reads once a minute. What cannot be read counts as empty, so that the bot still answers. */
const readOrEmpty = <T>(read: (now: Date) => Promise<T>, empty: T) => {
  const readOnce = cacheForMinute(read)
  return (now: Date): Promise<T> =>
    readOnce(now).catch((error: unknown) => {
      const failure = error instanceof Error ? error.name : 'failed'
      console.log(JSON.stringify({ level: 'error', content: failure }))
      return empty
    })
}

/** Visible videos, newest first. */
export const readShownVideos = readOrEmpty(listVideosOrBuiltIn, [])

/** The newest posts of the blog, or the built-in ones while it has none. */
export const readNewestPosts = readOrEmpty(async (now) => {
  const { items } = await listPosts({ limit: max.posts, now })
  return items.length ? items : builtInPosts
}, [])

/** The prices of the packages in one line, and the subscribers in words; empty if the team has set none. */
export const readFigures = readOrEmpty(
  async (now) => {
    const [all, channel] = await Promise.all([pitches.list(), readChannel()])
    const { packages } = readPitchParts(filterLive(all, now))
    const priced = packageChoices.filter((name) => packages[name].price)
    return {
      prices: priced.map((name) => `${packageNames[name]} ${packages[name].price}`).join(', '),
      subscribers: formatSubscribers(channel?.subscribers ?? null),
    }
  },
  { prices: '', subscribers: '' },
)

/** A video or post, what its title means, and how near a text is to it: from 0.8 on it is nearly always the one that is meant. */
export type NearThing = {
  link: Link
  title: string
  titleMeanings: ReadonlySet<string>
  nearness: number
}

const meaningsOf = (text: string) =>
  new Set(readUnits(text).flatMap(({ meanings }) => meanings.map(({ name }) => name)))

/** Reads what finds videos and posts by what they are about, in any of the three languages, the nearest first. */
export const readSearch = cacheForMinute(async (now) => {
  const [videos, posts] = await Promise.all([readShownVideos(now), readNewestPosts(now)])
  const things = [
    ...videos.slice(0, max.videos).map(({ videoId, title, description }) => ({
      link: { kind: 'video' as const, id: videoId },
      title,
      about: description,
    })),
    ...posts.map(({ slug, title, excerpt }) => ({
      link: { kind: 'post' as const, id: slug },
      title,
      about: excerpt ?? '',
    })),
  ]
  const titleMeanings = things.map(({ title }) => meaningsOf(title))
  const resemblance = createResemblance(
    things.map(({ title, about }) => [title, about.slice(0, max.letters)].map(readUnits)),
  )
  return (units: readonly Unit[]): NearThing[] => {
    const nearness = resemblance(units)
    return things
      .map(({ link, title }, at) => ({
        link,
        title,
        titleMeanings: titleMeanings[at] ?? new Set(),
        nearness: nearness[at] ?? 0,
      }))
      .sort((a, b) => b.nearness - a.nearness)
  }
})

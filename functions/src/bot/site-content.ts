import {
  filterLive,
  formatSubscribers,
  type Link,
  packageChoices,
  packageNames,
  readPitchParts,
} from '@bong-bari/contract'
import { builtInPosts } from '@bong-bari/site'
import { listPosts, pitches, readChannel, type StoredVideo } from '@bong-bari/table'
import { listVideosOrBuiltIn } from '../public-data/videos.ts'
import { cacheForMinute } from './every-minute.ts'
import { createResemblance } from './match/resemblance.ts'
import { readUnits, type Unit } from './match/units.ts'

/** How many of the newest posts and videos are searched, and how many letters of each description. */
const max = { posts: 20, videos: 60, letters: 400 }

/** A video or post, and what tells of it. */
type Thing = { link: Link; title: string; about: string }

const describeVideo = ({ videoId, title, description }: StoredVideo): Thing => ({
  link: { kind: 'video', id: videoId },
  title,
  about: description,
})

/** The posts of the blog, or the built-in ones while it has none. */
const readPosts = async (now: Date): Promise<Thing[]> => {
  const { items } = await listPosts({ limit: max.posts, now })
  const posts = items.length ? items : builtInPosts
  return posts.map(({ slug, title, excerpt }) => ({
    link: { kind: 'post', id: slug },
    title,
    about: excerpt ?? '',
  }))
}

/** The prices of the packages in one line; empty if the team has set none. */
const readPrices = async (now: Date) => {
  const { packages } = readPitchParts(filterLive(await pitches.list(), now))
  return packageChoices
    .flatMap((name) =>
      packages[name].price ? `${packageNames[name]} ${packages[name].price}` : [],
    )
    .join(', ')
}

/** A video or post, and how near a text is to it: from 0.8 on it is nearly always the one that is meant. */
export type NearThing = { link: Link; title: string; nearness: number }

/** The titles are read at the first search, because most messages need none. */
const createSearch = (things: readonly Thing[]) => {
  let resemblance: ReturnType<typeof createResemblance> | undefined
  return (units: readonly Unit[]): NearThing[] => {
    resemblance ??= createResemblance(
      things.map(({ title, about }) => ({
        texts: [title, about.slice(0, max.letters)].map((text, at) => ({
          name: 'variant',
          at,
          units: readUnits(text),
        })),
      })),
    )
    return [...resemblance(units)]
      .flatMap((nearness, at) => {
        const thing = things[at]
        return thing ? [{ link: thing.link, title: thing.title, nearness }] : []
      })
      .sort((a, b) => b.nearness - a.nearness)
  }
}

/** Visible videos, newest first, and a search of videos and posts by meaning, in any of the three languages. */
export const readSiteContent = cacheForMinute(async (now) => {
  const [videos, channel, posts, prices] = await Promise.all([
    listVideosOrBuiltIn(),
    readChannel(),
    readPosts(now),
    readPrices(now),
  ])
  return {
    videos,
    prices,
    subscribers: formatSubscribers(channel?.subscribers ?? null),
    search: createSearch([...videos.slice(0, max.videos).map(describeVideo), ...posts]),
  }
})
export type SiteContent = Awaited<ReturnType<typeof readSiteContent>>

export const noSiteContent: SiteContent = {
  videos: [],
  prices: '',
  subscribers: '',
  search: () => [],
}

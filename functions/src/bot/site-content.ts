import {
  type IndexEntry,
  liveOf,
  type ManagedVideo,
  offeringNames,
  offerings,
  partsOf,
  subscribersText,
} from '@bong-bari/contract'
import { builtInPosts } from '@bong-bari/site'
import { listPosts, pitches, readChannel } from '@bong-bari/table'
import { siteSearchWords } from '@bong-bari/text'
import { searchOf } from '../public-data/site-index.ts'
import { shownOrBuiltIn } from '../public-data/videos.ts'
import { everyMinute } from './every-minute.ts'

/** Newest posts; words per thing. */
const most = { posts: 20, words: 250 }

const entryOf = (id: string, title: string, text: string): IndexEntry => [
  id,
  title,
  siteSearchWords(text, most.words, title).join(' '),
]

/** Else the site's own. */
const entriesOfPosts = async (now: Date) => {
  const { items } = await listPosts({ limit: most.posts, now })
  if (items.length)
    return items.map(({ slug, title, excerpt, content }) =>
      entryOf(slug, title, `${excerpt ?? ''} ${content}`),
    )
  const { builtInTexts } = await import('@bong-bari/site/post-texts')
  return builtInPosts.map(({ slug, title, excerpt }) =>
    entryOf(slug, title, `${excerpt} ${builtInTexts[slug]}`),
  )
}

const textOf = ({ aboutBn, aboutEn, description }: ManagedVideo) =>
  (aboutBn || aboutEn ? [aboutBn, aboutEn] : [description]).join(' ')

/** Empty where unset. */
const pricesAt = async (now: Date) => {
  const { packages } = partsOf(liveOf(await pitches.list(), now))
  return offerings
    .flatMap((name) =>
      packages[name].price ? `${offeringNames[name]} ${packages[name].price}` : [],
    )
    .join(', ')
}

/** Visible videos, newest first, and a search of everything. */
export const readSiteContent = everyMinute(async (now) => {
  const [videos, channel, posts, prices] = await Promise.all([
    shownOrBuiltIn(),
    readChannel(),
    entriesOfPosts(now),
    pricesAt(now),
  ])
  return {
    videos,
    prices,
    subscribers: subscribersText(channel?.subscribers ?? null),
    search: {
      video: searchOf({
        videos: videos.map((video) => entryOf(video.videoId, video.title, textOf(video))),
        posts: [],
        pages: [],
      }),
      post: searchOf({ videos: [], posts, pages: [] }),
    },
  }
})
export type SiteContent = Awaited<ReturnType<typeof readSiteContent>>

const findsNothing = searchOf({ videos: [], posts: [], pages: [] })
export const noSiteContent: SiteContent = {
  videos: [],
  prices: '',
  subscribers: '',
  search: { video: findsNothing, post: findsNothing },
}

import type { IndexEntry, SiteIndex } from '@bong-bari/contract'
import { type PublicPath, publicPages } from '@bong-bari/edge'
import { builtInPosts, site } from '@bong-bari/site'
import { listPostHeads, type StoredVideo } from '@bong-bari/table'
import { siteSearchWords } from '@bong-bari/text'
import { listVideosOrBuiltIn } from './videos.ts'

/** An entry has at most so many words besides its title. */
const maxWords = 12
/** The site is built for so many posts. */
const maxPosts = 2_000

const makeEntry = (id: string, title: string, texts: readonly (string | null)[]): IndexEntry => [
  id,
  title,
  siteSearchWords(texts.filter(Boolean).join(' '), maxWords, title).join(' '),
]

const entryOfVideo = ({ videoId, title, description }: StoredVideo) =>
  makeEntry(videoId, title, [description])

/** Without posts the built-in ones are found. */
const entriesOfPosts = async (now: Date) => {
  const { items } = await listPostHeads({ limit: maxPosts, now })
  if (!items.length)
    return builtInPosts.map(({ slug, title, excerpt }) => makeEntry(slug, title, [excerpt]))
  return items.map(({ slug, title }) => makeEntry(slug, title, [slug]))
}

/** What a page is found by beside its name. Home and the list of videos are not found. */
const pageWords: Partial<Record<PublicPath, string>> = {
  '/about': 'amra ke who team family story পরিচয় সম্বন্ধে',
  '/work-with-us':
    'sponsor brand collab advertise kaj কাজ বিজ্ঞাপন স্পনসর rate media press kit deck মিডিয়া কিট',
  '/contact': 'email whatsapp phone number jogajog যোগাযোগ ঠিকানা address',
  '/blog': 'golpo গল্প লেখা posts stories read পড়া',
  '/privacy': 'data delete গোপনীয়তা তথ্য',
}

const titleOf = ({ path, name }: (typeof publicPages)[number]) =>
  path === '/about' ? `${name} ${site.name}` : name

const entriesOfPages = () =>
  publicPages.flatMap((page) => {
    const pageText = pageWords[page.path]
    return pageText ? [makeEntry(page.path, titleOf(page), [pageText])] : []
  })

/** Builds the search index of videos, posts and pages. */
export const buildSiteIndex = async (now: Date): Promise<SiteIndex> => {
  const [videos, posts] = await Promise.all([listVideosOrBuiltIn(), entriesOfPosts(now)])
  return {
    videos: videos.map(entryOfVideo),
    posts,
    pages: entriesOfPages(),
  }
}

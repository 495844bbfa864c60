import type { IndexEntry, ManagedVideo, SiteIndex } from '@bong-bari/contract'
import { type PublicPath, publicPages } from '@bong-bari/edge'
import { builtInPosts, site } from '@bong-bari/site'
import { listPostHeads } from '@bong-bari/table'
import { siteSearchWords } from '@bong-bari/text'
import { shownOrBuiltIn } from './videos.ts'

/** At most so many words beside the title. */
const maxWords = 12
/** More posts than the site is built for. */
const maxPosts = 2_000

const entry = (id: string, title: string, texts: readonly (string | null)[]): IndexEntry => [
  id,
  title,
  siteSearchWords(texts.filter(Boolean).join(' '), maxWords, title).join(' '),
]

const entryOfVideo = ({ videoId, title, aboutBn, aboutEn, description }: ManagedVideo) =>
  entry(videoId, title, aboutBn || aboutEn ? [aboutBn, aboutEn] : [description])

/** The entries of posts, or of the built-in ones if there are none. */
const entriesOfPosts = async (now: Date) => {
  const { items } = await listPostHeads({ limit: maxPosts, now })
  if (!items.length)
    return builtInPosts.map(({ slug, title, excerpt }) => entry(slug, title, [excerpt]))
  return items.map(({ slug, title }) => entry(slug, title, [slug]))
}

/** Words by which a page is found beside its name. Home and the list of videos are not in the index. */
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
    const words = pageWords[page.path]
    return words ? [entry(page.path, titleOf(page), [words])] : []
  })

/** Creates the index of `/find.json`: videos, newest posts and pages. */
export const siteIndex = async (now: Date): Promise<SiteIndex> => {
  const [videos, posts] = await Promise.all([shownOrBuiltIn(), entriesOfPosts(now)])
  return {
    videos: videos.map(entryOfVideo),
    posts,
    pages: entriesOfPages(),
  }
}

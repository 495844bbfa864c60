import type { IndexEntry, SiteIndex } from '@bong-bari/contract'
import type { FoundOnSite } from '@bong-bari/text'
import { loadWithRetry } from '../begin/load-code.ts'
import { postPath, videoPath } from '../names/addresses.ts'
import { useLoaded } from '../ui/use-loaded.ts'

type Kind = keyof SiteIndex

export type SiteEntry = { kind: Kind; id: string; title: string; words: string[]; href: string }

const hrefs: Record<Kind, (id: string) => string> = {
  videos: videoPath,
  posts: postPath,
  pages: (path) => path,
}

const kinds: readonly Kind[] = ['videos', 'posts', 'pages']

const entryOf = (kind: Kind, [id, title, words]: IndexEntry): SiteEntry => ({
  kind,
  id,
  title,
  words: words ? words.split(' ') : [],
  href: hrefs[kind](id),
})

const nothing: SiteIndex = { videos: [], posts: [], pages: [] }

/** If it fails to load, only a page's titles are searched. */
const readIndex = async (signal: AbortSignal): Promise<SiteIndex | undefined> => {
  try {
    const answer = await fetch('/find.json', { signal })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

type Titled = { videoId: string; title: string }
export type SearchHouse = (text: string) => FoundOnSite<SiteEntry>

const load = async (signal: AbortSignal) => {
  const [{ siteSearch }, read] = await Promise.all([
    loadWithRetry(() => import('./search-code.ts')),
    readIndex(signal),
  ])
  const index = read ?? nothing
  const entries = kinds.flatMap((kind) => index[kind].map((one) => entryOf(kind, one)))
  /** `shown` limits video results to those on the page. */
  const searchOf = (shown?: readonly Titled[]): SearchHouse => {
    if (!shown) return siteSearch(entries)
    const entryByAddress = new Map(entries.map((one) => [one.href, one]))
    const videos = shown.map(({ videoId, title }) => ({
      ...entryOf('videos', [videoId, title, '']),
      words: entryByAddress.get(hrefs.videos(videoId))?.words ?? [],
    }))
    return siteSearch([...videos, ...entries.filter(({ kind }) => kind !== 'videos')])
  }
  return { searchOf, hasIndex: read !== undefined }
}

/** Loads the site's search when wanted. */
export const useSiteSearch = (isWanted: boolean) => {
  const { data, hasFailed, retry } = useLoaded(load, isWanted)
  return { ...data, hasFailed, retry }
}

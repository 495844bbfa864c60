import type { api } from '../api.ts'
import type { Neighbours, WholePost } from '../post/posts.ts'
import type { ShownNoun } from '../route/nouns.ts'
import type { CallResult } from '../route/route.ts'
import type { Pitch } from './pitch.ts'
import type { Section } from './section.ts'
import type { ChannelNumbers, Video, VideoPage } from './video.ts'

/** Ma's line of a day (`2026-11-24`, in the time zone of the brand). One of the scripts may be empty. */
export type MaLine = { day: string; bn: string; latin: string }

/** The data of a public page. The page fetches what is missing after hydration. */
export type PageData = {
  settings?: CallResult<typeof api.settings.publicList> | undefined
  /** The active items of each noun that the page shows. */
  shown?: { section?: readonly Section[]; pitch?: readonly Pitch[] } & {
    [Name in ShownNoun]?: readonly object[]
  }
  /** The newest and most popular videos, which `/` shows. */
  latest?: readonly Video[] | undefined
  popular?: readonly Video[] | undefined
  maLine?: MaLine | undefined
  /** The videos of `/videos`, newest first. */
  videos?: readonly Video[] | undefined
  /** The video of `/videos/<videoId>`; `gone` if the platform removed it. */
  video?: VideoPage | 'gone' | undefined
  /** The numbers are on `/` and `/work-with-us`. */
  channel?: ChannelNumbers | undefined
  /** The first page of `/blog`. */
  posts?: CallResult<typeof api.posts.list> | undefined
  /** The post of `/blog/<slug>`; absent for a built-in post. */
  post?: WholePost | undefined
  /** What `/blog/<slug>` offers to read next. */
  neighbours?: Neighbours | undefined
}

/** The search index `/find.json`. An entry has an id (video id, slug or path), a title, and search words in phonetic form, separated by spaces. */
export type SiteIndex = {
  videos: readonly IndexEntry[]
  posts: readonly IndexEntry[]
  pages: readonly IndexEntry[]
}
export type IndexEntry = readonly [id: string, title: string, words: string]

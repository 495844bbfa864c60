import type { api } from './api.ts'
import type { ShownNoun } from './nouns.ts'
import type { Neighbours, Post, WholePost } from './post.ts'
import type { CallResult } from './route.ts'
import type { Tag } from './tag.ts'
import type { ChannelNumbers, Video, VideoPage } from './video.ts'

/** A month such as `2025-03` (brand's time zone) and its posts, newest first. */
export type MonthOfPosts = {
  month: string
  posts: readonly (Pick<Post, 'slug' | 'title' | 'createdAt'> &
    Partial<Pick<Post, 'date' | 'publishAt'>>)[]
}

/** Ma's line for a day (such as `2026-11-24`, brand's time zone); either script may be empty. */
export type MaLine = { day: string; bn: string; latin: string }

/** A tag's videos and posts, newest first; `isFew`: too few for an indexed page. */
export type TagPage = Tag & {
  isFew: boolean
  videos: readonly Video[]
  posts: readonly Post[]
  picture: { address: string; alt: string } | null
}

/** What a public page shows of the table. What is missing the page fetches after hydration. */
export type PageData = {
  settings?: CallResult<typeof api.settings.publicList> | undefined
  /** Public items of each noun on its pages, as the API answers. */
  shown?: { [Name in Exclude<ShownNoun, 'section' | 'pitch'>]?: readonly object[] } & {
    section?: CallResult<typeof api.sections.publicList>
    pitch?: CallResult<typeof api.pitches.publicList>
  }
  /** `/`: as the API answers. */
  latest?: readonly Video[] | undefined
  popular?: readonly Video[] | undefined
  maLine?: MaLine | undefined
  /** `/videos`: all, newest first. */
  videos?: readonly Video[] | undefined
  /** `/videos/<videoId>`; `gone` where the platform removed it. */
  video?: VideoPage | 'gone' | undefined
  /** `/tags/<tag>`; absent for an unknown tag. */
  tag?: TagPage | undefined
  /** `/`, `/work-with-us`, `/media-kit`. */
  channel?: ChannelNumbers | undefined
  /** `/media-kit`: whether search engines may list it. */
  isKitListed?: boolean | undefined
  /** `/blog`: the first `postPageSize` posts. */
  posts?: CallResult<typeof api.posts.list> | undefined
  /** `/blog`: months with posts, such as `2025-03` (in Asia/Kolkata), newest first. */
  months?: readonly string[] | undefined
  /** `/blog/in/<month>`: newest first. */
  month?: MonthOfPosts | undefined
  /** `/blog/<slug>`; absent for the built-in post of the slug. */
  post?: WholePost | undefined
  /** `/blog/<slug>`: what to read next. */
  neighbours?: Neighbours | undefined
}

/**
 * The site search index, `/find.json`: for each video (id), post (slug) and page (path) its title
 * and further search words in phonetic form, space-separated.
 */
export type HouseIndex = {
  videos: readonly IndexEntry[]
  posts: readonly IndexEntry[]
  pages: readonly IndexEntry[]
}
export type IndexEntry = readonly [id: string, title: string, words: string]

import type { api } from './api.ts'
import type { ShownNoun } from './nouns.ts'
import type { Neighbours, Post, WholePost } from './post.ts'
import type { CallResult } from './route.ts'
import type { Tag } from './tag.ts'
import type { ChannelNumbers, Video, VideoPage } from './video.ts'

/** A month such as `2025-03` (in the brand's time zone) with its posts, newest first. */
export type MonthOfPosts = {
  month: string
  posts: readonly (Pick<Post, 'slug' | 'title' | 'createdAt'> &
    Partial<Pick<Post, 'date' | 'publishAt'>>)[]
}

/** What Ma says on a day (such as `2026-11-24`, in the brand's time zone), in Bengali and in Latin letters; one may be empty. */
export type MaLine = { day: string; bn: string; latin: string }

/** A tag with the videos and posts that have it, newest first; `isFew` where they are too few for a page that is listed. */
export type TagPage = Tag & {
  isFew: boolean
  videos: readonly Video[]
  posts: readonly Post[]
  /** The picture that previews of links show, and the title of what it is of. */
  picture: { address: string; alt: string } | null
}

/** What a public page shows of the table, from whoever reads it to the web that renders it. What is left out the page asks for itself once it is hydrated. */
export type PageData = {
  settings?: CallResult<typeof api.settings.publicList> | undefined
  /** What visitors see of each noun on its pages, in its order, as the API answers it. */
  shown?: { [Name in Exclude<ShownNoun, 'section' | 'pitch'>]?: readonly object[] } & {
    section?: CallResult<typeof api.sections.publicList>
    pitch?: CallResult<typeof api.pitches.publicList>
  }
  /** `/`: what the API answers of each list. */
  latest?: readonly Video[] | undefined
  popular?: readonly Video[] | undefined
  /** `/`: what Ma says today. */
  maLine?: MaLine | undefined
  /** `/videos`: all that are kept, newest first. */
  videos?: readonly Video[] | undefined
  /** `/videos/<videoId>`: what its page shows; `gone` is one that the platform no longer has. */
  video?: VideoPage | 'gone' | undefined
  /** `/tags/<tag>`: what has the tag; nothing where nobody has it. */
  tag?: TagPage | undefined
  /** `/`, `/work-with-us`, `/media-kit`: what is known of the channel. */
  channel?: ChannelNumbers | undefined
  /** `/media-kit`: whether search engines may list it. */
  isKitListed?: boolean | undefined
  /** `/blog`: the first `postPageSize` posts, as the API answers them. */
  posts?: CallResult<typeof api.posts.list> | undefined
  /** `/blog`: the months that have posts, such as `2025-03` (in Asia/Kolkata), newest first. */
  months?: readonly string[] | undefined
  /** `/blog/in/<month>`: the posts of the month, newest first. */
  month?: MonthOfPosts | undefined
  /** `/blog/<slug>`; without it the built-in post of the slug. */
  post?: WholePost | undefined
  /** `/blog/<slug>`: what to read after it, as the API answers it. */
  neighbours?: Neighbours | undefined
}

/**
 * What the search of the house goes by, as `/find.json` has it: of each video (by its id), post (by its slug) and
 * page (by its path) its title, and words by which it is found too, as they sound, between spaces.
 */
export type HouseIndex = {
  videos: readonly IndexEntry[]
  posts: readonly IndexEntry[]
  pages: readonly IndexEntry[]
}
export type IndexEntry = readonly [id: string, title: string, words: string]

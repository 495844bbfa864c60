import type { api, CallResult, Post, Video } from '@bong-bari/contract'
import type { Month } from '../features/blog/month.ts'

/** What a page shows of the table. What is left out the page asks for itself once it is hydrated. */
export type PageData = {
  settings?: CallResult<typeof api.settings.publicList> | undefined
  /** `/`: the sections that are live now, in their order. */
  sections?: CallResult<typeof api.sections.publicList> | undefined
  /** `/`: what the API answers of each list. */
  latest?: readonly Video[] | undefined
  popular?: readonly Video[] | undefined
  /** `/blog`: the first `postPageSize` posts, as the API answers them. */
  posts?: CallResult<typeof api.posts.list> | undefined
  /** `/blog`: the months that have posts, such as `2025-03` (in Asia/Kolkata), newest first. */
  months?: readonly string[] | undefined
  /** `/blog/in/<month>`: the posts of the month, newest first. */
  month?: Month | undefined
  /** `/blog/<slug>`; without it the built-in post of the slug. */
  post?: Post | undefined
}

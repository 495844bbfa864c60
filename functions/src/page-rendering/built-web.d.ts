declare module '*.html' {
  const html: string
  export default html
}

declare module '*/web/dist/server/entry-server.js' {
  import type { api, CallResult, Post, Video } from '@bong-bari/contract'

  /** What a page shows of the table, in the words of the API: `page-data.ts` of the web's entries. */
  export type PageData = {
    settings?: CallResult<typeof api.settings.publicList> | undefined
    /** `/`: those that are live now, in their order. */
    sections?: CallResult<typeof api.sections.publicList> | undefined
    latest?: readonly Video[] | undefined
    popular?: readonly Video[] | undefined
    /** `/blog`: its first page. */
    posts?: CallResult<typeof api.posts.list> | undefined
    /** `/blog`: the months that have posts, newest first. */
    months?: readonly string[] | undefined
    /** `/blog/in/<month>`: newest first. */
    month?:
      | { month: string; posts: readonly Pick<Post, 'slug' | 'title' | 'createdAt' | 'date'>[] }
      | undefined
    /** `/blog/<slug>`; without it the built-in post of the slug. */
    post?: Post | undefined
  }

  type Rendered = { app: string; meta: string; known: string; found: boolean }
  export const render: (request: {
    path: string
    origin: string
    data?: PageData | undefined
  }) => Promise<Rendered>
}

import { type Post, postPageSize } from '@bong-bari/contract'
import { monthSitemap } from '@bong-bari/edge'
import { monthOf } from './month.ts'

/** `/blog/in/2025-03` */
export const monthPath = (month: string) => `/blog/in/${month}`

/** The month of a path of {@link monthPath}. */
export const monthOfPath = (path: string) =>
  /^\/blog\/in\/(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(path)?.[1]

export const postPath = (slug: string) => `/blog/${slug}`

/** Posts in the feed. */
export const feedSize = 20

/** What lists posts of every month. */
const lists = ['/blog', '/feed.xml', '/sitemap.xml', '/sitemap-pages.xml']
/** How many of the newest stand in a list, where not all do. */
const shownOn: Record<string, number> = { '/blog': postPageSize, '/feed.xml': feedSize }

/** Every page that says something of a post, which has so many `newer` ones, or moves among them. */
export const pathsOfPost = ({ slug, publishAt }: Pick<Post, 'slug' | 'publishAt'>, newer = 0) => {
  const naming = lists.filter((path) => newer < (shownOn[path] ?? Number.POSITIVE_INFINITY))
  if (Number.isNaN(Date.parse(publishAt))) return [postPath(slug), ...naming]
  const month = monthOf(publishAt)
  return [postPath(slug), monthPath(month), ...naming, monthSitemap(month)]
}

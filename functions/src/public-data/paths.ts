import type { Post } from '@bong-bari/contract'
import { monthSitemap } from '@bong-bari/edge'
import { monthOf } from './month.ts'

/** `/blog/in/2025-03` */
export const monthPath = (month: string) => `/blog/in/${month}`

export const monthOfPath = (path: string) =>
  /^\/blog\/in\/(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(path)?.[1]

export const postPath = (slug: string) => `/blog/${slug}`

/** More than the blog's first page. */
export const feedSize = 20

const newest = ['/blog', '/feed.xml', '/find.json']
const ofMonths = ['/sitemap.xml', '/sitemap-pages.xml']

/** Unless `isOld`, with the lists of the newest. */
export const pathsOfPost = (
  { slug, publishAt }: Pick<Post, 'slug' | 'publishAt'>,
  { isOld = false } = {},
) => {
  const lists = [...(isOld ? [] : newest), ...ofMonths]
  if (Number.isNaN(Date.parse(publishAt))) return [postPath(slug), ...lists]
  const month = monthOf(publishAt)
  return [postPath(slug), monthPath(month), ...lists, monthSitemap(month)]
}

export const videoPath = (videoId: string) => `/videos/${videoId}`

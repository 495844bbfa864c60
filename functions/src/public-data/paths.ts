import type { Post } from '@bong-bari/contract'
import { monthOf } from './month.ts'

/** `/blog/in/2025-03` */
export const monthPath = (month: string) => `/blog/in/${month}`

export const postPath = (slug: string) => `/blog/${slug}`

/** Every page that says something of a post. */
export const pathsOfPost = ({ slug, publishAt }: Pick<Post, 'slug' | 'publishAt'>) => {
  const isDated = !Number.isNaN(Date.parse(publishAt))
  const lists = ['/blog', '/feed.xml', '/sitemap.xml']
  return [postPath(slug), ...(isDated ? [monthPath(monthOf(publishAt))] : []), ...lists]
}

import type { Post } from '@bong-bari/contract'
import { monthOf } from './month.ts'

/** `/blog/in/2025-03` */
export const monthPath = (month: string) => `/blog/in/${month}`

export const postPath = (slug: string) => `/blog/${slug}`

/** Every page that says something of a post. */
export const pathsOfPost = ({ slug, createdAt }: Pick<Post, 'slug' | 'createdAt'>) => {
  const isDated = !Number.isNaN(Date.parse(createdAt))
  const lists = ['/blog', '/feed.xml', '/sitemap.xml']
  return [postPath(slug), ...(isDated ? [monthPath(monthOf(createdAt))] : []), ...lists]
}

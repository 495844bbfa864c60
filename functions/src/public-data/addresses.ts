import { site } from '@bong-bari/site'
import { readOrigin } from '@bong-bari/table'

let storedOrigin: string | undefined

/** The site's origin without a slash at its end. Call {@link loadOrigin} first. */
export const siteOrigin = () => storedOrigin ?? site.origin

/** Reads the site's origin from the table. Every call does so, because an instance may live longer than a domain. Rejects if it cannot be read and never was. */
export const loadOrigin = async () => {
  const before = storedOrigin
  storedOrigin = await readOrigin().then(
    (origin) => origin ?? site.origin,
    (error: unknown) => {
      if (before === undefined) throw error
      return before
    },
  )
}

export const postPath = (slug: string) => `/blog/${slug}`

/** The feed has so many posts, more than the blog's first page. */
export const feedSize = 20

/** The lists of the newest posts. */
const newestLists = ['/blog', '/feed.xml', '/find.json']

/** Lists the pages that name a post: unless `isOld`, also the lists of the newest posts. */
export const pathsOfPost = ({ slug }: { slug: string }, { isOld = false } = {}) => [
  postPath(slug),
  ...(isOld ? [] : newestLists),
  '/sitemap.xml',
]

export const videoPath = (videoId: string) => `/videos/${videoId}`

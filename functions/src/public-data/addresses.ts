import { site } from '@bong-bari/site'
import { readOrigin } from '@bong-bari/table'

let currentOrigin: string | undefined

/** Returns the origin without a slash at its end. Call {@link loadOrigin} first. */
export const siteOrigin = () => currentOrigin ?? site.origin

/** Reads the origin. It is needed in every call, as an instance may outlive a domain. Rejects if it cannot be read and never was. */
export const loadOrigin = async () => {
  const before = currentOrigin
  currentOrigin = await readOrigin().then(
    (origin) => origin ?? site.origin,
    (error: unknown) => {
      if (before === undefined) throw error
      return before
    },
  )
}

export const postPath = (slug: string) => `/blog/${slug}`

/** The feed has more posts than the first page of the blog. */
export const feedSize = 20

/** These pages list the newest posts. */
const newestLists = ['/blog', '/feed.xml', '/find.json']

/** Returns the pages that name a post, and the lists of the newest posts unless `isOld`. */
export const pathsOfPost = ({ slug }: { slug: string }, { isOld = false } = {}) => [
  postPath(slug),
  ...(isOld ? [] : newestLists),
  '/sitemap.xml',
]

export const videoPath = (videoId: string) => `/videos/${videoId}`

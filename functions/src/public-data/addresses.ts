import { site } from '@bong-bari/site'
import { readOrigin } from '@bong-bari/table'

let known: string | undefined

/** No trailing slash. Call `learnOrigin` first. */
export const siteOrigin = () => known ?? site.origin

/** In every call, as an instance may outlive a domain. Rejects if unreadable and never read. */
export const learnOrigin = async () => {
  const before = known
  known = await readOrigin().then(
    (origin) => origin ?? site.origin,
    (error: unknown) => {
      if (before === undefined) throw error
      return before
    },
  )
}

export const postPath = (slug: string) => `/blog/${slug}`

/** More than the blog's first page. */
export const feedSize = 20

/** The lists of the newest posts. */
const newestLists = ['/blog', '/feed.xml', '/find.json']

/** The pages that name a post; unless `isOld`, the lists of the newest too. */
export const pathsOfPost = ({ slug }: { slug: string }, { isOld = false } = {}) => [
  postPath(slug),
  ...(isOld ? [] : newestLists),
  '/sitemap.xml',
]

export const videoPath = (videoId: string) => `/videos/${videoId}`

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

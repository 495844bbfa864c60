import type { Tag } from '@bong-bari/contract'
import { postPath, tagPath, videoPath } from './paths.ts'
import { postsTagged, readTags } from './tags.ts'

/** Tag pages, and pages of all tagged. */
export const pagesOfTags = async (tags: readonly Tag[], now: Date): Promise<string[]> => {
  if (!tags.length) return []
  const all = await readTags(now)
  const names = [...new Set(tags.map(all.nameOf))].filter(Boolean)
  const members = names.flatMap((name) => all.membersOf(name) ?? [])
  const ids = [...new Set(members.flatMap(({ postIds }) => postIds))]
  const posts = await postsTagged(ids, names, now, all)
  return [
    ...new Set([
      ...names.map(tagPath),
      ...members.flatMap(({ videos }) => videos.map(({ videoId }) => videoPath(videoId))),
      ...posts.map(({ slug }) => postPath(slug)),
      '/sitemap-pages.xml',
    ]),
  ]
}

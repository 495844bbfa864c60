import { behindHash, type Change, noteTagsOf, readPosts } from '@bong-bari/table'

/** For the pages of tags, from when visitors see each post. */
export const noteTags = async ({ key, is }: Change) => {
  const post = readPosts.one(is)
  // An unreadable one is looked at again later.
  if (is && !post) return
  const { tags = [], publishAt = null, status } = post ?? {}
  const isNoted = tags.length > 0 && publishAt !== null && status !== 'draft'
  await noteTagsOf(behindHash(key.pk), isNoted ? { tags, publishAt } : undefined)
}

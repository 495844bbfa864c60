import { behindHash, type Change, noteTagsOf, readPosts } from '@bong-bari/table'

/** Has the pages of tags know which posts have them, from when visitors see each. */
export const noteTags = async ({ key, is }: Change) => {
  const post = readPosts.one(is)
  // One that cannot be read is looked at again once it can.
  if (is && !post) return
  const { tags = [], publishAt = null, status } = post ?? {}
  const isNoted = tags.length > 0 && publishAt !== null && status !== 'draft'
  await noteTagsOf(behindHash(key.pk), isNoted ? { tags, publishAt } : undefined)
}

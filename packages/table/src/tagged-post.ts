import { isDeepStrictEqual } from 'node:util'
import { tag } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { all, get, put, remove } from './verbs.ts'

/** Public since `publishAt`; may be outdated, so pages check the post. */
export const storedTaggedPost = z.object({
  pk: z.string(),
  sk: z.uuid(),
  tags: z.array(tag),
  publishAt: z.iso.datetime(),
})
export type TaggedPost = { id: string; tags: z.output<typeof tag>[]; publishAt: string }

/** Writes only changes. */
export const noteTagsOf = async (id: string, wanted: Omit<TaggedPost, 'id'> | undefined) => {
  const key = keys.taggedPost(id)
  const { data: noted } = storedTaggedPost.safeParse(await get(key))
  const item = wanted && { ...key, tags: wanted.tags, publishAt: wanted.publishAt }
  if (item && !isDeepStrictEqual(item, noted)) await put(item)
  if (!item && noted) await remove(key)
}

/** Newest first, including not yet public ones. */
export const listTaggedPosts = async (): Promise<TaggedPost[]> => {
  const items = await all(keys.taggedPosts)
  return items
    .flatMap((item) => {
      const { data } = storedTaggedPost.safeParse(item)
      return data ? [{ id: data.sk, tags: data.tags, publishAt: data.publishAt }] : []
    })
    .sort((a, b) => b.publishAt.localeCompare(a.publishAt) || a.id.localeCompare(b.id))
}

import { managedPost, postStatusAt } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { sortKey } from '../db/page.ts'
import { afterHash, readerFor } from '../db/unreadable.ts'
import { keys } from '../schema/keys.ts'

export const storedPost = z.object({
  ...managedPost.shape,
  autosaved: z.boolean(),
  /** Slugs that visitors have seen; they redirect to the current one. */
  formerSlugs: z.array(z.string()),
  /** The fingerprint of the call that created the post. A repeat of its Idempotency-Key must have the same. */
  madeFrom: z.optional(z.string()),
  revisedAt: z.nullable(z.iso.datetime()),
})
export type StoredPost = z.output<typeof storedPost>

export const readPosts = readerFor('post', storedPost, ({ pk }) => afterHash(pk))

export type PublicPost = StoredPost & { slug: string; publishAt: string }

/** Returns the post as visitors see it at `now`; undefined if they do not see it. */
export const publicAt = (post: StoredPost | undefined, now: Date): PublicPost | undefined => {
  if (!post || postStatusAt(post, now) !== 'published') return undefined
  const { slug, publishAt } = post
  return slug !== null && publishAt !== null ? { ...post, slug, publishAt } : undefined
}

type ListedFields = Pick<StoredPost, 'id' | 'status' | 'publishAt' | 'createdAt'>

/** Drafts are sorted by when they were created, all others by when they are published. */
export const sortKeyOfPost = ({ id, status, publishAt, createdAt }: ListedFields) =>
  sortKey({ createdAt: status === 'draft' ? createdAt : (publishAt ?? createdAt), id })

/** The keys of a post in the index of whole items (gsi1) and in that of heads (gsi2). */
export const listKeysOf = (post: ListedFields) => {
  const partition = post.status === 'draft' ? keys.drafts : keys.posts
  const sortKey = sortKeyOfPost(post)
  return { gsi1pk: partition, gsi1sk: sortKey, gsi2pk: partition, gsi2sk: sortKey }
}

/** Sorts after every post that is due at `now`, and before the next. */
export const lastDueSortKey = (now: Date) => `${now.toISOString()}#~`

import { managedPost, postStatusAt } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { sortKey } from '../db/page.ts'
import { behindHash, readerFor } from '../db/unreadable.ts'
import { keys } from '../schema/keys.ts'

export const storedPost = z.object({
  ...managedPost.shape,
  autosaved: z.boolean(),
  /** Once public; they redirect. */
  formerSlugs: z.array(z.string()),
  /** The fingerprint of the call that made it. */
  madeFrom: z.optional(z.string()),
  revisedAt: z.nullable(z.iso.datetime()),
})
export type StoredPost = z.output<typeof storedPost>

export const readPosts = readerFor('post', storedPost, ({ pk }) => behindHash(pk))

export type PublicPost = StoredPost & { slug: string; publishAt: string }

/** As visitors see it; undefined where they do not. */
export const publicAt = (post: StoredPost | undefined, now: Date): PublicPost | undefined => {
  if (!post || postStatusAt(post, now) !== 'published') return undefined
  const { slug, publishAt } = post
  return slug !== null && publishAt !== null ? { ...post, slug, publishAt } : undefined
}

type Placed = Pick<StoredPost, 'id' | 'status' | 'publishAt' | 'createdAt'>

/** Drafts stand by when they were created, others by when they are published. */
export const placeOf = ({ id, status, publishAt, createdAt }: Placed) =>
  sortKey({ createdAt: status === 'draft' ? createdAt : (publishAt ?? createdAt), id })

/** The keys of a post in the index of whole items and in that of heads. */
export const listKeysOf = (post: Placed) => {
  const partition = post.status === 'draft' ? keys.drafts : keys.posts
  const place = placeOf(post)
  return { gsi1pk: partition, gsi1sk: place, gsi2pk: partition, gsi2sk: place }
}

/** Sorts after everything due. */
export const dueAt = (now: Date) => `${now.toISOString()}#~`

import { managedPost, postStatusAt } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { sortKey } from './page.ts'
import { behindHash, readerFor } from './unreadable.ts'

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

/** Drafts by creation, others by publication. */
export const placeDateOf = ({ status, publishAt, createdAt }: Omit<Placed, 'id'>) =>
  status === 'draft' ? createdAt : (publishAt ?? createdAt)

export const placeOf = (post: Placed) => sortKey({ createdAt: placeDateOf(post), id: post.id })

/** Index keys; drafts are not in the index of heads. */
export const listKeysOf = (post: Placed) => {
  const isDraft = post.status === 'draft'
  const place = placeOf(post)
  return {
    gsi1pk: isDraft ? keys.drafts : keys.posts,
    gsi1sk: place,
    gsi2pk: isDraft ? undefined : keys.posts,
    gsi2sk: isDraft ? undefined : place,
  }
}

/** Sorts after everything due. */
export const dueAt = (now: Date) => `${now.toISOString()}#~`

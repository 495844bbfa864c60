import { managedPost, postStatusAt } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { sortKey } from './page.ts'
import { behindHash, readerFor } from './unreadable.ts'

export const storedPost = z.object({
  ...managedPost.shape,
  /** What it says was saved by itself, not by hand. */
  autosaved: z._default(z.boolean(), false),
  /** Slugs under which visitors met it, which lead to it. */
  formerSlugs: z._default(z.array(z.string()), []),
  /** When something that it said was kept as a revision last. */
  revisedAt: z._default(z.nullable(z.iso.datetime()), null),
  /** What went word by word since then, and the place of the revision that has it. */
  trimmed: z._default(
    z.nullable(z.object({ place: z.string(), words: z.int(), characters: z.int(), of: z.int() })),
    null,
  ),
})
export type StoredPost = z.output<typeof storedPost>

export const readPosts = readerFor('post', storedPost, ({ pk }) => behindHash(pk))

/** A post that visitors see. */
export type PublicPost = StoredPost & { slug: string; publishAt: string }

/** A post as visitors see it at a moment; undefined where they do not. */
export const publicAt = (post: StoredPost | undefined, now: Date): PublicPost | undefined => {
  if (!post || postStatusAt(post, now) !== 'published') return undefined
  const { slug, publishAt } = post
  return slug !== null && publishAt !== null ? { ...post, slug, publishAt } : undefined
}

type Placed = Pick<StoredPost, 'id' | 'status' | 'publishAt' | 'createdAt'>

/** Drafts stand where they were begun, the others where they are published. */
export const placeDateOf = ({ status, publishAt, createdAt }: Omit<Placed, 'id'>) =>
  status === 'draft' ? createdAt : (publishAt ?? createdAt)

/** The sort key of a post in lists. */
export const placeOf = (post: Placed) => sortKey({ createdAt: placeDateOf(post), id: post.id })

/** Where lists have a post, and those of heads what is no draft. */
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

/** Behind everything that is due at a moment, as lists go. */
export const dueAt = (now: Date) => `${now.toISOString()}#~`

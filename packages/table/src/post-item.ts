import { managedPost, postStatusAt } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { sortKey } from './page.ts'
import { behindHash, readerFor } from './unreadable.ts'
import type { Key } from './verbs.ts'

/** One that was stored before posts had a life of their own has no status, time or format: it is published. */
export const storedPost = z.object({
  ...managedPost.shape,
  publishAt: z.optional(managedPost.shape.publishAt),
  /** It was begun as a draft: it stands under its id for good, and its slug names it. */
  byId: z._default(z.boolean(), false),
  /** What it says was saved by itself, not by hand. */
  autosaved: z._default(z.boolean(), false),
  /** When something that it said was kept as a revision last. */
  revisedAt: z._default(z.nullable(z.iso.datetime()), null),
})

const withTime = z.pipe(
  storedPost,
  z.transform(({ publishAt, ...post }) => ({
    ...post,
    publishAt: publishAt === undefined ? post.createdAt : publishAt,
  })),
)
export type StoredPost = z.output<typeof withTime>

export const readPosts = readerFor('post', withTime, ({ gsi2pk }) => behindHash(gsi2pk))

/** A post that visitors see. */
export type PublicPost = StoredPost & { slug: string; publishAt: string }

/** A post as visitors see it at a moment; undefined where they do not. */
export const publicAt = (post: StoredPost | undefined, now: Date): PublicPost | undefined => {
  if (!post || postStatusAt(post, now) !== 'published') return undefined
  const { slug, publishAt } = post
  return slug !== null && publishAt !== null ? { ...post, slug, publishAt } : undefined
}

type Named = Pick<StoredPost, 'id' | 'slug'> & Partial<Pick<StoredPost, 'byId'>>

export const keyOfPost = ({ id, slug, byId }: Named): Key =>
  byId || slug === null ? keys.postById(id) : keys.post(slug)

type Placed = Pick<StoredPost, 'id' | 'status' | 'publishAt' | 'createdAt'>

/** Drafts stand where they were begun, the others where they are published. */
export const placeDateOf = ({ status, publishAt, createdAt }: Omit<Placed, 'id'>) =>
  status === 'draft' ? createdAt : (publishAt ?? createdAt)

/** The sort key of a post in lists. */
export const placeOf = (post: Placed) => sortKey({ createdAt: placeDateOf(post), id: post.id })

/** Where lists have a post. */
export const listKeysOf = (post: Placed) => ({
  gsi1pk: post.status === 'draft' ? keys.drafts : keys.posts,
  gsi1sk: placeOf(post),
})

/** Behind everything that is due at a moment, as lists go. */
export const dueAt = (now: Date) => `${now.toISOString()}#~`

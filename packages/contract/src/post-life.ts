import * as z from 'zod/mini'
import { storedPicture } from './links.ts'
import { changedBy, version } from './version.ts'

/** Visitors see published posts, and scheduled ones in time. */
export const postStatuses = ['draft', 'scheduled', 'published'] as const
export type PostStatus = (typeof postStatuses)[number]

/** `plain` is from before Markdown. */
export const postFormats = ['plain', 'markdown'] as const
export type PostFormat = (typeof postFormats)[number]

type Dated = { status: PostStatus; publishAt: string | null }

/** Scheduled posts count as published in time. */
export const postStatusAt = ({ status, publishAt }: Dated, now: Date): PostStatus =>
  status === 'scheduled' && publishAt !== null && Date.parse(publishAt) <= now.getTime()
    ? 'published'
    : status

export const revisionKinds = ['saved', 'kept', 'dropped', 'aside'] as const

export const postWords = z.object({
  title: z.string(),
  content: z.string(),
  excerpt: z.nullable(z.string()),
  format: z.enum(postFormats),
  date: z.nullable(z.string()),
  image: storedPicture,
  imageWidth: z.nullable(z.number()),
  imageHeight: z.nullable(z.number()),
})
export interface PostWords extends z.output<typeof postWords> {}

/**
 * A former text. `at` is when it began, and its id; `saved` by hand, `kept` automatically, `dropped` before it was public, `aside` never
 * in the post, for a conflict.
 */
export const postRevision = z.object({
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  kind: z.enum(revisionKinds),
  /** Set where it was kept for a large removal. */
  removed: z._default(z.nullable(z.object({ words: z.int(), at: z.iso.datetime() })), null),
  ...postWords.shape,
})
export interface PostRevision extends z.output<typeof postRevision> {}

/** The last large removal; `revision` has the text. */
export const postRemoval = z.object({
  revision: z.iso.datetime(),
  words: z.int(),
  at: z.iso.datetime(),
})
export type PostRemoval = z.output<typeof postRemoval>

/** The fields that differ; `base` is the post's version below. */
export const pendingChanges = z.object({
  words: z.partial(z.object({ ...postWords.shape, slug: z.string() })),
  base: z.int(),
  removal: z._default(z.nullable(postRemoval), null),
  updatedAt: z.iso.datetime(),
  version,
  changedBy,
})
export type PendingChanges = z.output<typeof pendingChanges>

/** An open editor, with the versions it knows of post and changes (0: none). `isOwn`: same admin elsewhere. */
export const postEditor = z.object({
  by: z.string(),
  isOwn: z.boolean(),
  version: z.int(),
  changes: z.int(),
})
export type PostEditor = z.output<typeof postEditor>

/** Milliseconds between an editor's presence calls. */
export const openBeat = 10_000

/** Shows a post without login, until `until`. The token is in the fragment, which is never sent: `/preview#<token>`. */
export const postPreview = z.object({ url: z.string(), until: z.iso.datetime() })
export type PostPreview = z.output<typeof postPreview>

export const previewPath = '/preview'

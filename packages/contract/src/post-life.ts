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

export const revisionKinds = ['saved', 'kept', 'shortened', 'dropped'] as const

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
 * A former text. `at` is when it began, and its id; `saved` by hand, `kept` automatically, `shortened` before many words went, `dropped`
 * before it was public.
 */
export const postRevision = z.object({
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  kind: z.enum(revisionKinds),
  ...postWords.shape,
})
export interface PostRevision extends z.output<typeof postRevision> {}

/** The fields that differ; `base` is the post's version below. */
export const pendingChanges = z.object({
  words: z.partial(z.object({ ...postWords.shape, slug: z.string() })),
  base: z.int(),
  updatedAt: z.iso.datetime(),
  version,
  changedBy,
})
export type PendingChanges = z.output<typeof pendingChanges>

/** Shows a post without login, until `until`. The token is in the fragment, which is never sent: `/preview#<token>`. */
export const postPreview = z.object({ url: z.string(), until: z.iso.datetime() })
export type PostPreview = z.output<typeof postPreview>

export const previewPath = '/preview'

import * as z from 'zod/mini'
import { storedPicture } from './links.ts'
import { tag } from './tag.ts'
import { changedBy, version } from './version.ts'

/** Only published posts are shown to visitors, and scheduled ones once their time has come. */
export const postStatuses = ['draft', 'scheduled', 'published'] as const
export type PostStatus = (typeof postStatuses)[number]

/** `plain` is what was written before there was Markdown; its rules stay. */
export const postFormats = ['plain', 'markdown'] as const
export type PostFormat = (typeof postFormats)[number]

type Dated = { status: PostStatus; publishAt: string | null }

/** What a post is at a moment: one whose time has come is published. */
export const postStatusAt = ({ status, publishAt }: Dated, now: Date): PostStatus =>
  status === 'scheduled' && publishAt !== null && Date.parse(publishAt) <= now.getTime()
    ? 'published'
    : status

export const revisionKinds = ['saved', 'kept', 'dropped', 'aside'] as const

/** What a post says, of what is kept when it says something else. */
export const postWords = z.object({
  title: z.string(),
  content: z.string(),
  excerpt: z.nullable(z.string()),
  format: z.enum(postFormats),
  date: z.nullable(z.string()),
  image: storedPicture,
  imageWidth: z.nullable(z.number()),
  imageHeight: z.nullable(z.number()),
  /** Nothing is said of them where it was kept before there were any. */
  tags: z.optional(z.array(tag)),
})
export type PostWords = z.output<typeof postWords>

/**
 * What a post said before a change. `at` is when it began to say so, and names the revision; `saved` was
 * saved by hand, `kept` by itself while somebody wrote, `dropped` thrown away before it was public. `aside` never stood
 * there: somebody wrote it while somebody else changed the same.
 */
export const postRevision = z.object({
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  kind: z.enum(revisionKinds),
  /** Words that a change took away at once, and when, where it is kept for them. */
  removed: z._default(z.nullable(z.object({ words: z.int(), at: z.iso.datetime() })), null),
  ...postWords.shape,
})
export type PostRevision = z.output<typeof postRevision>

/** The last time that many words went at once: `revision` has them. */
export const postRemoval = z.object({
  revision: z.iso.datetime(),
  words: z.int(),
  at: z.iso.datetime(),
})
export type PostRemoval = z.output<typeof postRemoval>

/**
 * What a post is to say, and no visitor sees yet: the fields that differ. `base` is the version of the post that
 * they were laid over last.
 */
export const pendingChanges = z.object({
  words: z.partial(z.object({ ...postWords.shape, slug: z.string() })),
  base: z.int(),
  removal: z._default(z.nullable(postRemoval), null),
  updatedAt: z.iso.datetime(),
  version,
  changedBy,
})
export type PendingChanges = z.output<typeof pendingChanges>

/**
 * An editor that has a post open, and the versions that it knows of it and of its changes (0 is none). `isOwn` where
 * the same admin has it open elsewhere.
 */
export const postEditor = z.object({
  by: z.string(),
  isOwn: z.boolean(),
  version: z.int(),
  changes: z.int(),
})
export type PostEditor = z.output<typeof postEditor>

/** How often an open editor asks who else is there, in ms. */
export const openBeat = 10_000

/**
 * Where whoever has the address sees a post as it stands then, without login, until `until`. The token is
 * the fragment, which no browser sends to anybody: `/preview#<token>`.
 */
export const postPreview = z.object({ url: z.string(), until: z.iso.datetime() })
export type PostPreview = z.output<typeof postPreview>

/** The page of {@link postPreview}. */
export const previewPath = '/preview'

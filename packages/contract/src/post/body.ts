import * as z from 'zod/mini'
import {
  clearable,
  isVisible,
  line,
  oneOf,
  optionalLine,
  optionalText,
  text,
} from '../route/fields.ts'
import { changedBy, version } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import { imageAddress, storedPicture } from '../route/links.ts'
import { optionalMoment } from '../route/validity.ts'

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

const fields = {
  title: line(limits.post.title, 'Title'),
  content: text(limits.post.content, 'Content'),
  excerpt: optionalText(limits.post.excerpt, 'Excerpt'),
  image: imageAddress,
  date: optionalLine(limits.post.date, 'Date'),
  slug: optionalLine(limits.post.slug, 'Slug'),
  status: z.optional(oneOf('status', postStatuses)),
  publishAt: optionalMoment('publishAt'),
  format: z.optional(oneOf('format', postFormats)),
  autosave: z.optional(z.boolean({ error: 'autosave must be true or false' })),
}

type Given = Partial<Record<'title' | 'content' | 'status' | 'publishAt', string | undefined>>

const isDraft = ({ status }: Given) => status === 'draft'
const says = (text: string | undefined) => text !== undefined && isVisible(text)

/** Only a draft may lack it. */
const hasTitle = (given: Given) => isDraft(given) || says(given.title)
const hasContent = (given: Given) => isDraft(given) || says(given.content)
export const lacksTitle = { path: ['title'], error: 'Title is required' }
export const lacksContent = { path: ['content'], error: 'Content is required' }

/** Only scheduled posts have a time. */
const hasItsTime = ({ status, publishAt }: Given) =>
  (status === 'scheduled') === (publishAt !== undefined)
export const lacksTime = {
  path: ['publishAt'],
  error: 'publishAt is needed for the status scheduled, and only for it',
}

/** Defaults: slug from the title, published. A draft may lack title and content; its slug is a wish. */
export const newPost = z
  .object({
    ...fields,
    title: z._default(fields.title, ''),
    content: z._default(fields.content, ''),
  })
  .check(
    z.refine(hasTitle, lacksTitle),
    z.refine(hasContent, lacksContent),
    z.refine(hasItsTime, lacksTime),
  )

/** The old `slug` redirects; before the first it is a wish. `publishAt` alone moves a scheduled post. */
export const postChanges = z.object({
  title: z.optional(fields.title),
  content: z.optional(fields.content),
  excerpt: clearable(fields.excerpt),
  image: clearable(fields.image),
  date: clearable(fields.date),
  slug: clearable(fields.slug),
  status: fields.status,
  publishAt: fields.publishAt,
  format: fields.format,
  autosave: fields.autosave,
})

/** Unpublished; `base` is the post's version below them, and no other may stand by then. */
export const postPending = z.object({
  ...postChanges.shape,
  base: z.optional(
    z.int({ error: 'base must be a version' }).check(z.nonnegative('base must be a version')),
  ),
})

const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const isPostId = (text: string) => idForm.test(text)

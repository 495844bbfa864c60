import * as z from 'zod/mini'
import { clearable, line, oneOf, optionalLine, optionalText, text } from '../route/fields.ts'
import { changedBy, version } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import { imageAddress, storedPicture } from '../route/links.ts'
import { isVisible } from '../route/text-checks.ts'
import { optionalMoment } from '../route/validity.ts'

/** Visitors see published posts, and scheduled ones once their time has come. */
export const postStatuses = ['draft', 'scheduled', 'published'] as const
export type PostStatus = (typeof postStatuses)[number]

/** `plain` is for posts from before Markdown. */
export const postFormats = ['plain', 'markdown'] as const
export type PostFormat = (typeof postFormats)[number]

type Dated = { status: PostStatus; publishAt: string | null }

/** Returns the status at `now`: a scheduled post counts as published once its time has come. */
export const postStatusAt = ({ status, publishAt }: Dated, now: Date): PostStatus =>
  status === 'scheduled' && publishAt !== null && Date.parse(publishAt) <= now.getTime()
    ? 'published'
    : status

export const revisionKinds = ['saved', 'kept', 'shortened', 'dropped'] as const

export const postText = z.object({
  title: z.string(),
  content: z.string(),
  excerpt: z.nullable(z.string()),
  format: z.enum(postFormats),
  date: z.nullable(z.string()),
  image: storedPicture,
  imageWidth: z.nullable(z.number()),
  imageHeight: z.nullable(z.number()),
})
export interface PostText extends z.output<typeof postText> {}

/**
 * A former text of a post. `at` is the time from which it was current, and its id. `kind` says why it is kept: `saved` by hand, `kept`
 * automatically, `shortened` because many words were deleted after it, `dropped` because it was discarded before it was public.
 */
export const postRevision = z.object({
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  kind: z.enum(revisionKinds),
  ...postText.shape,
})
export interface PostRevision extends z.output<typeof postRevision> {}

/** Changes of a post that are not published yet: the fields that differ. `base` is the version of the post which they change. */
export const pendingChanges = z.object({
  words: z.partial(z.object({ ...postText.shape, slug: z.string() })),
  base: z.int(),
  updatedAt: z.iso.datetime(),
  version,
  changedBy,
})
export type PendingChanges = z.output<typeof pendingChanges>

/** A link that shows a post without login until `until`. Its token is in the fragment, which browsers never send: `/preview#<token>`. */
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
const isVisibleText = (text: string | undefined) => text !== undefined && isVisible(text)

/** Only a draft may lack title and content. */
const hasTitle = (given: Given) => isDraft(given) || isVisibleText(given.title)
const hasContent = (given: Given) => isDraft(given) || isVisibleText(given.content)
export const titleRequired = { path: ['title'], error: 'Title is required' }
export const contentRequired = { path: ['content'], error: 'Content is required' }

/** A scheduled post must have a time, and no other may. */
const hasTimeIfScheduled = ({ status, publishAt }: Given) =>
  (status === 'scheduled') === (publishAt !== undefined)
export const publishAtMismatch = {
  path: ['publishAt'],
  error: 'publishAt is needed for the status scheduled, and only for it',
}

/**
 * A new post. By default it is published, with a slug made from the title. A draft may lack title and content; its slug is only wanted
 * until it is published.
 */
export const newPost = z
  .object({
    ...fields,
    title: z._default(fields.title, ''),
    content: z._default(fields.content, ''),
  })
  .check(
    z.refine(hasTitle, titleRequired),
    z.refine(hasContent, contentRequired),
    z.refine(hasTimeIfScheduled, publishAtMismatch),
  )

/** A change of a post. Its old `slug` redirects; of a draft it is only wanted. `publishAt` alone moves a scheduled post. */
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

/** A change that is not published yet. `base` is the version of the post which it changes; another version is a conflict. */
export const pendingChangesInput = z.object({
  ...postChanges.shape,
  base: z.optional(
    z.int({ error: 'base must be a version' }).check(z.nonnegative('base must be a version')),
  ),
})

const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const isPostId = (text: string) => idForm.test(text)

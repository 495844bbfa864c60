import * as z from 'zod/mini'
import { clearable, line, oneOf, optionalLine, optionalText, text } from './fields.ts'
import { limits } from './limits.ts'
import { imageAddress } from './links.ts'
import { postFormats, postStatuses } from './post-life.ts'
import { optionalMoment } from './validity.ts'
import { isVisible } from './visible-text.ts'

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

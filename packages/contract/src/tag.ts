import * as z from 'zod/mini'
import { line } from './fields.ts'
import { limits } from './limits.ts'

/** What the team calls something, in either language or in both. */
export const tag = z.object({ bn: z.string(), en: z.string() })
export type Tag = z.output<typeof tag>

/** A tag as visitors see it; `page` is the name of its page, `/tags/<page>`, where it has one. */
export const shownTag = z.object({ ...tag.shape, page: z.optional(z.string()) })
export type ShownTag = z.output<typeof shownTag>

const tagWord = z._default(line(limits.video.tag, 'A tag'), '')

/** A tag says something in one language at least. */
export const isTag = ({ bn, en }: Tag) => Boolean(bn || en)

/** The tags of a video or a post, as they are sent. */
export const givenTags = z
  .array(z.object({ bn: tagWord, en: tagWord }).check(z.refine(isTag, 'A tag needs a word')), {
    error: 'Tags must be a list',
  })
  .check(z.maxLength(limits.video.tags, `At most ${limits.video.tags} tags`))

/** Videos and posts that a tag has before it gets a page. */
export const taggedForPage = 4

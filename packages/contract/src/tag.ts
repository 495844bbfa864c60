import * as z from 'zod/mini'
import { line } from './fields.ts'
import { limits } from './limits.ts'
import { isVisible } from './visible-text.ts'

/** In one language or both. */
export const tag = z.object({ bn: z.string(), en: z.string() })
export type Tag = z.output<typeof tag>

/** `page`: name of its `/tags/<page>`, if any. */
export const shownTag = z.object({ ...tag.shape, page: z.optional(z.string()) })
export type ShownTag = z.output<typeof shownTag>

const tagWord = z._default(line(limits.video.tag, 'A tag'), '')

export const isTag = ({ bn, en }: Tag) => isVisible(bn + en)

export const givenTags = z
  .array(z.object({ bn: tagWord, en: tagWord }).check(z.refine(isTag, 'A tag needs a word')), {
    error: 'Tags must be a list',
  })
  .check(z.maxLength(limits.video.tags, `At most ${limits.video.tags} tags`))

/** Videos and posts needed for a page. */
export const taggedForPage = 4

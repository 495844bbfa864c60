import * as z from 'zod/mini'
import { optionalOf, text } from './fields.ts'
import { limits } from './limits.ts'
import { noun, optional, requiredLineOf } from './noun.ts'
import { hasKnownPlaceholders, placeholderComplaint } from './placeholders.ts'

const body = (label: string) =>
  optional(
    z.string(),
    optionalOf(
      text(limits.reply.body, label).check(
        z.trim(),
        z.refine(hasKnownPlaceholders, {
          error: ({ input }) => placeholderComplaint(String(input), label),
        }),
      ),
    ),
  )

const lacksBody = {
  path: ['bodyEn'],
  error: 'Write the text in Bengali, in English or in both',
} as const
export const hasBody = (given: {
  bodyBn?: string | null | undefined
  bodyEn?: string | null | undefined
}) => Boolean(given.bodyBn || given.bodyEn)

export const replyNoun = noun(
  'reply',
  {
    name: requiredLineOf(limits.reply.name, 'Name'),
    bodyBn: body('Bengali text'),
    bodyEn: body('English text'),
  },
  [{ ...lacksBody, holds: hasBody }],
)
export interface Reply extends z.output<typeof replyNoun.stored> {}
export const replyInput = replyNoun.given
export const replies = replyNoun.routes
const names = new Intl.Collator(['en', 'bn'], { numeric: true })

/** By name, then id. */
export const byReplyName = (a: Reply, b: Reply) => names.compare(a.name, b.name) || a.id - b.id

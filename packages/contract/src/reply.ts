import * as z from 'zod/mini'
import { optionalOf, text } from './fields.ts'
import { limits } from './limits.ts'
import { noun, optional, requiredLineOf } from './noun.ts'
import { nounNotes } from './openapi/noun-notes.ts'
import { hasKnownPlaceholders, placeholderComplaint, placeholders } from './placeholders.ts'

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

export const lacksBody = {
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
export const replyNotes = /* @__PURE__ */ nounNotes(replyNoun, () => ({
  about: 'Templates that the team answers brands with.',
  body: {
    name: 'First answer',
    bodyBn: 'নমস্কার {name}, লিখেছেন বলে ধন্যবাদ! - {owner}',
    bodyEn: 'Hello {name}, thank you for writing to us! - {owner}',
  },
  order: 'by name',
  listed: 'Where there are none, the dashboard offers those of the brand file.',
  created: `A text in at least one language is required. Whoever sends it fills ${placeholders.map((one) => `\`{${one}}\``).join(', ')}; braces that are text are written twice.`,
  changed: 'One of the texts stays.',
}))

const names = new Intl.Collator(['en', 'bn'], { numeric: true })

/** By name, then id. */
export const byReplyName = (a: Reply, b: Reply) => names.compare(a.name, b.name) || a.id - b.id

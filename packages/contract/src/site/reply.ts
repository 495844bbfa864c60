import * as z from 'zod/mini'
import { optionalOf, text } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import { noun, optional, requiredLineOf } from '../route/noun.ts'

export const placeholders = ['name', 'company', 'owner'] as const
export type Placeholder = (typeof placeholders)[number]

const isKnown = (word: string): word is Placeholder => placeholders.some((known) => known === word)

/** `{{word}}` is literal, `{word}` a placeholder, lone braces text. */
const braced = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g

const unknownIn = (text: string) =>
  [...text.matchAll(braced)].flatMap(([, , word]) => (word?.trim() && !isKnown(word) ? [word] : []))

export const hasKnownPlaceholders = (text: string) => unknownIn(text).length === 0

/** An error in a text's braces, beginning with `label`. */
export const placeholderComplaint = (text: string, label: string) => {
  const [word = ''] = unknownIn(text)
  const known = placeholders.map((one) => `{${one}}`).join(', ')
  return `${label} has {${word}}, which nothing can fill: there are ${known}. Write {{${word}}} for the braces themselves`
}

export const filled = (text: string, values: Record<Placeholder, string>) =>
  text.replace(braced, (whole, asText?: string, word?: string) => {
    if (asText !== undefined) return `{${asText}}`
    return word !== undefined && isKnown(word) ? values[word] : whole
  })

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

import * as z from 'zod/mini'
import { optionalOf, text } from '../route/fields.ts'
import { defineNoun, optionalField, requiredLineField } from '../route/noun.ts'

/** How many code points each field may have. */
const maxLengths = { name: 100, body: 5_000 }

export const placeholders = ['name', 'company', 'owner'] as const
export type Placeholder = (typeof placeholders)[number]

const isPlaceholder = (word: string): word is Placeholder =>
  placeholders.some((one) => one === word)

/** `{word}` is a placeholder, `{{word}}` stands for `{word}` itself, and single braces are text. */
const braced = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g

const findUnknownPlaceholders = (text: string) =>
  [...text.matchAll(braced)].flatMap(([, , word]) =>
    word?.trim() && !isPlaceholder(word) ? [word] : [],
  )

export const hasKnownPlaceholders = (text: string) => findUnknownPlaceholders(text).length === 0

/** Describes the first unknown placeholder of a text. The sentence begins with `label`. */
export const describeUnknownPlaceholder = (text: string, label: string) => {
  const [word = ''] = findUnknownPlaceholders(text)
  const list = placeholders.map((one) => `{${one}}`).join(', ')
  return `${label} has {${word}}, which nothing can fill: there are ${list}. Write {{${word}}} for the braces themselves`
}

export const fillPlaceholders = (text: string, values: Record<Placeholder, string>) =>
  text.replace(braced, (whole, asText?: string, word?: string) => {
    if (asText !== undefined) return `{${asText}}`
    return word !== undefined && isPlaceholder(word) ? values[word] : whole
  })

const body = (label: string) =>
  optionalField(
    z.string(),
    optionalOf(
      text(maxLengths.body, label).check(
        z.trim(),
        z.refine(hasKnownPlaceholders, {
          error: ({ input }) => describeUnknownPlaceholder(String(input), label),
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

export const replyNoun = defineNoun(
  'reply',
  {
    name: requiredLineField(maxLengths.name, 'Name'),
    bodyBn: body('Bengali text'),
    bodyEn: body('English text'),
  },
  [{ ...lacksBody, holds: hasBody }],
)
export interface Reply extends z.output<typeof replyNoun.stored> {}
export const replyInput = replyNoun.given
export const replies = replyNoun.routes
const names = new Intl.Collator(['en', 'bn'], { numeric: true })

/** Sorts reply templates by name, then by id. */
export const byReplyName = (a: Reply, b: Reply) => names.compare(a.name, b.name) || a.id - b.id

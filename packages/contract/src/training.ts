import * as z from 'zod/mini'

export const languages = ['auto', 'bengali', 'benglish', 'english'] as const
export const categories = ['general', 'comedy', 'collaboration', 'culture'] as const
export const templateTypes = ['greeting', 'quick_reply', 'offer', 'fallback'] as const

const stored = {
  id: z.int().check(z.positive()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

/** A message, its keywords, and the answer that the bot gives verbatim. */
export const training = z.object({
  ...stored,
  keyword: z.string(),
  userMessage: z.string(),
  botResponse: z.string(),
  language: z.enum(languages),
  category: z.enum(categories),
  isActive: z.boolean(),
  priority: z.int(),
})
export type Training = z.output<typeof training>

/** Something the bot says at certain moments, while it is active and inside its dates. */
export const template = z.object({
  ...stored,
  name: z.string(),
  templateType: z.enum(templateTypes),
  content: z.string(),
  language: z.enum(languages),
  isActive: z.boolean(),
  displayOrder: z.int(),
  validFrom: z.iso.datetime(),
  validTo: z.nullable(z.iso.datetime()),
})
export type Template = z.output<typeof template>

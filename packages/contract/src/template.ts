import * as z from 'zod/mini'
import { language } from './bot-row.ts'
import { displayOrder } from './display-order.ts'
import { oneOf } from './fields.ts'
import { limits } from './limits.ts'
import { isActive, noun, required, requiredLineOf, requiredWords, validity } from './noun.ts'
import { datesInOrder } from './validity.ts'

export const templateTypes = ['greeting', 'quick_reply', 'offer', 'fallback'] as const

/** Bong Bot's words for certain moments, while active and in its dates. */
export const templateNoun = noun(
  'template',
  {
    name: requiredLineOf(limits.template.name, 'Name'),
    templateType: required(z.enum(templateTypes), oneOf('templateType', templateTypes)),
    content: requiredWords(limits.template.content, 'Content'),
    language,
    isActive,
    displayOrder,
    ...validity,
  },
  [datesInOrder],
)
export interface Template extends z.output<typeof templateNoun.stored> {}
export const templateInput = templateNoun.given

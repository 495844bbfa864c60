import * as z from 'zod/mini'
import { oneOf } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import {
  displayOrder,
  isActive,
  noun,
  required,
  requiredLineOf,
  requiredWords,
  validity,
} from '../route/noun.ts'
import { datesInOrder } from '../route/validity.ts'
import { language } from './row.ts'

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

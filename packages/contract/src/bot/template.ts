import * as z from 'zod/mini'
import { oneOf } from '../route/fields.ts'
import {
  defineNoun,
  displayOrder,
  isActive,
  requiredField,
  requiredLineField,
  requiredTextField,
  validity,
} from '../route/noun.ts'
import { datesInOrder } from '../route/validity.ts'
import { language } from './row.ts'

/** How many code points each field may have. */
const maxLengths = { name: 255, content: 5_000 }

export const templateTypes = ['greeting', 'quick_reply', 'offer', 'fallback'] as const

/** What Bong Bot says at certain moments, while the template is active and within its dates. */
export const templateNoun = defineNoun(
  'template',
  {
    name: requiredLineField(maxLengths.name, 'Name'),
    templateType: requiredField(z.enum(templateTypes), oneOf('templateType', templateTypes)),
    content: requiredTextField(maxLengths.content, 'Content'),
    language,
    isActive,
    displayOrder,
    ...validity,
  },
  [datesInOrder],
)
export interface Template extends z.output<typeof templateNoun.stored> {}
export const templateInput = templateNoun.given

import * as z from 'zod/mini'
import { isActive, languages, numberParam, rowChanges, storedRow } from './bot-row.ts'
import { displayOrder, requiredDisplayOrder } from './display-order.ts'
import { clearable, oneOf, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import type { Group } from './route.ts'
import { endsBeforeStart, isInOrder, optionalMoment } from './validity.ts'
import { ifMatch } from './version.ts'

export const templateTypes = ['greeting', 'quick_reply', 'offer', 'fallback'] as const

/** Something the bot says at certain moments, while it is active and inside its dates. */
export const template = z.object({
  ...storedRow,
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

const fields = {
  name: requiredText(limits.template.name, 'Name'),
  templateType: oneOf('templateType', templateTypes),
  content: requiredText(limits.template.content, 'Content'),
  validFrom: optionalMoment('Valid from'),
  validTo: optionalMoment('Valid to'),
}

export const templateInput = z
  .object({
    ...fields,
    language: z._default(oneOf('language', languages), 'auto'),
    isActive,
    displayOrder,
  })
  .check(z.refine(isInOrder, endsBeforeStart))

/** A beginning cannot be cleared: an empty one stays as it is. */
export const templateChanges = z
  .object({
    ...rowChanges,
    name: z.optional(fields.name),
    templateType: z.optional(fields.templateType),
    content: z.optional(fields.content),
    displayOrder: z.optional(requiredDisplayOrder),
    validFrom: fields.validFrom,
    validTo: clearable(fields.validTo),
  })
  .check(z.refine(isInOrder, endsBeforeStart))

const path = '/api/admin/chatbot-templates'

export const templateRoutes = {
  listTemplates: {
    method: 'GET',
    path,
    access: 'admin',
    response: z.array(template),
  },
  createTemplate: {
    method: 'POST',
    path,
    access: 'admin',
    body: templateInput,
    response: template,
    status: 201,
  },
  updateTemplate: {
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'admin',
    params: numberParam,
    headers: ifMatch,
    body: templateChanges,
    response: template,
  },
  removeTemplate: {
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'admin',
    params: numberParam,
    response: z.object({ id: z.number() }),
  },
} as const satisfies Group

import * as z from 'zod/mini'
import { isActive, languages, numberParam, storedRow } from './bot-row.ts'
import { displayOrder } from './display-order.ts'
import { oneOf, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import type { Group } from './route.ts'
import { endsBeforeStart, isInOrder, optionalMoment } from './validity.ts'

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

export const templateInput = z
  .object({
    name: requiredText(limits.template.name, 'Name'),
    templateType: oneOf('templateType', templateTypes),
    content: requiredText(limits.template.content, 'Content'),
    language: z._default(oneOf('language', languages), 'auto'),
    isActive,
    displayOrder,
    validFrom: optionalMoment('Valid from'),
    validTo: optionalMoment('Valid to'),
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
    body: templateInput,
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

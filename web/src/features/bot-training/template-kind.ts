import { api, check, type Template, templateInput, templateTypes } from '@bong-bari/contract'
import { call, keyOf } from '../../api.ts'
import { fromTimeField, toTimeField } from '../../office/kolkata-time.ts'
import type { Kind } from './kind.ts'
import { TemplateFields, type TemplateValues } from './template-fields.tsx'
import { TemplateRow } from './template-row.tsx'

const routes = api['bot-training']

const withMoments = (values: TemplateValues) => ({
  ...values,
  validFrom: fromTimeField(values.validFrom),
  validTo: fromTimeField(values.validTo),
})

const update = (id: number, body: ReturnType<typeof withMoments> | Template) =>
  call(routes.updateTemplate, { params: { id: String(id) }, body })

const save = (id: number | undefined, values: TemplateValues) => {
  const body = withMoments(values)
  return id === undefined ? call(routes.createTemplate, { body }) : update(id, body)
}

const valuesOf = ({ id: _, createdAt: _c, updatedAt: _u, ...template }: Template) => ({
  ...template,
  validFrom: toTimeField(template.validFrom),
  validTo: toTimeField(template.validTo),
})

export const templateKind: Kind<Template, TemplateValues> = {
  name: 'templates',
  unreadable: 'template',
  title: 'Template',
  plural: 'templates',
  key: keyOf(routes.listTemplates),
  list: (signal) => call(routes.listTemplates, undefined, { signal }),
  save,
  setActive: (template, isActive) => update(template.id, { ...template, isActive }),
  remove: (id) => call(routes.removeTemplate, { params: { id: String(id) } }),
  nameOf: ({ name }) => name,
  textOf: ({ name, content }) => `${name} ${content}`,
  group: {
    param: 'type',
    label: 'Type',
    options: templateTypes,
    of: ({ templateType }) => templateType,
  },
  blank: {
    name: '',
    templateType: 'greeting',
    content: '',
    language: 'auto',
    isActive: true,
    displayOrder: 1,
    validFrom: '',
    validTo: '',
  },
  valuesOf,
  fieldNames: [
    'name',
    'templateType',
    'content',
    'language',
    'displayOrder',
    'validFrom',
    'validTo',
  ],
  check: (values) => {
    const result = check(templateInput, withMoments(values))
    return 'fields' in result ? result.fields : {}
  },
  Fields: TemplateFields,
  Row: TemplateRow,
}

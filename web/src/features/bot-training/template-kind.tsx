import {
  api,
  check,
  matching,
  standingIn,
  type Template,
  templateInput,
  templateTypes,
} from '@bong-bari/contract'
import { call, keyOf } from '../../api.ts'
import { fromTimeField, toTimeField } from '../../office/kolkata-time.ts'
import { windowPart } from '../../office/part.tsx'
import type { Kind } from './kind.ts'
import type { TemplateValues } from './template-fields.tsx'
import { TemplateRow } from './template-row.tsx'

const routes = api['bot-training']

const withMoments = <Values extends Partial<TemplateValues>>(values: Values) => ({
  ...values,
  ...(values.validFrom !== undefined && { validFrom: fromTimeField(values.validFrom) }),
  ...(values.validTo !== undefined && { validTo: fromTimeField(values.validTo) }),
})

const change = (id: number, given: Partial<TemplateValues>, headers: Record<string, string> = {}) =>
  call(routes.updateTemplate, { params: { id: String(id) }, body: withMoments(given) }, { headers })

const valuesOf = ({
  id: _,
  createdAt: _c,
  updatedAt: _u,
  version: _v,
  changedBy: _by,
  ...template
}: Template) => ({
  ...template,
  validFrom: toTimeField(template.validFrom),
  validTo: toTimeField(template.validTo),
})

export const templateKind: Kind<Template, TemplateValues> = {
  name: 'templates',
  stored: 'template',
  title: 'Template',
  plural: 'templates',
  key: keyOf(routes.listTemplates),
  list: (signal) => call(routes.listTemplates, undefined, { signal }),
  create: (values) => call(routes.createTemplate, { body: withMoments(values) }),
  change: (id, values, version) => change(id, values, matching(version)),
  standingIn: (error) => standingIn(routes.updateTemplate, error),
  switch: (id, isActive) => change(id, { isActive }),
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
  editor: windowPart(async () => {
    const [{ EntryDialog }, { TemplateFields }] = await Promise.all([
      import('./entry-dialog.tsx'),
      import('./template-fields.tsx'),
    ])
    return (props) => <EntryDialog kind={templateKind} Fields={TemplateFields} {...props} />
  }),
  Row: TemplateRow,
}

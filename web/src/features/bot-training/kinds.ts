import { categories, type Template, templateTypes } from '@bong-bari/contract'
import { windowPart } from '../../office/dialog/part.tsx'
import type { Kind, TrainingItem } from './kind.ts'
import { askedElseOf, templates, trainingRows } from './taught.ts'
import { TemplateRow } from './template-row.tsx'
import { TrainingRow } from './training-row.tsx'

export const trainingKind: Kind<TrainingItem> = {
  name: 'training',
  of: trainingRows,
  plural: 'rows',
  askedElse: (row) => askedElseOf(row).reduce((sum, [, count]) => sum + count, 0),
  textOf: ({ keyword, userMessage, botResponse, variants, answers }) =>
    [keyword, userMessage, botResponse, ...variants, ...Object.values(answers)].join(' '),
  group: {
    param: 'category',
    label: 'Category',
    options: categories,
    of: ({ category }) => category,
  },
  editor: windowPart(async () => (await import('./training-editor.tsx')).TrainingEditor),
  Row: TrainingRow,
}

export const templateKind: Kind<Template> = {
  name: 'templates',
  of: templates,
  plural: 'templates',
  textOf: ({ name, content }) => `${name} ${content}`,
  group: {
    param: 'type',
    label: 'Type',
    options: templateTypes,
    of: ({ templateType }) => templateType,
  },
  editor: windowPart(async () => (await import('./template-editor.tsx')).TemplateEditor),
  Row: TemplateRow,
}

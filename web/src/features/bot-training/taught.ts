import { api, messageLanguages, type Template, type Training } from '@bong-bari/contract'
import { quoted, resource } from '../../office/resource/resource.ts'
import { nowInTrash } from '../../office/resource/resource-changes.ts'
import type { TrainingItem } from './kind.ts'

const routes = api['bot-training']

export const trainingRows = resource(
  {
    list: routes.listTraining,
    create: routes.createTraining,
    update: routes.updateTraining,
    remove: routes.removeTraining,
  },
  {
    kind: 'training',
    nameOf: ({ keyword }: Training) => keyword,
    deleted: (row) => ({
      title: 'Training Data Deleted',
      description: [nowInTrash(quoted(row.keyword)), missedOf(row)].filter(Boolean).join(' '),
    }),
  },
)

export const templates = resource(
  {
    list: routes.listTemplates,
    create: routes.createTemplate,
    update: routes.updateTemplate,
    remove: routes.removeTemplate,
  },
  {
    kind: 'template',
    draft: 'templates',
    nameOf: ({ name }: Template) => name,
  },
)

/** Languages a row was asked in lately without having an answer, with counts. */
export const askedElseOf = ({ askedElse = {} }: TrainingItem) =>
  messageLanguages.flatMap((language) => {
    const count = askedElse[language]
    return count ? [[language, count] as const] : []
  })

/** What visitors would miss without a row; empty where it answered nobody lately. */
export const missedOf = ({ answeredLastMonth: count = 0 }: TrainingItem) => {
  if (count === 0) return ''
  const questions = count === 1 ? '1 question' : `${count.toLocaleString('en')} questions`
  return `It answered ${questions} in the last 30 days.`
}

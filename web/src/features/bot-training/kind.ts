import {
  api,
  type ListedTraining,
  messageLanguages,
  type Template,
  type Training,
} from '@bong-bari/contract'
import type { ComponentType } from 'react'
import { createResource, quoteName, type Resource } from '../../office/resource/resource.ts'
import { nowInTrash } from '../../office/resource/resource-changes.ts'

/** A row as the list has it; the answer to a change lacks the counts. */
export type TrainingItem = Training &
  Partial<Pick<ListedTraining, 'answeredLastMonth' | 'askedElse'>>
export type Entry = TrainingItem | Template
export type ListName = 'training' | 'templates'
export type TabName = ListName | 'unanswered' | 'built-in'

export type Kind<E extends Entry> = {
  name: ListName
  of: Resource<E, never, { isActive: boolean }>
  /** The plural, which counts are shown with. */
  plural: string
  textOf: (entry: E) => string
  /** It adds or edits one, and loads when it is opened. */
  editor: {
    prefetch: () => void
    Component: ComponentType<{ item?: E | undefined; onClose: () => void }>
  }
  Row: ComponentType<{ entry: E }>
}

const routes = api['bot-training']

export const trainingRows = createResource(
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
      description: [nowInTrash(quoteName(row.keyword)), describeRecentAnswers(row)]
        .filter(Boolean)
        .join(' '),
    }),
  },
)

export const templates = createResource(
  {
    list: routes.listTemplates,
    create: routes.createTemplate,
    update: routes.updateTemplate,
    remove: routes.removeTemplate,
  },
  {
    kind: 'template',
    nameOf: ({ name }: Template) => name,
  },
)

/** Languages a row was asked in lately without having an answer, with counts. */
export const askedElseOf = ({ askedElse = {} }: TrainingItem) =>
  messageLanguages.flatMap((language) => {
    const count = askedElse[language]
    return count ? [[language, count] as const] : []
  })

/** Says what visitors would miss without a row; empty if it answered nobody lately. */
export const describeRecentAnswers = ({ answeredLastMonth: count = 0 }: TrainingItem) => {
  if (count === 0) return ''
  const questions = count === 1 ? '1 question' : `${count.toLocaleString('en')} questions`
  return `It answered ${questions} in the last 30 days.`
}

/** Writes an option as words: `quick_reply` becomes `Quick reply`. */
export const labelOf = (option: string) =>
  option.charAt(0).toUpperCase() + option.slice(1).replaceAll('_', ' ')

export const choices = (options: readonly string[]) =>
  options.map((option) => [option, labelOf(option)] as const)

import {
  api,
  categories,
  check,
  type ListedTraining,
  matching,
  standingIn,
  type Training,
  trainingInput,
} from '@bong-bari/contract'
import { call, keyOf } from '../../api.ts'
import type { Kind } from './kind.ts'
import { TrainingFields, type TrainingValues } from './training-fields.tsx'
import { TrainingRow } from './training-row.tsx'

const routes = api['bot-training']

/** As it is listed; what a change answers does not count. */
type Row = Training & Partial<ListedTraining>

const valuesOf = ({
  id: _,
  createdAt: _c,
  updatedAt: _u,
  version: _v,
  changedBy: _by,
  answeredLastMonth: _answered,
  ...values
}: Row): TrainingValues => values

const change = (id: number, body: Partial<TrainingValues>, headers: Record<string, string> = {}) =>
  call(routes.updateTraining, { params: { id: String(id) }, body }, { headers })

export const trainingKind: Kind<Row, TrainingValues> = {
  name: 'training',
  stored: 'training',
  title: 'Training Data',
  plural: 'rows',
  key: keyOf(routes.listTraining),
  list: (signal) => call(routes.listTraining, undefined, { signal }),
  create: (body) => call(routes.createTraining, { body }),
  change: (id, body, version) => change(id, body, matching(version)),
  standingIn: (error) => standingIn(routes.updateTraining, error),
  changesBy: async (id, row) =>
    (await call(routes.checkTraining, { body: { ...(id && { id }), row } })).wouldChange,
  switch: (id, isActive) => change(id, { isActive }),
  remove: (id) => call(routes.removeTraining, { params: { id: String(id) } }),
  answered: ({ answeredLastMonth = 0 }) => answeredLastMonth,
  nameOf: ({ keyword }) => keyword,
  textOf: ({ keyword, userMessage, botResponse }) => `${keyword} ${userMessage} ${botResponse}`,
  group: {
    param: 'category',
    label: 'Category',
    options: categories,
    of: ({ category }) => category,
  },
  blank: {
    keyword: '',
    userMessage: '',
    botResponse: '',
    language: 'auto',
    category: 'general',
    isActive: true,
    priority: 5,
  },
  valuesOf,
  fieldNames: ['keyword', 'userMessage', 'botResponse', 'language', 'category', 'priority'],
  check: (values) => {
    const result = check(trainingInput, values)
    return 'fields' in result ? result.fields : {}
  },
  Fields: TrainingFields,
  Row: TrainingRow,
}

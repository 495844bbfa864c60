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
import { windowPart } from '../../office/part.tsx'
import type { Kind } from './kind.ts'
import { namesOfLinks } from './link-names.ts'
import { TrainingRow } from './training-row.tsx'
import {
  blankBeside,
  changesOf,
  errorsOf,
  rowOf,
  type TrainingValues,
  valuesOf,
} from './training-values.ts'

const routes = api['bot-training']

/** As it is listed; what a change answers does not count. */
type Row = Training & Partial<ListedTraining>

const change = (
  id: number,
  changed: Partial<TrainingValues>,
  headers: Record<string, string> = {},
) =>
  call(routes.updateTraining, { params: { id: String(id) }, body: changesOf(changed) }, { headers })

export const trainingKind: Kind<Row, TrainingValues> = {
  name: 'training',
  stored: 'training',
  title: 'Training Data',
  plural: 'rows',
  key: keyOf(routes.listTraining),
  list: (signal) => call(routes.listTraining, undefined, { signal }),
  create: (values) => call(routes.createTraining, { body: rowOf(values) }),
  change: (id, body, version) => change(id, body, matching(version)),
  standingIn: (error) => standingIn(routes.updateTraining, error),
  changesBy: async (id, values) =>
    (await call(routes.checkTraining, { body: { ...(id && { id }), row: rowOf(values) } }))
      .wouldChange,
  switch: (id, isActive) => change(id, { isActive }),
  remove: (id) => call(routes.removeTraining, { params: { id: String(id) } }),
  answered: ({ answeredLastMonth = 0 }) => answeredLastMonth,
  nameOf: ({ keyword }) => keyword,
  textOf: ({ keyword, userMessage, botResponse, variants, answers }) =>
    [keyword, userMessage, botResponse, ...variants, ...Object.values(answers)].join(' '),
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
    ...blankBeside,
  },
  valuesOf,
  fieldNames: [
    'keyword',
    'userMessage',
    'botResponse',
    'language',
    'category',
    'priority',
    'variants',
    'answerBengali',
    'answerBenglish',
    'answerEnglish',
    'links',
  ],
  shownOf: (name, value) => (name === 'links' ? namesOfLinks(String(value)) : value),
  check: (values) => {
    const result = check(trainingInput, rowOf(values))
    return 'fields' in result ? errorsOf(result.fields) : {}
  },
  editor: windowPart(async () => {
    const [{ EntryDialog }, { TrainingFields }] = await Promise.all([
      import('./entry-dialog.tsx'),
      import('./training-fields.tsx'),
    ])
    return (props) => <EntryDialog kind={trainingKind} Fields={TrainingFields} {...props} />
  }),
  Row: TrainingRow,
}

import { type BodyOf, botTraining, messageLanguages, type Training } from '@bong-bari/contract'
import { answeredRows, removeUnanswered, templates, trainingRows } from '@bong-bari/table'
import { soundKey } from '@bong-bari/text'
import { nounHandlers } from '../http/noun-handlers.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'

type Given = BodyOf<typeof botTraining.updateTraining>

/** Unnamed languages stay, null removes. */
const answersAfter = (answers: Training['answers'], given: NonNullable<Given['answers']>) => {
  const after: Training['answers'] = {}
  for (const language of messageLanguages) {
    const words = given[language] === undefined ? answers[language] : given[language]
    if (words) after[language] = words
  }
  return after
}

/** The first of those that sound alike in one script. */
const distinctVariants = (variants: Training['variants']) => {
  const bySound = new Map<string, string>()
  for (const text of variants) if (!bySound.has(soundKey(text))) bySound.set(soundKey(text), text)
  return [...bySound.values()]
}

const rowChanges = ({ answers, variants, ...given }: Given, row: Training) => ({
  ...given,
  ...(answers && { answers: answersAfter(row.answers, answers) }),
  ...(variants && { variants: distinctVariants(variants) }),
})

const rows = nounHandlers(trainingRows, {
  created: (body) => ({ ...body, variants: distinctVariants(body.variants) }),
  changed: rowChanges,
})
const ofTemplates = nounHandlers(templates)

export const handler = serve(botTraining, {
  listTraining: async ({ now }) => {
    const [all, answered, { askedElse }] = await Promise.all([
      trainingRows.list(),
      answeredRows(now),
      import('./asked-else.ts'),
    ])
    return all.map((row) => {
      const { count = 0, lacked = {} } = answered.get(row.id) ?? {}
      return { ...row, answeredLastMonth: count, ...askedElse(row, lacked) }
    })
  },

  createTraining: rows.create,
  updateTraining: rows.update,
  removeTraining: rows.remove,

  // Loads the lexicon late.
  tryMessage: async ({ body: { message }, now }) => {
    const { tryMessage } = await import('../bot/answer.ts')
    const tried = await tryMessage(message, now)
    if (tried.source === 'row') return tried
    const { keywordOf } = await import('./unanswered.ts')
    return { ...tried, keyword: keywordOf(message) }
  },

  listUnanswered: async ({ now }) => {
    const { stillUnanswered } = await import('./unanswered.ts')
    return stillUnanswered(now)
  },

  removeUnanswered: async ({ params: { id } }) =>
    (await removeUnanswered(id)) ? { id } : refuse('unanswered-not-found'),

  usage: async ({ now }) => (await import('../bot/model/budget.ts')).usageAt(now),

  listTemplates: ofTemplates.list,
  createTemplate: ofTemplates.create,
  updateTemplate: ofTemplates.update,
  removeTemplate: ofTemplates.remove,
})

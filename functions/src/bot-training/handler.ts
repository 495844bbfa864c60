import { type BodyOf, botTraining, messageLanguages, type Training } from '@bong-bari/contract'
import { answeredRows, removeUnanswered, templates, trainingRows } from '@bong-bari/table'
import { soundKey } from '@bong-bari/text'
import { nounHandlers } from '../http/noun-handlers.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'

type Given = BodyOf<typeof botTraining.updateTraining>

/** The answers after a change: a language that is not given stays as it is, and null removes it. */
const mergeAnswers = (answers: Training['answers'], given: NonNullable<Given['answers']>) => {
  const after: Training['answers'] = {}
  for (const language of messageLanguages) {
    const texts = given[language] === undefined ? answers[language] : given[language]
    if (texts) after[language] = texts
  }
  return after
}

/** Of variants that sound alike in one script only the first stays. */
const distinctVariants = (variants: Training['variants']) => {
  const bySound = new Map<string, string>()
  for (const text of variants) if (!bySound.has(soundKey(text))) bySound.set(soundKey(text), text)
  return [...bySound.values()]
}

const rowChanges = ({ answers, variants, ...given }: Given, row: Training) => ({
  ...given,
  ...(answers && { answers: mergeAnswers(row.answers, answers) }),
  ...(variants && { variants: distinctVariants(variants) }),
})

const rowRoutes = nounHandlers(trainingRows, {
  created: (body) => ({ ...body, variants: distinctVariants(body.variants) }),
  changed: rowChanges,
})
const templateRoutes = nounHandlers(templates)

export const handler = serve(botTraining, {
  listTraining: async ({ now }) => {
    const [all, answered, { countLackingLanguages }] = await Promise.all([
      trainingRows.list(),
      answeredRows(now),
      import('./asked-else.ts'),
    ])
    return all.map((row) => {
      const { count = 0, lacked = {} } = answered.get(row.id) ?? {}
      return { ...row, answeredLastMonth: count, ...countLackingLanguages(row, lacked) }
    })
  },

  createTraining: rowRoutes.create,
  updateTraining: rowRoutes.update,
  removeTraining: rowRoutes.remove,

  // The lexicon is imported late: listing rows does not need it.
  tryMessage: async ({ body: { message }, now }) => {
    const [{ tryMessage }, { readUsage }] = await Promise.all([
      import('../bot/answer.ts'),
      import('../bot/model/budget.ts'),
    ])
    const tried = { ...(await tryMessage(message, now)), usage: await readUsage(now) }
    if (tried.source === 'row') return tried
    const { suggestKeyword } = await import('./unanswered.ts')
    return { ...tried, keyword: suggestKeyword(message) }
  },

  listUnanswered: async ({ now }) => {
    const { listStillUnanswered } = await import('./unanswered.ts')
    return listStillUnanswered(now)
  },

  removeUnanswered: async ({ params: { id } }) =>
    (await removeUnanswered(id)) ? { id } : refuse('unanswered-not-found'),

  listTemplates: templateRoutes.list,
  createTemplate: templateRoutes.create,
  updateTemplate: templateRoutes.update,
  removeTemplate: templateRoutes.remove,
})

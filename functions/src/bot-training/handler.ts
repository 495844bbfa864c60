import { botTraining } from '@bong-bari/contract'
import { answeredRows, removeUnanswered, templates, trainingRows } from '@bong-bari/table'
import { usageAt } from '../bot/model/usage.ts'
import { nounHandlers } from '../http/noun-handlers.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { distinctVariants } from './distinct-variants.ts'
import { rowChanges } from './row-changes.ts'
import { stillUnanswered } from './unanswered.ts'

const rows = nounHandlers(trainingRows, {
  created: (body) => ({ ...body, variants: distinctVariants(body.variants) }),
  changed: rowChanges,
})
const ofTemplates = nounHandlers(templates)

export const handler = serve(botTraining, {
  listTraining: async ({ now }) => {
    const [all, answered] = await Promise.all([trainingRows.list(), answeredRows(now)])
    return all.map((row) => ({ ...row, answeredLastMonth: answered.get(row.id) ?? 0 }))
  },

  createTraining: rows.create,
  updateTraining: rows.update,
  removeTraining: rows.remove,

  tryMessage: async ({ body, now }) => {
    const { tryMessage } = await import('../bot/answer.ts')
    return tryMessage(body.message, now)
  },

  // What knows the lexicon comes when it is asked for.
  checkTraining: async ({ body, now }) => {
    const { checkTraining } = await import('./check-training.ts')
    return checkTraining(body, now)
  },

  offerVariants: async ({ body, now }) => {
    const { offerVariants } = await import('./offers/offer-variants.ts')
    return offerVariants(body, now)
  },

  listUnanswered: ({ now }) => stillUnanswered(now),

  removeUnanswered: async ({ params: { id } }) =>
    (await removeUnanswered(id)) ? { id } : refuse('unanswered-not-found'),

  usage: ({ now }) => usageAt(now),

  listTemplates: ofTemplates.list,
  createTemplate: ofTemplates.create,
  updateTemplate: ofTemplates.update,
  removeTemplate: ofTemplates.remove,
})

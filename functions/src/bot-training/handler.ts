import { type BodyOf, botTraining } from '@bong-bari/contract'
import { answeredRows, removeUnanswered, templates, trainingRows } from '@bong-bari/table'
import { tryMessage } from '../bot/answer.ts'
import { usageAt } from '../bot/model/usage.ts'
import { checkDates } from '../http/check-dates.ts'
import { changing, editBy } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { distinctVariants } from './distinct-variants.ts'
import { rowChanges } from './row-changes.ts'
import { stillUnanswered } from './unanswered.ts'

const templateFields = (given: BodyOf<typeof botTraining.createTemplate>, now: Date) => ({
  ...given,
  validFrom: given.validFrom ?? now.toISOString(),
  validTo: given.validTo ?? null,
})

export const handler = serve(botTraining, {
  listTraining: async ({ now }) => {
    const [rows, answered] = await Promise.all([trainingRows.list(), answeredRows(now)])
    return rows.map((row) => ({ ...row, answeredLastMonth: answered.get(row.id) ?? 0 }))
  },

  createTraining: ({ body, ...facts }) =>
    trainingRows.create({ ...body, variants: distinctVariants(body.variants) }, editBy(facts)),

  updateTraining: ({ params: { id }, body, ...facts }) => {
    const made = editBy(facts)
    const gone = () => refuse('training-not-found')
    return changing({
      route: botTraining.updateTraining,
      expected: made.expected,
      find: async () => (await trainingRows.find(id)) ?? gone(),
      fields: (before) => rowChanges(body, before),
      write: (fields) => trainingRows.update(id, fields, made),
      gone,
    })
  },

  removeTraining: async ({ params: { id }, ...facts }) =>
    (await trainingRows.remove(id, editBy(facts))) ? { id } : refuse('training-not-found'),

  tryMessage: ({ body, now }) => tryMessage(body.message, now),

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

  listTemplates: templates.list,

  createTemplate: ({ body, ...facts }) =>
    templates.create(templateFields(body, facts.now), editBy(facts)),

  updateTemplate: ({ params: { id }, body, ...facts }) => {
    const made = editBy(facts)
    const gone = () => refuse('template-not-found')
    return changing({
      route: botTraining.updateTemplate,
      expected: made.expected,
      find: async () => (await templates.find(id)) ?? gone(),
      fields: () => body,
      write: (fields, template) => {
        checkDates(fields, template)
        return templates.update(id, fields, made)
      },
      gone,
    })
  },

  removeTemplate: async ({ params: { id }, ...facts }) =>
    (await templates.remove(id, editBy(facts))) ? { id } : refuse('template-not-found'),
})

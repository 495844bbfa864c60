import { type BodyOf, botTraining } from '@bong-bari/contract'
import { bumpBotVersion, removeUnanswered, templates, trainingRows } from '@bong-bari/table'
import { tryMessage } from '../bot/answer.ts'
import { usageAt } from '../bot/model/budget.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { checkTraining } from './check-training.ts'
import { stillUnanswered } from './unanswered.ts'

/** What the bot knows has changed: running instances read it anew. */
const changed = async <T>(result: T): Promise<T> => {
  await bumpBotVersion()
  return result
}

const stamps = (now: Date) => ({ createdAt: now.toISOString(), updatedAt: now.toISOString() })

const templateFields = (given: BodyOf<typeof botTraining.createTemplate>, now: Date) => ({
  ...given,
  validFrom: given.validFrom ?? now.toISOString(),
  validTo: given.validTo ?? null,
})

export const handler = serve(botTraining, {
  listTraining: trainingRows.list,

  createTraining: async ({ body, now }) =>
    changed(await trainingRows.create({ ...body, ...stamps(now) })),

  updateTraining: async ({ params, body, now }) =>
    changed(
      (await trainingRows.update(params.id, { ...body, updatedAt: now.toISOString() })) ??
        refuse('training-not-found'),
    ),

  removeTraining: async ({ params: { id } }) =>
    changed((await trainingRows.remove(id)) ? { id } : refuse('training-not-found')),

  tryMessage: ({ body, now }) => tryMessage(body.message, now),

  checkTraining: ({ body, now }) => checkTraining(body, now),

  listUnanswered: ({ now }) => stillUnanswered(now),

  removeUnanswered: async ({ params: { id } }) =>
    (await removeUnanswered(id)) ? { id } : refuse('unanswered-not-found'),

  usage: ({ now }) => usageAt(now),

  listTemplates: templates.list,

  createTemplate: async ({ body, now }) =>
    changed(await templates.create({ ...templateFields(body, now), ...stamps(now) })),

  updateTemplate: async ({ params, body, now }) =>
    changed(
      (await templates.update(params.id, {
        ...templateFields(body, now),
        updatedAt: now.toISOString(),
      })) ?? refuse('template-not-found'),
    ),

  removeTemplate: async ({ params: { id } }) =>
    changed((await templates.remove(id)) ? { id } : refuse('template-not-found')),
})

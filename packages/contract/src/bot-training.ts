import * as z from 'zod/mini'
import type { Group } from './route.ts'
import { templateNoun } from './template.ts'
import { trainingRoutes } from './training.ts'
import { unansweredRoutes } from './unanswered.ts'

const budget = z.object({ used: z.number(), limit: z.number() })

/** Tokens that the model has used of what it may use, by UTC day and month. */
export const modelUsage = z.object({ hasModel: z.boolean(), day: budget, month: budget })
export type ModelUsage = z.output<typeof modelUsage>

const { list, create, update, remove } = templateNoun.routes

/** What the bot is taught, what it could not answer, and what it costs. */
export const botTraining = {
  ...trainingRoutes,
  ...unansweredRoutes,
  usage: {
    method: 'GET',
    path: '/api/admin/chatbot-usage',
    access: 'admin',
    response: modelUsage,
  },
  listTemplates: list,
  createTemplate: create,
  updateTemplate: update,
  removeTemplate: remove,
} as const satisfies Group

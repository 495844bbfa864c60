import * as z from 'zod/mini'
import type { Group } from './route.ts'
import { templateNoun } from './template.ts'
import { trainingRoutes } from './training.ts'
import { unansweredRoutes } from './unanswered.ts'

const budget = z.object({ used: z.number(), limit: z.number() })

/** Model tokens by UTC day and month. */
export const modelUsage = z.object({ hasModel: z.boolean(), day: budget, month: budget })
export type ModelUsage = z.output<typeof modelUsage>

const { list, create, update, remove } = templateNoun.routes

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

import * as z from 'zod/mini'
import type { Group } from '../route/route.ts'
import { languages, trainingRoutes } from './row.ts'
import { templateNoun } from './template.ts'

const rowNamed = z.object({ rowId: z.number(), keyword: z.string() })

/** Similar messages, unanswered or answered wrongly. */
export const unanswered = z.object({
  id: z.string(),
  /** Verbatim, without e-mails and phones. */
  samples: z.array(z.string()),
  languages: z.array(z.enum(languages)),
  count: z.int(),
  /** Distinct per day, summed. */
  visitors: z.int(),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  /** A keyword for a new row. */
  keyword: z.optional(z.string()),
  /** Wrong answers, and the row, if it still would give them. */
  notMeant: z.optional(z.object({ count: z.int(), row: z.optional(rowNamed) })),
  nearest: z.optional(rowNamed),
})
export interface Unanswered extends z.output<typeof unanswered> {}

const path = '/api/admin/unanswered'

export const unansweredRoutes = {
  listUnanswered: {
    method: 'GET',
    path,
    access: 'admin',
    response: z.array(unanswered),
  },
  removeUnanswered: {
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'admin',
    audit: 'deleted',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    response: z.object({ id: z.string() }),
  },
} as const satisfies Group

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

import * as z from 'zod/mini'
import type { Group } from '../route/route.ts'
import { languages, trainingRoutes } from './row.ts'
import { templateNoun } from './template.ts'

const rowNamed = z.object({ rowId: z.number(), keyword: z.string() })

/** Similar messages that the bot could not answer, or answered wrongly. */
export const unanswered = z.object({
  id: z.string(),
  /** The messages word for word, without e-mail addresses and phone numbers. */
  samples: z.array(z.string()),
  languages: z.array(z.enum(languages)),
  count: z.int(),
  /** The sum over all days of the visitors on that day. */
  visitors: z.int(),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  /** A keyword that a new row could have. */
  keyword: z.optional(z.string()),
  /** How often the bot answered wrongly, and the row if it would still give that answer. */
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

const { list, create, update, remove } = templateNoun.routes

export const botTraining = {
  ...trainingRoutes,
  ...unansweredRoutes,
  listTemplates: list,
  createTemplate: create,
  updateTemplate: update,
  removeTemplate: remove,
} as const satisfies Group

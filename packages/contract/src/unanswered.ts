import * as z from 'zod/mini'
import { languages } from './bot-row.ts'
import type { Group } from './route.ts'

const rowNamed = z.object({ rowId: z.number(), keyword: z.string() })

/** Messages that sound alike and that no training row answers, or not with what is meant. */
export const unanswered = z.object({
  id: z.string(),
  /** As visitors wrote them, without e-mail addresses and phone numbers. */
  samples: z.array(z.string()),
  languages: z.array(z.enum(languages)),
  count: z.int(),
  /** How many asked: the same one counts anew every day. */
  visitors: z.int(),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  /** What it is about in a few words, for the keyword of a row that would answer it. */
  keyword: z.optional(z.string()),
  /** How often an answer was not what was meant, and the row that gave it, where it still does. */
  notMeant: z.optional(z.object({ count: z.int(), row: z.optional(rowNamed) })),
  /** The row that comes nearest without answering, where one does. */
  nearest: z.optional(rowNamed),
})
export type Unanswered = z.output<typeof unanswered>

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

import * as z from 'zod/mini'
import { languages } from './bot-row.ts'

/** Walked page by page. */
export const walkedLists = ['leads', 'spam', 'held', 'posts', 'new leads', 'waiting leads'] as const
export type WalkedList = (typeof walkedLists)[number]

const walkPlace = z.object({ list: z.enum(walkedLists), cursor: z.optional(z.string()) })
export type WalkPlace = z.output<typeof walkPlace>

/** Identifies nobody. */
const unansweredMessage = z.object({
  /** Shared by messages that sound alike. */
  group: z.string(),
  text: z.string(),
  language: z.enum(languages),
  /** Daily hashes of the asker and their networks. */
  askers: z.tuple([z.string()], z.string()),
  /** Answered wrongly, by `row` as it was then. */
  notMeant: z.optional(z.object({ row: z.optional(z.string()) })),
})
export type UnansweredMessage = z.output<typeof unansweredMessage>

/** Queue `reactions`: background work and retries. */
export const reactionMessage = z.union([
  /** A failed change, with the item before it. */
  z.object({
    change: z.object({
      key: z.object({ pk: z.string(), sk: z.string() }),
      old: z.optional(z.record(z.string(), z.unknown())),
    }),
  }),
  z.object({ walk: walkPlace }),
  z.object({ unanswered: unansweredMessage }),
])
export type ReactionMessage = z.output<typeof reactionMessage>

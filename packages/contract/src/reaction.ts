import * as z from 'zod/mini'
import { languages } from './bot-row.ts'

/** Lists that `reactions` walks, page by page. */
export const walkedLists = ['leads', 'spam', 'held', 'posts', 'new leads', 'waiting leads'] as const
export type WalkedList = (typeof walkedLists)[number]

const walkPlace = z.object({ list: z.enum(walkedLists), cursor: z.optional(z.string()) })
export type WalkPlace = z.output<typeof walkPlace>

/** A message that no row answered; identifies nobody. */
const unansweredMessage = z.object({
  /** Messages that sound alike share one. */
  group: z.string(),
  text: z.string(),
  language: z.enum(languages),
  /** Daily hashes of the asker and of each network around them. */
  askers: z.tuple([z.string()], z.string()),
  /** It was answered, but not as meant; `row` is what answered, and its state then. */
  notMeant: z.optional(z.object({ row: z.optional(z.string()) })),
})
export type UnansweredMessage = z.output<typeof unansweredMessage>

/** Messages of the queue `reactions`: background work and retries. */
export const reactionMessage = z.union([
  /** A change that failed, with the item before it. */
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

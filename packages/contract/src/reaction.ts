import * as z from 'zod/mini'
import { languages } from './bot-row.ts'

/** The lists that `reactions` walks, each page by page. */
export const walkedLists = ['leads', 'spam', 'held', 'posts', 'new leads', 'waiting leads'] as const
export type WalkedList = (typeof walkedLists)[number]

/** How far a walk has come. */
const walkPlace = z.object({ list: z.enum(walkedLists), cursor: z.optional(z.string()) })
export type WalkPlace = z.output<typeof walkPlace>

/** A message that no training row answered; neither text nor asker tells who wrote it. */
const unansweredMessage = z.object({
  /** Messages that sound alike have the same one. */
  group: z.string(),
  text: z.string(),
  language: z.enum(languages),
  /** A hash of the day for the one who asked, then of each network around it. */
  askers: z.tuple([z.string()], z.string()),
  /** It was answered, but not with what was meant: by a row in the state in which it was then, if by one. */
  notMeant: z.optional(z.object({ row: z.optional(z.string()) })),
})
export type UnansweredMessage = z.output<typeof unansweredMessage>

/** What the queue `reactions` carries: work that waits for nobody, or is tried again. */
export const reactionMessage = z.union([
  /** A change that failed, with what the item was before it. */
  z.object({
    change: z.object({
      key: z.object({ pk: z.string(), sk: z.string() }),
      old: z.optional(z.record(z.string(), z.unknown())),
    }),
  }),
  /** Where a walk goes on. */
  z.object({ walk: walkPlace }),
  z.object({ unanswered: unansweredMessage }),
])
export type ReactionMessage = z.output<typeof reactionMessage>

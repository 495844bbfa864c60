import * as z from 'zod/mini'
import { replyChannel } from './lead-event.ts'
import { leadSource } from './lead-source.ts'
import { leadStatus } from './lead-status.ts'
import { budgets, offerings } from './lead-wish.ts'
import { turn } from './turn.ts'
import { changedBy, version } from './version.ts'

/** `id` is the event's. */
const leadReply = z.object({
  id: z.uuid(),
  channel: replyChannel,
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
})

export const lead = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.string(),
  message: z.nullable(z.string()),
  /** Wish, budget and month (`YYYY-MM`). */
  offering: z.nullable(z.enum(offerings)),
  budget: z.nullable(z.enum(budgets)),
  month: z.nullable(z.string()),
  source: leadSource,
  /** The chat before the request. */
  conversation: z.nullable(z.array(turn)),
  status: z.literal('submitted'),
  opened: z.boolean(),
  openedAt: z.nullable(z.iso.datetime()),
  leadStatus,
  followUpNotes: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** When an answer is promised; null once answered or unpromised. */
  dueAt: z.nullable(z.iso.datetime()),
  repliedAt: z.nullable(z.iso.datetime()),
  /** Null also for replies before this field. */
  lastReply: z.nullable(leadReply),
  /** Opened, perhaps never sent. */
  pendingReply: z.nullable(z.omit(leadReply, { id: true })),
  /** Null once answered. */
  wroteBackAt: z.nullable(z.iso.datetime()),
  doneAt: z.nullable(z.iso.datetime()),
  followUpOn: z.nullable(z.iso.date()),
  /** The username as it was then. */
  ownerId: z.nullable(z.uuid()),
  ownerName: z.nullable(z.string()),
  updatedAt: z.nullable(z.iso.datetime()),
  version,
  changedBy,
})
export interface Lead extends z.output<typeof lead> {}

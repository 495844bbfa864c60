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
  offering: z._default(z.nullable(z.enum(offerings)), null),
  budget: z._default(z.nullable(z.enum(budgets)), null),
  month: z._default(z.nullable(z.string()), null),
  source: z._default(leadSource, 'form'),
  /** The chat before the request. */
  conversation: z._default(z.nullable(z.array(turn)), null),
  status: z.literal('submitted'),
  opened: z.boolean(),
  openedAt: z.nullable(z.iso.datetime()),
  leadStatus,
  followUpNotes: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** When an answer is promised; null once answered or unpromised. */
  dueAt: z._default(z.nullable(z.iso.datetime()), null),
  repliedAt: z._default(z.nullable(z.iso.datetime()), null),
  /** Null also for replies before this field. */
  lastReply: z._default(z.nullable(leadReply), null),
  /** Opened, perhaps never sent. */
  pendingReply: z._default(z.nullable(z.omit(leadReply, { id: true })), null),
  /** Null once answered. */
  wroteBackAt: z._default(z.nullable(z.iso.datetime()), null),
  doneAt: z._default(z.nullable(z.iso.datetime()), null),
  followUpOn: z._default(z.nullable(z.iso.date()), null),
  /** The username as it was then. */
  ownerId: z._default(z.nullable(z.uuid()), null),
  ownerName: z._default(z.nullable(z.string()), null),
  updatedAt: z._default(z.nullable(z.iso.datetime()), null),
  version,
  changedBy,
})
export interface Lead extends z.output<typeof lead> {}

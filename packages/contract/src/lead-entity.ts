import * as z from 'zod/mini'
import { replyChannel } from './lead-event.ts'
import { leadSource } from './lead-source.ts'
import { leadStatus } from './lead-status.ts'
import { budgets, offerings } from './lead-wish.ts'
import { turn } from './turn.ts'
import { changedBy, version } from './version.ts'

/** A reply that went out: how, when, and the username of who wrote it; `id` is that of its event. */
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
  /** What the brand wants, in which range of money, and in which month (`YYYY-MM`); null where it did not say. */
  offering: z._default(z.nullable(z.enum(offerings)), null),
  budget: z._default(z.nullable(z.enum(budgets)), null),
  month: z._default(z.nullable(z.string()), null),
  source: z._default(leadSource, 'form'),
  /** What was said in the chat before it; null where nobody chatted. */
  conversation: z._default(z.nullable(z.array(turn)), null),
  status: z.literal('submitted'),
  opened: z.boolean(),
  openedAt: z.nullable(z.iso.datetime()),
  leadStatus,
  followUpNotes: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** By when the brand was promised an answer; null once somebody replied, or where nobody promised. */
  dueAt: z._default(z.nullable(z.iso.datetime()), null),
  /** When somebody first said that the brand was answered. */
  repliedAt: z._default(z.nullable(z.iso.datetime()), null),
  /** The newest of the replies that went out; null too of one that was noted before it was kept here. */
  lastReply: z._default(z.nullable(leadReply), null),
  /** A mail, chat or call that somebody opened, and has not said yet whether it went out. */
  pendingReply: z._default(z.nullable(z.omit(leadReply, { id: true })), null),
  /** When the brand wrote again after an answer; null once that was answered. */
  wroteBackAt: z._default(z.nullable(z.iso.datetime()), null),
  /** When somebody said that nothing more is to be done. */
  doneAt: z._default(z.nullable(z.iso.datetime()), null),
  /** The day on which somebody wants to write or call again. */
  followUpOn: z._default(z.nullable(z.iso.date()), null),
  /** The admin who takes care of it, and the username of then; both null where nobody does. */
  ownerId: z._default(z.nullable(z.uuid()), null),
  ownerName: z._default(z.nullable(z.string()), null),
  /** Null until somebody changes it. */
  updatedAt: z._default(z.nullable(z.iso.datetime()), null),
  version,
  changedBy,
})
export type Lead = z.output<typeof lead>

import * as z from 'zod/mini'
import { leadStatus } from './lead-status.ts'

/** How a brand can be answered. */
export const replyChannels = ['whatsapp', 'mail', 'phone', 'other'] as const
export const replyChannel = z.enum(replyChannels, {
  error: `channel must be one of ${replyChannels.join(', ')}`,
})
export type ReplyChannel = z.output<typeof replyChannel>

/** `by` is the admin's username of then; null is nobody with a name, or nobody knows. */
const event = {
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
}

/** What stood in a lead before a reply ended it. */
const settled = z.object({
  dueAt: z.nullable(z.iso.datetime()),
  followUpOn: z.nullable(z.iso.date()),
  wroteBackAt: z.nullable(z.iso.datetime()),
  doneAt: z.nullable(z.iso.datetime()),
})

const kinds = {
  received: {},
  opened: {},
  status: { from: leadStatus, to: leadStatus },
  /** `before` is what stood there. */
  notes: { before: z.nullable(z.string()) },
  /** Usernames. */
  owner: { from: z.nullable(z.string()), to: z.nullable(z.string()) },
  'follow-up-on': { from: z.nullable(z.iso.date()), to: z.nullable(z.iso.date()) },
  /** `sent` is there where somebody else wrote it, or at another time, than who noted it; `settled` is what it ended. */
  replied: {
    channel: replyChannel,
    sent: z.optional(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) })),
    settled: z.optional(settled),
  },
  /** `replyId` is the id of the event that noted it. */
  'reply-taken-back': { channel: replyChannel, replyId: z.uuid() },
  /** `to` is whether it is so from then on. */
  'wrote-back': { to: z.boolean() },
  done: { to: z.boolean() },
  spam: {},
  restored: {},
  /** Kept apart because a day was full, and taken out of there. */
  held: {},
  released: {},
}

const kind = <Name extends keyof typeof kinds>(name: Name) =>
  z.object({ ...event, kind: z.literal(name), ...kinds[name] })

/** One thing that happened to a lead. */
export const leadEvent = z.discriminatedUnion('kind', [
  kind('received'),
  kind('opened'),
  kind('status'),
  kind('notes'),
  kind('owner'),
  kind('follow-up-on'),
  kind('replied'),
  kind('reply-taken-back'),
  kind('wrote-back'),
  kind('done'),
  kind('spam'),
  kind('restored'),
  kind('held'),
  kind('released'),
])
export type LeadEvent = z.output<typeof leadEvent>
